import type { ReactNode } from "react";
import type { Face } from "../../cards/face";
import { CardFace, HandCard } from "../../cards/HandCard";
import { Icon } from "../../marks/Icon";
import type { Owner } from "../../sea/types";
import "./duel.css";

export interface FaceUpRowProps {
  /** Accessible name of the row. */
  readonly label: string;
  /** Beside the deck first; the last one is taken first. Of a card without a face nobody has said which it is. */
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
    <div className="sw-open-row">
      <div className="sw-open-deck">
        {deckEmpty === true ? (
          <span className="sw-card sw-open-empty" aria-hidden="true" />
        ) : (
          <HandCard face={{ kind: "back" }} />
        )}
        <span className="sw-quiet">{deck}</span>
      </div>
      <div className="sw-open-cards">
        <ol aria-label={label}>
          {cards.map((card) => (
            <li key={card.key}>
              {card.face === null ? (
                <span className="sw-card sw-open-empty" role="img" aria-label={card.label} />
              ) : (
                <span className="sw-card" role="img" aria-label={card.label}>
                  <CardFace face={card.face} />
                </span>
              )}
            </li>
          ))}
        </ol>
        <Icon className="sw-open-end" name="forward" />
        <span className="sw-quiet">{end}</span>
      </div>
    </div>
  );
}

export interface OwnerMarkProps {
  readonly owner: Owner;
}

/** One bar or two, as at a card's left edge. */
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
  /** Over the names of the rows, for readers only. */
  readonly rowHeading: string;
}

/** Competitive: what each has scored, and from what. */
export function ScoreTable({ caption, players, rows, rowHeading }: ScoreTableProps) {
  return (
    <table className="sw-score">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{rowHeading}</span>
          </th>
          {players.map((player) => (
            <th key={player.key} scope="col">
              <OwnerMark owner={player.owner} /> {player.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-total={row.total === true ? "" : undefined}>
            <th scope="row">{row.name}</th>
            {row.values.map((value, i) => (
              <td key={players[i]?.key ?? i}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
