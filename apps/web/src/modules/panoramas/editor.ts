import { setupOf } from "@stillwater/engine";
import type { EditorPart } from "../editor-part";

export const editor: EditorPart = {
  OfCard: null,
  OfSpace: null,
  besideRow: null,
  besideBoard: (table, { t }) => {
    const { shown = [], met = [] } = setupOf(table).panoramas ?? {};
    if (shown.length + met.length === 0) return [];
    const all = [...shown, ...met.map((name) => `${name} (${t("panoramaMet")})`)];
    return [`${t("panoramas")}: ${all.join(", ")}`];
  },
  named: [],
  standing: null,
  unplayable: null,
};
