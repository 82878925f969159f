import { de } from "./de";
import { voiceFrom } from "./voice";

export const { verdictText, findingText, placeText, cardText, logText, turnText, endText } = voiceFrom(de);
