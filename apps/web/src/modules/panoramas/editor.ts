import { setupOf } from "@stillwater/engine";
import { type EditorPart, NO_EDITOR } from "../editor-part";

export const editor: EditorPart = {
  ...NO_EDITOR,
  besideBoard: (table, { t }) => {
    const { shown = [], met = [] } = setupOf(table).panoramas ?? {};
    if (shown.length + met.length === 0) return [];
    const all = [...shown, ...met.map((name) => `${name} (${t("panoramaMet")})`)];
    return [`${t("panoramas")}: ${all.join(", ")}`];
  },
};
