import { hasPlace, namesAt } from "@stillwater/table/position";
import type { EditorPart } from "../editor-part";

export const editor: EditorPart = {
  OfCard: null,
  OfSpace: null,
  besideRow: ({ kind }, { t }) => (kind === "storm" ? t("besideFog") : null),
  besideBoard: (table, { t, seat: nameOf }) =>
    (
      [
        ["yellow", "squall"],
        ["orange", "coast"],
      ] as const
    ).flatMap(([kind, word]) =>
      table.rulebook.hands.flatMap((_hand, seat) => {
        const place = `${kind}:${seat + 1}`;
        const count = hasPlace(table, place) ? namesAt(table, place).length : 0;
        const text = t(word, { name: nameOf(seat) });
        return count === 0 ? [] : [count === 1 ? text : `${text} ×${count}`];
      }),
    ),
  named: ["drawn", "shedding"],
  standing: null,
  unplayable: null,
};
