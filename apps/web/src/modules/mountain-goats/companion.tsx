import type { CompanionPart } from "../companion-part";

export const companion: CompanionPart = {
  OfSeat: null,
  Sign: null,
  Beside: null,
  Anytime: null,
  council: null,
  along: null,
  usual: { kind: "goat", asks: "asks_goat", says: "goatOn", no: "goatNo", yes: "goatYes" },
  unsaid: null,
  mark: null,
  text: null,
  Others: null,
};
