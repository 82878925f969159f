import type { ReactNode } from "react";

/** How many bars each side carries. */
export interface NeatlineBars {
  readonly across: number;
  readonly down: number;
}

export interface NeatlineProps {
  readonly bars?: NeatlineBars | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export interface NeatlineBandsProps {
  readonly bars: NeatlineBars;
}

/**
 * The four bands of alternating bars, as one drawing that fills its box. `pathLength` counts in bars, so the
 * frame keeps whole bars at every size without measuring anything.
 */
export function NeatlineBands({ bars }: NeatlineBandsProps) {
  return (
    <svg className="sw-neatline-bands" aria-hidden="true">
      <rect className="sw-neatline-paper" width="100%" height="100%" />
      <svg className="sw-neatline-top" aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" pathLength={bars.across} strokeDasharray="1 1" />
      </svg>
      <svg className="sw-neatline-bottom" aria-hidden="true">
        <line
          x1="0"
          x2="100%"
          y1="50%"
          y2="50%"
          pathLength={bars.across}
          strokeDasharray="1 1"
          strokeDashoffset="1"
        />
      </svg>
      <svg className="sw-neatline-left" aria-hidden="true">
        <line
          x1="50%"
          x2="50%"
          y1="0"
          y2="100%"
          pathLength={bars.down}
          strokeDasharray="1 1"
          strokeDashoffset="1"
        />
      </svg>
      <svg className="sw-neatline-right" aria-hidden="true">
        <line x1="50%" x2="50%" y1="0" y2="100%" pathLength={bars.down} strokeDasharray="1 1" />
      </svg>
      <rect className="sw-neatline-outer" width="100%" height="100%" />
    </svg>
  );
}

/** A chart's frame of alternating ink and paper bars around its content. */
export function Neatline({ bars = { across: 24, down: 16 }, className, children }: NeatlineProps) {
  return (
    <div className={className === undefined ? "sw-neatline" : `sw-neatline ${className}`}>
      <NeatlineBands bars={bars} />
      <div className="sw-neatline-inside">{children}</div>
    </div>
  );
}
