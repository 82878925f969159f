import { cardKindOf } from "../cards";
import type { ROOM_WORDS } from "../modules/en";
import type { MergedParts, RoomId } from "../modules/room";
import type { common } from "./words/en";

type Common = typeof common;
type Rooms = typeof ROOM_WORDS;
type AnyWords = Common | Rooms[RoomId];

/** The words of one kind that are said anywhere. */
type Words<Kind extends string> = MergedParts<
  AnyWords extends infer Each ? (Each extends { readonly [K in Kind]: infer Some } ? Some : never) : never
>;

/** Every sentence of the verdict card and the log, in one language. A module's words stand in its room. */
export interface Sentences extends Pick<Common, "language" | "yes" | "no" | "perhaps" | "closed" | "turn"> {
  /** Pieces by their names in the notation. */
  readonly cards: Words<"cards">;
  /** Numbered cards by the letter of their colour. */
  readonly ascents: Words<"ascents">;
  /** A card that is not in the hand. */
  readonly missing: Words<"missing">;
  readonly grid: Words<"grid">;
  /** Places of a seat, places with a number, and all others. */
  readonly seats: Words<"seats">;
  readonly numbered: Words<"numbered">;
  readonly places: Words<"places">;
  /** What comes first, by the step that is due. Fragments, as refusals are. */
  readonly due: Words<"due">;
  /** What an allowed act says for itself: a fragment; by its name where that is all. */
  readonly allowed: Words<"allowed">;
  readonly permits: Words<"permits">;
  /**
   * Why an act is refused. Fragments without their first capital and full stop, so that "No — …" and a sentence of its
   * own can both be made from them.
   */
  readonly refused: Words<"refused">;
  /** Sentences of their own under a verdict. */
  readonly notes: Words<"notes">;
  /** One sentence for each rule that is kept, for the list of everything that was checked. */
  readonly kept: Words<"kept">;
  /** Where only the holder of hidden cards can tell. Fragments, as refusals are. */
  readonly unsure: Words<"unsure">;
  /** One sentence for each act, at most fifteen words with what follows from it. `cost` is how many cards went. */
  readonly log: Words<"log">;
  /** How a game ended, in one sentence. */
  readonly end: Words<"end">;
}

/** Puts the words of all rooms together. */
export function sentencesFrom(common: Common, rooms: Rooms): Sentences {
  const every: readonly AnyWords[] = [common, ...Object.values(rooms)];
  const all = <Kind extends string>(kind: Kind): Words<Kind> =>
    Object.assign({}, ...every.map((words) => Reflect.get(words, kind)));
  const { language, yes, no, perhaps, closed, turn } = common;
  return {
    ...{ language, yes, no, perhaps, closed, turn },
    ...{ cards: all("cards"), ascents: all("ascents"), missing: all("missing") },
    ...{ grid: all("grid"), seats: all("seats"), numbered: all("numbered"), places: all("places") },
    ...{ due: all("due"), allowed: all("allowed"), permits: all("permits"), refused: all("refused") },
    ...{ notes: all("notes"), kept: all("kept"), unsure: all("unsure"), log: all("log"), end: all("end") },
  };
}

/** What stands in a record under a name that came from elsewhere. */
export function wordsAt<Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** A card in words; a number stays a number. */
export function cardWords(name: string, { cards, ascents }: Sentences): string {
  const kind = cardKindOf(name);
  const [, letter = "", number = ""] = /^([a-z])(\d+)\*?$/.exec(kind) ?? [];
  if (/^\d+$/.test(kind)) return kind;
  // A marker is no card, and may be tried as one all the same. Every card has words: a law test holds that.
  return wordsAt(cards, kind) ?? wordsAt(ascents, letter)?.(number) ?? cards["?"];
}
