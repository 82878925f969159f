import { en } from "./en";
import { voiceFrom } from "./voice";

export const { verdictText, findingText, placeText, cardText, logText, turnText, endText } = voiceFrom(en);
