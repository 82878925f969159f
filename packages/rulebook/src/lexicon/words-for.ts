/** Which meanings must have words in every language. */
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

/** The words for every meaning of one use. A meaning without words in some language does not compile. */
export type WordsFor<By extends WordUse, Room extends RoomId | "lexicon" = RoomId | "lexicon"> = Readonly<
  Record<MeaningIn<Room, By>, Translated>
>;

/** The meanings that are searched for. */
export type MeaningName = MeaningIn<RoomId | "lexicon", "searched">;
