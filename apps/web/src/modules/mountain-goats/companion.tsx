import { type CompanionPart, NO_COMPANION } from "../companion-part";

export const companion: CompanionPart = {
  ...NO_COMPANION,
  usual: { kind: "goat", asks: "asks_goat", says: "goatOn", no: "goatNo", yes: "goatYes" },
};
