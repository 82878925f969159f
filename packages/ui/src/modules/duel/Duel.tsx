import type { ReactNode } from "react";
import type { Face } from "../../cards/face";
import { CardFace, HandCard } from "../../cards/HandCard";
import { Icon } from "../../marks/Icon";
import type { Owner } from "../../sea/types";

/** As large as the row allows: it must not be wider than the page or than its column beside the board. */
const CARDS =
  "[--w:min(64px,(100vw-140px)/6,max(46px,5dvh))] lying:[--w:min(36px,(46vw-100px)/6)] [&_.sw-card]:[--w:inherit]";
const EMPTY = "sw-card border border-dashed border-cell";

export interface FaceUpRowProps {
  /** Accessible name of the row. */
  readonly label: string;
  /** The card beside the deck comes first; the last one is taken first. A null face is a card that nobody has named yet. */
  readonly cards: readonly { readonly key: string; readonly face: Face | null; readonly label: string }[];
  /** "deck · 52", under the back. */
  readonly deck: ReactNode;
  readonly deckEmpty?: boolean | undefined;
  /** "this end is taken first". */
  readonly end: ReactNode;
}

/** Competitive: the deck, the cards that lie open beside it, and which end is taken first. */
export function FaceUpRow({ label, cards, deck, deckEmpty, end }: FaceUpRowProps) {
  return (
    <div className={`flex max-w-full justify-center gap-3.5 ${CARDS}`}>
      <div className="grid w-(--w) content-start gap-1.25 whitespace-nowrap">
        {deckEmpty === true ? (
          <span className={EMPTY} aria-hidden="true" />
        ) : (
          <HandCard face={{ kind: "back" }} />
        )}
        <span className="text-quiet">{deck}</span>
      </div>
      <div className="grid grid-cols-[auto_auto] items-center justify-start gap-x-0.5 gap-y-1.25">
        <ol className="flex gap-1.5" aria-label={label}>
          {cards.map((card) => (
            <li key={card.key}>
              {card.face === null ? (
                <span className={EMPTY} role="img" aria-label={card.label} />
              ) : (
                <span className="sw-card" role="img" aria-label={card.label}>
                  <CardFace face={card.face} />
                </span>
              )}
            </li>
          ))}
        </ol>
        <Icon className="stroke-[2.25] text-act" name="forward" />
        <span className="text-end text-quiet">{end}</span>
      </div>
    </div>
  );
}

export interface OwnerMarkProps {
  readonly owner: Owner;
}

/** One bar or two, as at the left edge of a card. */
export function OwnerMark({ owner }: OwnerMarkProps) {
  return <span className="sw-owner-mark" data-owner={owner} aria-hidden="true" />;
}

export interface ScoreTableProps {
  readonly caption: string;
  readonly players: readonly { readonly key: string; readonly name: string; readonly owner: Owner }[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    /** Printed figures, one per player: "28", "−10", "+6". */
    readonly values: readonly string[];
    readonly total?: boolean | undefined;
  }[];
  /** The heading over the names of the rows, for screen readers only. */
  readonly rowHeading: string;
}

const LINE = "border-b border-b-hair pt-1.25 pb-1.5 in-data-total:border-b-0 in-data-total:font-semibold";

/** Competitive: what each player has scored, and for what. */
export function ScoreTable({ caption, players, rows, rowHeading }: ScoreTableProps) {
  return (
    <table className="w-full tabular">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`text-start ${LINE}`}>
            <span className="unseen">{rowHeading}</span>
          </th>
          {players.map((player) => (
            <th key={player.key} scope="col" className={`text-end ${LINE}`}>
              <OwnerMark owner={player.owner} /> {player.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-total={row.total === true ? "" : undefined}>
            <th scope="row" className={`text-start font-normal ${LINE}`}>
              {row.name}
            </th>
            {row.values.map((value, i) => (
              <td
                key={players[i]?.key ?? i}
                className={`numeral ps-2.5 text-end text-18/[1.3] font-normal ${LINE}`}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
