"use client";

/** The remaining cards, typed in place by place: then the whole game can be replayed. */
import { leftovers, type View } from "@stillwater/companion";
import type { Table } from "@stillwater/engine";
import { Button, Sheet } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { saveText } from "@/layout/save-text";
import { newLocalSeed } from "@/local-games/seed";
import { useVoice } from "@/stage/Voice";
import { ManyCards } from "../ManyCards";
import { useNotUnseen } from "../useNotUnseen";
import { wholeRecord } from "./completing";

/** The cards typed so far, by place. */
export type LeftCards = Readonly<Record<string, readonly string[]>>;

interface LeftoversProps {
  readonly view: View;
  readonly table: Table;
  /** State of the parent, so that typed cards are still there when the sheet is opened again. */
  readonly cards: LeftCards;
  readonly onCards: (cards: LeftCards) => void;
  readonly onClose: () => void;
}

export default function Leftovers({ view, table, cards, onCards, onClose }: LeftoversProps) {
  const t = useTranslations("track");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const voice = useVoice();
  const whyNot = useNotUnseen();
  const places = useMemo(() => leftovers(table), [table]);
  const [at, setAt] = useState(() =>
    places.findIndex(({ place, count }) => (cards[place]?.length ?? 0) < count),
  );
  const [seed] = useState(newLocalSeed);
  const { rulebook } = table;
  const here = places[at];
  const have = here === undefined ? [] : (cards[here.place] ?? []);
  // The cards in the last place follow from all the others.
  const asked = places.length - 1;
  const all = here === undefined || at >= asked;
  const refuse = (card: string) => whyNot(table, Object.values(cards).flat(), card);
  const whole = useMemo(() => (all ? wholeRecord(view, cards, seed) : null), [all, view, cards, seed]);
  return (
    <Sheet open title={t("left")} closeLabel={shell("close")} onClose={onClose}>
      <div className="grid gap-3 pb-2">
        {whole === null && here !== undefined ? (
          <>
            <p className="text-quiet">{t("leftText")}</p>
            <h3 className="companion-headline" aria-live="polite">
              {t("leftAt", {
                place: voice.placeText(here.place, view.names),
                have: have.length,
                count: here.count,
              })}
            </h3>
            <ManyCards
              key={here.place}
              {...{ rulebook, refuse }}
              cards={have}
              full={have.length >= here.count}
              onCards={(more) => {
                onCards({ ...cards, [here.place]: more });
                if (more.length === here.count) setAt(at + 1);
              }}
            />
            <div className="companion-pair companion-history-head">
              <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
                {t("leftBack")}
              </Button>
              <Button onClick={() => setAt(at + 1)}>{t("leftUnknown")}</Button>
            </div>
            <Button variant="text" onClick={() => setAt(asked)}>
              {t("leftNoMore")}
            </Button>
          </>
        ) : whole?.ok === true ? (
          <>
            <p>{t("wholeText")}</p>
            {whole.value.guessed === 0 ? null : <p>{t("wholeGuessed", { count: whole.value.guessed })}</p>}
            <p className="text-quiet">{t("wholeUnknown")}</p>
            <Button
              variant="primary"
              block
              href={`/${locale}/replay/here#${new URLSearchParams({ record: whole.value.text, at: "0" })}`}
              link={Link}
            >
              {t("wholeReplay")}
            </Button>
            <Button block onClick={() => saveText(`stillwater-${rulebook.code}.txt`, whole.value.text)}>
              {t("wholeSave")}
            </Button>
            {at === 0 ? null : <Button onClick={() => setAt(0)}>{t("leftAnew")}</Button>}
          </>
        ) : (
          <>
            <p role="alert">{t("wholeBroken")}</p>
            <Button onClick={() => setAt(0)}>{t("leftAnew")}</Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
