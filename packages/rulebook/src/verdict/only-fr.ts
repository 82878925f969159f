import { fr } from "../words/sentences/fr";
import { voiceFrom } from "./voice";

export type { TextPart } from "../emphasis";
export type * from "./shapes";

export const {
  verdictText,
  findingText,
  placeText,
  cardText,
  logText,
  seatText,
  seatNames,
  turnText,
  endText,
  scoreText,
  closedText,
} = voiceFrom(fr);
