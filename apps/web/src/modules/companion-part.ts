/** What a module adds to the companion of a real table. */
import type { Content, View } from "@stillwater/companion";
import type { Act, NamedPiece, PlaceKind, Seat, StepName, Table } from "@stillwater/engine";
import type { ComponentType, ReactNode } from "react";
import type { WordIn } from "@/i18n/word-in";

/** A message of the companion. */
type TrackWord = WordIn<"track">;

export interface SignProps {
  readonly table: Table;
  /** The device lies flat in the middle of the table, and is read from 1.5 m. */
  readonly flat: boolean;
}

export interface BesideProps extends SignProps {
  readonly nameOf: (seat: Seat) => string;
  /** Who does it. */
  readonly seat: Seat;
  /** Something was done with one touch; absent where nothing may be done. */
  readonly onDone?: ((plan: Act) => void) | undefined;
}

export interface AnytimeProps extends Omit<BesideProps, "onDone" | "flat"> {
  readonly onDone: (plan: Act) => void;
  /** An act that is confirmed first. */
  readonly onMeant: (plan: Act) => void;
}

/** Something that may be told of an act in the same touch. */
export interface Along {
  /** The name of a place, an act, or an answer to what is asked. */
  readonly key: string;
  /** Done after the act; absent where `key` answers a question. */
  readonly act?: Act;
  /** It was so before it was as it is: it goes to and fro. */
  readonly before: boolean;
  /** What is said of an act that no place and no card is the name of, and in short. */
  readonly words?: { readonly says: TrackWord; readonly short: TrackWord };
}

/** A piece that goes to a row after an act. */
export interface AlongPart {
  /** What may follow an act, of the table after it; empty where nothing of it does. */
  readonly ways: (view: View, after: Table) => readonly Along[];
  /** The row on which it was before the one it is on. */
  readonly before: (view: View, after: Table) => string | undefined;
  readonly words: {
    readonly label: TrackWord;
    readonly to: TrackWord;
    readonly row: TrackWord;
    readonly back: TrackWord;
  };
}

/** A question that is nearly always answered with no. */
export interface UsualPart {
  /** The kind of piece it is about. */
  readonly kind: NamedPiece["kind"];
  readonly asks: TrackWord;
  readonly says: TrackWord;
  readonly no: TrackWord;
  readonly yes: TrackWord;
}

/** Cards that come to lie in the open before everybody, and need not be told of. */
interface UnsaidPart {
  /** The kind of place they come to. */
  readonly kind: PlaceKind;
  readonly says: TrackWord;
  readonly unsaid: TrackWord;
  readonly say: TrackWord;
}

/** Null where it adds nothing of the kind. */
export interface CompanionPart {
  /** With the name of a seat. */
  readonly OfSeat: ComponentType<{ readonly table: Table; readonly seat: Seat }> | null;
  /** What people forget at a table, beside whose turn it is. */
  readonly Sign: ComponentType<SignProps> | null;
  /** What lies beside the board and decides what may be done. */
  readonly Beside: ComponentType<BesideProps> | null;
  /** What may be done whatever is asked. */
  readonly Anytime: ComponentType<AnytimeProps> | null;
  /** What a council asks, and what is said for leaving all as it is. */
  readonly council: {
    readonly step: StepName;
    readonly asks: TrackWord;
    readonly none: TrackWord;
  } | null;
  readonly along: AlongPart | null;
  readonly usual: UsualPart | null;
  readonly unsaid: UnsaidPart | null;
  /** An answer by its own sign, and in its own words; null for an answer that is not its own. */
  readonly mark: ((answer: NamedPiece) => ReactNode) | null;
  readonly text: ((answer: NamedPiece) => string | null) | null;
  /** Under what is asked: cards that are not among those of this app. */
  readonly Others: ComponentType<{
    readonly view: View;
    readonly onWrite: (content: Content) => void;
  }> | null;
}
