import type { Face } from "../cards/face";
import { CardFace } from "../cards/HandCard";

export interface SocketsProps {
  /** How many cards are due. */
  readonly count: number;
  /** Cards already moved in, in the order in which they were chosen. */
  readonly faces: readonly { readonly key: string; readonly face: Face; readonly label: string }[];
  /** Accessible name with the count: "1 of 2 chosen". */
  readonly label: string;
  /** Takes a card out again. */
  readonly onTake?: ((key: string) => void) | undefined;
}

/** A dashed shape for each card that is due; chosen cards move in. */
export function Sockets({ count, faces, label, onTake }: SocketsProps) {
  const empty = Array.from({ length: Math.max(0, count - faces.length) }, (_, i) => faces.length + i + 1);
  return (
    <ul className="sw-sockets" aria-label={label} data-count={count}>
      {faces.map((item) => (
        <li key={item.key}>
          <button
            type="button"
            className="sw-card"
            data-size="small"
            aria-label={item.label}
            onClick={() => onTake?.(item.key)}
          >
            <CardFace face={item.face} />
          </button>
        </li>
      ))}
      {empty.map((place) => (
        <li key={place} className="sw-socket" aria-hidden="true">
          {place}
        </li>
      ))}
    </ul>
  );
}
