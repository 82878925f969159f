"use client";

/** A question put to the engine: how it was understood, the verdict, the assumed board, and what it did not say. */
import { type Assumed, readingInWords, type Understood } from "@stillwater/lookup/understand";
import { checkPath } from "@stillwater/table/position";
import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import { LateBoard } from "../board/LateBoard";
import type { BoardToTouch } from "../clause-page";

const COLOURS = { g: "green", b: "blue", r: "red" } as const;

interface CheckedProps {
  readonly check: Understood;
  /** "That is not what I asked". */
  readonly onDeny: () => void;
  /** Whether it appeared because of a button that is gone: then it takes the focus. */
  readonly taken?: boolean;
}

export function CheckedQuestion({ check, onDeny, taken = false }: CheckedProps) {
  const t = useTranslations("rules");
  const card = useTranslations("card");
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const words = (assumed: Assumed): string => {
    switch (assumed.kind) {
      case "others-empty":
        return t(check.game === "sea" ? "assume.emptySea" : "assume.emptyMountain");
      case "game":
        return t("assume.game", { game: assumed.game });
      case "row":
        return t("assume.row", { row: assumed.row });
      case "hand":
        return t("assume.hand", { count: assumed.cards });
      case "colour":
        return t("assume.colour", { card: assumed.card, colour: card(COLOURS[assumed.colour]) });
      case "started":
        return t("assume.started");
      case "moves-up":
        return t("assume.movesUp");
    }
  };
  const { position, act, seat, reading, assumed } = check;
  const boards = useMemo(
    (): readonly BoardToTouch[] => [
      {
        kind: "board",
        id: `${position} ${act}`,
        caption: "",
        position,
        tries: [{ before: [], act: `${seat + 1}: ${act}` }],
      },
    ],
    [position, act, seat],
  );
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (taken) section.current?.focus();
  }, [taken]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="checked grid gap-2 justify-items-start pb-4.5 border-b border-b-ink"
      aria-label={t("checked")}
    >
      <p className="max-w-184 leading-[1.35]">
        {t.rich("understoodAs", { said: readingInWords(reading, locale), b: (chunks) => <b>{chunks}</b> })}
      </p>
      <Button variant="text" size="small" onClick={onDeny}>
        {t("notAsked")}
      </Button>
      <LateBoard key={boards[0]?.id} examples={boards} clause={null} verdictFirst />
      {assumed.length > 0 && (
        <p className="text-quiet">{t("assumed", { list: list.format(assumed.map(words)) })}</p>
      )}
    </section>
  );
}

/** Shown in place of a verdict that the person did not ask for. */
export function Denied({ check }: { readonly check: Understood }) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const note = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} className="pt-2 pb-3 border-b border-b-hair">
      {t("denied")}{" "}
      <Link
        className="action-link"
        href={`/${locale}${checkPath(check.position, check.act)}`}
        prefetch={false}
      >
        {t("setUp")}
      </Link>
    </p>
  );
}
