import { ROOM_WORDS } from "../modules/fr";
import { sentencesFrom } from "./sentences";
import { common } from "./words/fr";

export const fr = sentencesFrom(common, ROOM_WORDS);
