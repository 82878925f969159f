/** What a module adds to the companion at a real table. */
import type { Content, View } from "@stillwater/companion";
import type { Act, NamedPiece, PlaceKind, Seat, StepName, Table } from "@stillwater/engine";
import type { ComponentType, ReactNode } from "react";
import type { WordIn } from "@/i18n/word-in";

/** A message key of the companion. */
type TrackWord = WordIn<"track">;

export interface SignProps {
  readonly table: Table;
  /** The device lies flat in the middle of the table, and is read from a distance of 1.5 m. */
  readonly flat: boolean;
}

export interface BesideProps extends SignProps {
  readonly nameOf: (seat: Seat) => string;
  /** The seat that acts. */
  readonly seat: Seat;
  /** Called for an act done with one touch; absent where no act is possible. */
  readonly onDone?: ((plan: Act) => void) | undefined;
}

export interface AnytimeProps extends Omit<BesideProps, "onDone" | "flat"> {
  readonly onDone: (plan: Act) => void;
  /** Called for an act that needs confirmation. */
  readonly onMeant: (plan: Act) => void;
}

/** Information that the same touch can record with an act. */
export interface Along {
  /** The name of a place, an act, or an answer to the question. */
  readonly key: string;
  /** Done after the act; absent if `key` answers a question. */
  readonly act?: Act;
  /** The piece was there before its present place, and may well go back. */
  readonly before: boolean;
  /** The words for an act that no place or card names, and their short form. */
  readonly words?: { readonly says: TrackWord; readonly short: TrackWord };
}

/** A piece that moves to a row after an act. */
export interface AlongPart {
  /** What may follow an act, given the table after it; empty for nothing. */
  readonly ways: (view: View, after: Table) => readonly Along[];
  /** The row that the piece was on before its present one. */
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
  /** The kind of piece that the question is about. */
  readonly kind: NamedPiece["kind"];
  readonly asks: TrackWord;
  readonly says: TrackWord;
  readonly no: TrackWord;
  readonly yes: TrackWord;
}

/** Cards that are revealed to everybody, and need not be entered. */
interface UnsaidPart {
  /** The kind of place that they go to. */
  readonly kind: PlaceKind;
  readonly says: TrackWord;
  readonly unsaid: TrackWord;
  readonly say: TrackWord;
}

/** Each part is null if the module does not have it. */
export interface CompanionPart {
  /** Shown with the name of a seat. */
  readonly OfSeat: ComponentType<{ readonly table: Table; readonly seat: Seat }> | null;
  /** Things people forget at a table, shown beside whose turn it is. */
  readonly Sign: ComponentType<SignProps> | null;
  /** Things beside the board that decide which acts are possible. */
  readonly Beside: ComponentType<BesideProps> | null;
  /** Acts that are possible during every question. */
  readonly Anytime: ComponentType<AnytimeProps> | null;
  /** A council's question, and the label for leaving everything as it is. */
  readonly council: {
    readonly step: StepName;
    readonly asks: TrackWord;
    readonly none: TrackWord;
  } | null;
  readonly along: AlongPart | null;
  readonly usual: UsualPart | null;
  readonly unsaid: UnsaidPart | null;
  /** The sign and the words of an answer; null for an answer that belongs to another module. */
  readonly mark: ((answer: NamedPiece) => ReactNode) | null;
  readonly text: ((answer: NamedPiece) => string | null) | null;
  /** Shown under the question: cards that are not among this app's. */
  readonly Others: ComponentType<{
    readonly view: View;
    readonly onWrite: (content: Content) => void;
  }> | null;
}
