import type { CompanionPart } from "../companion-part";

export const companion: CompanionPart = {
  OfSeat: null,
  Sign: null,
  Beside: null,
  Anytime: null,
  council: null,
  along: null,
  usual: null,
  unsaid: { kind: "open", says: "rowCame", unsaid: "rowUnsaid", say: "rowSay" },
  mark: null,
  text: null,
  Others: null,
};
