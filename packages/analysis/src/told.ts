/** Where a game was lost, as it is sent and shown: acts as text, with the seats that do them. */
import { type Rulebook, type Seat, writeAct } from "@stillwater/engine";
import { type Losing, type LosingKind, losingKindOf, type Proof } from "./losing";

/** An act as a line of a replay writes it. */
export interface ActLine {
  readonly seat: Seat;
  readonly text: string;
}

/** Where the game was lost; tables are counted by the moves before them. */
export interface ToldLosing {
  readonly kind: LosingKind;
  readonly won: { readonly after: number; readonly line: readonly ActLine[] } | null;
  readonly lost: { readonly after: number; readonly proof: Proof | null };
}

export function toldLosing(rulebook: Rulebook, losing: Losing): ToldLosing {
  const { won, lost } = losing;
  return {
    kind: losingKindOf(losing),
    won: won
      ? {
          after: won.table,
          line: won.acts.map((act) => ({ seat: act.seat, text: writeAct(rulebook, act) })),
        }
      : null,
    lost: { after: lost.table, proof: lost.proof ?? null },
  };
}
