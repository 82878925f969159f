import { fr } from "./fr";
import { voiceFrom } from "./voice";

export const { verdictText, findingText, placeText, cardText, logText, turnText, endText } = voiceFrom(fr);
