import type { EditorPart } from "../editor-part";

export const editor: EditorPart = {
  OfCard: null,
  OfSpace: null,
  besideRow: ({ kind }, { t }) => (kind === "rocks" ? t("besideRocks") : null),
  besideBoard: null,
  named: [],
  standing: null,
  unplayable: null,
};
