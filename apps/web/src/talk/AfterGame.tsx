"use client";

/** Shown after a game: the crew's talk, and whether somebody leads through the replay. */
import type { Live } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useVoice } from "@/stage/Voice";
import { TalkPanel } from "./TalkPanel";

export default function AfterGame({ live }: { readonly live: Live }) {
  const t = useTranslations("talk");
  const voice = useVoice();
  const locale = useLocale();
  const { talk, view } = live;
  const { id, you, seats, listed } = view;
  if (talk === null || you === null) return null;
  const names = seats.map((seat) => seat?.name ?? null);
  const leader = talk.lead === null || talk.lead.seat === you ? null : voice.seatText(talk.lead.seat, names);
  return (
    <TalkPanel table={id} {...{ you, names, listed, talk }}>
      {leader === null ? null : (
        <div
          className="together flex flex-wrap gap-x-3.5 gap-y-1.5 items-center min-h-15 px-3 py-1.5 border-s-3
          border-s-rule data-led:border-act data-led:bg-act-soft"
          data-led=""
        >
          <p className="flex-[1_1_12rem]" role="status">
            {t("leads", { name: leader })}
          </p>
          <Button href={`/${locale}/replay/${id}`} link={Link}>
            {t("join")}
          </Button>
        </div>
      )}
    </TalkPanel>
  );
}
