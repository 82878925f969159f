import { ROOM_WORDS } from "../modules/en";
import { sentencesFrom } from "./sentences";
import { common } from "./words/en";

export const en = sentencesFrom(common, ROOM_WORDS);
