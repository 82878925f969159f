import { memo, type ReactNode, type SVGProps } from "react";

/** The terrain hatches. */
const HATCHES = ["scree", "ice", "meadow"] as const;
export type Hatch = (typeof HATCHES)[number];

export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  /** How its lines are drawn, if not thin and in ink. */
  readonly line?: SVGProps<SVGPatternElement>;
  readonly marks: ReactNode;
}

export const DOTS = { strokeLinecap: "round", strokeWidth: 1.5 } as const;

const SCREE = { className: "stroke-scree", strokeOpacity: 0.5 } as const;
const MEADOW = { ...DOTS, className: "stroke-meadow", strokeOpacity: 0.8 } as const;

const LARGE: Readonly<Record<Hatch, Tile>> = {
  scree: {
    width: 14,
    height: 14,
    turn: -52,
    line: { ...SCREE, strokeWidth: 1.5 },
    marks: <path d="M0 3.5H14M1 10.5H6.5M9.5 10.5H12" />,
  },
  ice: {
    width: 30,
    height: 13,
    line: { stroke: "#fff", strokeWidth: 1.5 },
    marks: <path d="M2 3.5H18M17 10H30M0 10H3" />,
  },
  meadow: {
    width: 20,
    height: 17,
    line: { ...MEADOW, strokeWidth: 2.5 },
    marks: <path d="M3 4h0M10 9h0M16 3.5h0M6 13.5h0" />,
  },
};

const SMALL: Readonly<Partial<Record<Hatch, Tile>>> = {
  scree: {
    width: 9,
    height: 9,
    turn: -52,
    line: { ...SCREE, strokeWidth: 1.1 },
    marks: <path d="M0 2.25H9M.6 6.75H4.2M6 6.75H7.7" />,
  },
  ice: {
    width: 18,
    height: 8,
    line: { stroke: "#fff", strokeWidth: 1.1 },
    marks: <path d="M1 2H11M10 6H18M0 6H2" />,
  },
  meadow: {
    width: 12,
    height: 10,
    line: MEADOW,
    marks: <path d="M2 2.5h0M6 5.5h0M10 2h0M4 8.3h0" />,
  },
};

export interface HatchesProps {
  /** A prefix for the ids, so that several drawings can share a page. */
  readonly prefix: string;
  /** For pictures, and bricks of 60 px and more. */
  readonly large?: boolean | undefined;
  /** The hatches that are needed; all of them if left out. */
  readonly only?: readonly Hatch[] | undefined;
  /** More hatches, as pictures use. */
  readonly also?: Readonly<Record<string, Tile>> | undefined;
}

/** Pattern definitions, one set for each drawing, so that a texture continues through neighbouring bricks. */
export const Hatches = memo(Patterns);

function Patterns({ prefix, large = true, only = HATCHES, also }: HatchesProps) {
  return (
    <defs>
      {[
        ...only.map((hatch) => [hatch, (large ? undefined : SMALL[hatch]) ?? LARGE[hatch]] as const),
        ...Object.entries(also ?? {}),
      ].map(([hatch, tile]) => {
        return (
          <pattern
            key={hatch}
            id={`${prefix}-${hatch}`}
            data-hatch={hatch}
            width={tile.width}
            height={tile.height}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${tile.turn ?? 0})`}
            className={tile.line?.stroke === undefined ? "stroke-ink" : undefined}
            fill="none"
            strokeOpacity="0.55"
            strokeWidth="0.9"
            {...tile.line}
          >
            {tile.marks}
          </pattern>
        );
      })}
    </defs>
  );
}
