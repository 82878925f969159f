"use client";

/** A question put to the engine: the board it was taken for, the verdict, and what it did not say. */
import type { Assumed, Understood } from "@stillwater/lookup/understand";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { LateBoard } from "../board/LateBoard";
import type { BoardToTouch } from "../clause-page";

const COLOURS = { g: "green", b: "blue", r: "red" } as const;

export function Checked({ check }: { readonly check: Understood }) {
  const t = useTranslations("rules");
  const card = useTranslations("card");
  const list = new Intl.ListFormat(useLocale());
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
    }
  };
  const said = check.assumed.map(words);
  const caption = said.length === 0 ? t("checked") : t("assumed", { list: list.format(said) });
  const { position, act, seat } = check;
  const boards = useMemo(
    (): readonly BoardToTouch[] => [
      {
        kind: "board",
        id: `${position} ${act}`,
        caption,
        position,
        tries: [{ before: [], act: `${seat + 1}: ${act}` }],
      },
    ],
    [position, act, seat, caption],
  );
  return (
    <section className="checked" aria-label={t("checked")}>
      <LateBoard key={boards[0]?.id} examples={boards} clause={null} />
    </section>
  );
}
