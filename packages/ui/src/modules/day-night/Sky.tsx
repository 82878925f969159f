import type { CSSProperties } from "react";
import { Glyph } from "../../marks/Glyph";
import { Icon } from "../../marks/Icon";
import { ICON_PATHS } from "../../marks/icon-paths";
import { DepthLines } from "../../sea/DepthLines";
import type { ChartSide } from "../../sea/types";
import "./night.css";

export interface SkyWaterProps {
  readonly seed: string | number;
  readonly rows: number;
  readonly columns: number;
  /** The side that each row asks for, from row 1 upward. */
  readonly rowSides: readonly ChartSide[];
}

/** For `underlay`: day water and night water by rows; the same depth lines run through both. */
export function SkyWater({ seed, rows, columns, rowSides }: SkyWaterProps) {
  return (["day", "night"] as const).map((side) => {
    const own = rowSides.flatMap((it, i) => (it === side ? [i + 1] : []));
    if (own.length === 0) return null;
    const style = {
      "--from": (rows - Math.max(...own)) / rows,
      "--to": (Math.min(...own) - 1) / rows,
    } as CSSProperties;
    return (
      <div key={side} className="sw-sky" data-theme={side} style={style} aria-hidden="true">
        <DepthLines seed={seed} columns={columns} rows={rows} />
      </div>
    );
  });
}

export interface SkyMarksProps {
  /** The middle row of each half. */
  readonly marks: readonly { readonly row: number; readonly side: ChartSide }[];
}

/** For `overlay`: a sun and a moon under the row numbers, so that a half can be told without its colour. */
export function SkyMarks({ marks }: SkyMarksProps) {
  return marks.map(({ row, side }) => (
    <span key={side} className="sw-sky-mark" style={{ "--row": row } as CSSProperties} aria-hidden="true">
      <Icon name={side === "day" ? "sun" : "moon"} size={15} />
    </span>
  ));
}

/** For a space's `badge`: this card lies the wrong way and may be turned. */
export function TurnMark() {
  return (
    <span className="sw-mark-disc" data-tone="act">
      <Glyph d={ICON_PATHS.reconnect} />
    </span>
  );
}
