import type { Face } from "../cards/face";
import { CardFace } from "../cards/HandCard";

export interface SocketsProps {
  /** How many cards are due. */
  readonly count: number;
  /** Cards already moved in, in the order chosen. */
  readonly faces: readonly { readonly key: string; readonly face: Face; readonly label: string }[];
  /** Accessible name with the count: "1 of 2 chosen". */
  readonly label: string;
  /** Takes a card out again. */
  readonly onTake?: ((key: string) => void) | undefined;
}

/** Dashed shapes, as many as cards are due; chosen cards move in. */
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

export interface EightSocketsProps {
  readonly total?: number | undefined;
  readonly filled: number;
  /** "7 of 8 offered gladly": printed under the sockets. */
  readonly label: string;
}

/** The shared sockets of the Start table. Only how many are offered is seen, never which. */
export function EightSockets({ total = 8, filled, label }: EightSocketsProps) {
  return (
    <div className="mt-2.5 grid justify-items-center gap-2.5 low:mt-1.5 low:gap-1">
      <svg
        className="w-full max-w-[283px] low:max-w-55"
        viewBox={`0 0 ${total * 36 - 5} 44`}
        aria-hidden="true"
      >
        <defs>
          <pattern
            id="sw-eight-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="stroke-shallow stroke-3" d="M0 0V6" />
          </pattern>
        </defs>
        {Array.from({ length: total }, (_, i) => i).map((i) => (
          <g key={i}>
            <rect
              className={
                i < filled ? "fill-sheet stroke-ink" : "fill-none stroke-cell [stroke-dasharray:3.5_2.5]"
              }
              {...{ x: i * 36 + 0.75, y: 0.75, width: 29.5, height: 42.5, rx: 2.5 }}
            />
            {i < filled ? (
              <rect fill="url(#sw-eight-hatch)" x={i * 36 + 3} y="3" width="25" height="38" />
            ) : null}
          </g>
        ))}
      </svg>
      <p>{label}</p>
    </div>
  );
}
