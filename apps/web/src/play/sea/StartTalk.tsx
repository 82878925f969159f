"use client";

/** The only talk there is: two numbers each, and one tap to agree to a way of sharing the eight. */
import type { StartTable } from "@stillwater/engine";
import { Button, Cartouche, Dials, EightSockets, Icon, SplitChips } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { agreeText, dialText } from "@/play/choosing/act-text";

interface StartTalkProps {
  readonly talk: StartTable;
  readonly names: readonly string[];
  readonly you: number | null;
  /** Cards this person could give at the very most. */
  readonly most: number;
  readonly sending: string | null;
  readonly onDial: (gladly: number, atMost: number) => void;
  readonly onAgree: (split: readonly number[]) => void;
}

export function StartTalk({ talk, names, you, most, sending, onDial, onAgree }: StartTalkProps) {
  const t = useTranslations("eight");
  const table = useTranslations("table");
  const locale = useLocale();
  const said = you === null ? null : (talk.dials[you] ?? null);
  const [own, setOwn] = useState({ gladly: said?.gladly ?? 0, atMost: said?.atMost ?? Math.min(most, 4) });
  const limit = Math.min(most, talk.total);
  const list = (seats: readonly number[]) =>
    new Intl.ListFormat(locale).format(seats.map((seat) => names[seat] ?? ""));
  const offered = talk.dials.reduce((sum, dial) => sum + (dial?.gladly ?? 0), 0);
  const silent = talk.dials.flatMap((dial, seat) => (dial === null ? [seat] : []));
  const changed = said === null || said.gladly !== own.gladly || said.atMost !== own.atMost;
  const starter = names[talk.by] ?? "";
  const note = (agreed: readonly number[]) =>
    agreed.length === 0
      ? t("nobody")
      : t(agreed.length === 1 ? "agreedOne" : "agreed", { names: list(agreed), name: list(agreed) });
  const mine = talk.proposals.find(({ agreed }) => you !== null && agreed.includes(you));
  return (
    <div className="table-talk">
      <Cartouche
        centered
        level={2}
        size="large"
        overline={
          <>
            <Icon name="anchor" size={20} /> {talk.by === you ? t("youLay") : t("lays", { name: starter })}
          </>
        }
        title={t("title")}
      >
        {names.length === 2 ? <p className="text-quiet">{t("extra")}</p> : null}
        <EightSockets
          total={talk.total}
          filled={Math.min(offered, talk.total)}
          label={t("offered", { count: offered, total: talk.total })}
        />
      </Cartouche>
      <Dials
        labels={{
          table: t("splits"),
          player: table("crew"),
          gladly: t("gladly"),
          atMost: t("atMost"),
          less: (dial) => `${t("less")}: ${dial}`,
          more: (dial) => `${t("more")}: ${dial}`,
          unset: "–",
        }}
        rows={names.map((name, seat) => ({
          key: String(seat),
          name,
          ...(seat === you ? { suffix: table("you"), own: { max: limit } } : {}),
          gladly: seat === you ? own.gladly : (talk.dials[seat]?.gladly ?? null),
          atMost: seat === you ? own.atMost : (talk.dials[seat]?.atMost ?? null),
        }))}
        onDial={setOwn}
      />
      {you === null ? null : (
        <Button
          variant={changed && sending === null ? (said === null ? "primary" : "secondary") : "waiting"}
          block
          onClick={() => onDial(own.gladly, own.atMost)}
        >
          {sending === dialText(own.gladly, own.atMost)
            ? table("sending")
            : t(changed ? "say" : "saidSo", { gladly: own.gladly, atMost: own.atMost })}
        </Button>
      )}
      {talk.proposals.length > 0 && you !== null ? (
        <SplitChips
          label={t("splits")}
          chips={talk.proposals.map(({ split, agreed }) => ({
            key: agreeText(split),
            split,
            note: note(agreed),
            chosen: agreed.includes(you),
            label: `${t("agree", { split: split.join(" · ") })}: ${note(agreed)}`,
          }))}
          onChip={(key) => {
            const chosen = talk.proposals.find(({ split }) => agreeText(split) === key);
            if (chosen !== undefined && sending === null) onAgree(chosen.split);
          }}
        />
      ) : null}
      <p className="text-quiet">
        {you !== null && silent.includes(you)
          ? t("waitOwn")
          : silent.length > 0
            ? t("waitDials", { names: list(silent) })
            : talk.proposals.length === 0
              ? t("noSplit")
              : mine === undefined
                ? t("tapSplit")
                : t("waitAgree", {
                    names: list(
                      names.map((_name, seat) => seat).filter((seat) => !mine.agreed.includes(seat)),
                    ),
                  })}
      </p>
    </div>
  );
}
