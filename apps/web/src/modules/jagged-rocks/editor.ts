import { type EditorPart, NO_EDITOR } from "../editor-part";

export const editor: EditorPart = {
  ...NO_EDITOR,
  besideRow: ({ kind }, { t }) => (kind === "rocks" ? t("besideRocks") : null),
};
