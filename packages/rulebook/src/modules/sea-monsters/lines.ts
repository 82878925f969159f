import type { RoomLines } from "../../spoken/lines";
import { onSpace } from "../../spoken/reading";

export const lines: RoomLines<"sea-monsters"> = {
  acts: { monster: { monster: onSpace("monster") } },
  cards: { monster: { named: true, article: true, stoodFor: true } },
};
