/** Which meanings have to have words in every language. */
import type { Translated } from "../language";
import type { MeaningsOf } from "../modules/meanings-of";
import type { RoomId } from "../modules/room";
import type { NamesOfNoRoom } from "./meanings";
import type { WordUse } from "./shapes";

/** The meanings of a room, or of none. */
type MeaningIn<Room extends RoomId | "lexicon", By extends WordUse> = Extract<
  (MeaningsOf & { readonly lexicon: NamesOfNoRoom })[Room][By],
  string
>;

/** Words for every meaning that is understood in a way: one that no language has words for any more does not compile. */
export type WordsFor<By extends WordUse, Room extends RoomId | "lexicon" = RoomId | "lexicon"> = Readonly<
  Record<MeaningIn<Room, By>, Translated>
>;

/** The meanings that are searched for. */
export type MeaningName = MeaningIn<RoomId | "lexicon", "searched">;
