/** Questions about revealed cards: whose cards they concern, and how they are worded. */
import { namedPiece, namedPlace, type PlaceKind, type Seat } from "@stillwater/engine";
import { BASE_ASKS } from "@/modules/base";
import type { AskedKind } from "@/modules/room";
import { ROOMS } from "@/modules/rooms";

const OF_SEATS = ["pile", "hand"] as const satisfies readonly PlaceKind[];

/** The seat that a question concerns, by its hand or pile, or by a piece it may hold (`monster:2`); null for none. */
export function seatAsked(of: string): Seat | null {
  const place = namedPlace(of);
  const named = OF_SEATS.some((kind) => kind === place?.kind) ? place : namedPiece(of);
  return named?.number ? named.number - 1 : null;
}

/** The kinds of cards and places that a question can be about; no others are ever revealed. */
export const ASKED_KINDS: readonly AskedKind[] = [
  ...Object.values(ROOMS).flatMap(({ asks }): readonly AskedKind[] => asks),
  ...BASE_ASKS,
];

/** The question's wording depends on where the card comes from, or on where it goes. */
export function headlineKey(
  of: string,
  to: string | undefined,
  into: boolean,
): `asks_${AskedKind}` | "asksDrawn" {
  if (into) return "asksDrawn";
  const known = [of, to ?? ""].flatMap(
    (place) => ASKED_KINDS.find((one) => one === (namedPlace(place) ?? namedPiece(place))?.kind) ?? [],
  )[0];
  if (known === undefined) throw new Error(`nobody says what is asked of ${of}`);
  return `asks_${known}`;
}

/** If there are more answers than this, cards with nothing but a number are typed instead. */
const MOST_BUTTONS = 14;

/** Whether an answer is a card with nothing but a number. */
export function isNumbered(answer: string): boolean {
  const card = namedPiece(answer);
  return card !== undefined && card.number > 0 && !card.signed;
}

/** Whether some of so many answers are typed; places, of which there may be as many, have only buttons. */
export const areTyped = (answers: readonly string[]): boolean =>
  answers.length > MOST_BUTTONS && answers.some(isNumbered);
