import type { ReactNode } from "react";

/** How many bars each side has. */
export interface NeatlineBars {
  readonly across: number;
  readonly down: number;
}

export interface NeatlineProps {
  readonly bars?: NeatlineBars | undefined;
  /** Fewer bars, for the same frame on a phone. */
  readonly narrowBars?: NeatlineBars | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export interface NeatlineBandsProps {
  readonly bars: NeatlineBars;
  /** Shown on wide screens only, or on phones only. */
  readonly on?: "wide" | "phone" | undefined;
}

const ACROSS = "left-(--band) h-(--band) w-[calc(100%-2*var(--band))]";
const DOWN = "top-(--band) h-[calc(100%-2*var(--band))] w-(--band)";
const SIDES = [
  // Each pair of sides starts its ink bars at opposite corners, so that two ink bars never meet in a corner.
  { at: `top-0 ${ACROSS}`, across: true, from: 0 },
  { at: `bottom-0 ${ACROSS}`, across: true, from: 1 },
  { at: `left-0 ${DOWN}`, across: false, from: 1 },
  { at: `right-0 ${DOWN}`, across: false, from: 0 },
] as const;

const SHOWN = { wide: "max-sm:hidden", phone: "sm:hidden" } as const;

/** The four bands of alternating bars, filling their box at any size: a bar is a share of its side. */
export function NeatlineBands({ bars, on }: NeatlineBandsProps) {
  return (
    <div className={`sw-neatline-bands ${on === undefined ? "" : SHOWN[on]}`} aria-hidden="true">
      {SIDES.map(({ at: place, across, from }) => {
        const count = across ? bars.across : bars.down;
        const size = `${(100 / count).toFixed(4)}%`;
        const inked = Array.from({ length: Math.ceil((count - from) / 2) }, (_, i) => from + 2 * i);
        return (
          <svg key={place} className={place} aria-hidden="true">
            {inked.map((bar) => {
              const at = `${((100 * bar) / count).toFixed(4)}%`;
              return across ? (
                <rect key={bar} x={at} width={size} height="100%" />
              ) : (
                <rect key={bar} y={at} width="100%" height={size} />
              );
            })}
          </svg>
        );
      })}
    </div>
  );
}

/**
 * A chart's frame of alternating ink and paper bars around its content. The content is out of the flow: in WebKit its full
 * height would else count for the height of a frame that has a ratio, and be too much.
 */
export function Neatline(props: NeatlineProps) {
  const { bars = { across: 24, down: 16 }, narrowBars, className, children } = props;
  return (
    <div className={`sw-neatline relative ${className ?? ""}`}>
      <NeatlineBands bars={bars} on={narrowBars === undefined ? undefined : "wide"} />
      {narrowBars === undefined ? null : <NeatlineBands bars={narrowBars} on="phone" />}
      <div className="absolute inset-(--band) overflow-hidden outline-[1.25px] outline-ink">{children}</div>
    </div>
  );
}
