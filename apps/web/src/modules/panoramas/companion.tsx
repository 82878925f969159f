import type { CompanionPart } from "../companion-part";
import { OwnPanoramas } from "./OwnPanoramas";

export const companion: CompanionPart = {
  OfSeat: null,
  Sign: null,
  Beside: null,
  Anytime: null,
  council: null,
  along: null,
  usual: null,
  unsaid: null,
  mark: null,
  text: ({ kind, of }) => (kind === "panorama" ? of : null),
  Others: OwnPanoramas,
};
