import { type CompanionPart, NO_COMPANION } from "../companion-part";
import { OwnPanoramas } from "./OwnPanoramas";

export const companion: CompanionPart = {
  ...NO_COMPANION,
  text: ({ kind, of }) => (kind === "panorama" ? of : null),
  Others: OwnPanoramas,
};
