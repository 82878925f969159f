import { ROOM_WORDS } from "../modules/de";
import { sentencesFrom } from "./sentences";
import { common } from "./words/de";

export const de = sentencesFrom(common, ROOM_WORDS);
