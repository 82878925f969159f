import { Glyph } from "../../marks/Glyph";
import type { StormBadgeProps } from "../../stormy/types";
import { STORM_SIGNS } from "./signs";

const BADGE = { small: 20, normal: 28, large: 36 } as const;

/** A storm as a small filled square with its sign: shape first, colour second. */
export function StormBadge({ storm, count, pending, size = "small", label }: StormBadgeProps) {
  const sign = (
    <span className="sw-storm-sign" data-storm={storm} data-pending={pending === true ? "" : undefined}>
      <Glyph d={STORM_SIGNS[storm].path} size={BADGE[size] - 4} />
    </span>
  );
  return (
    <span className="sw-storm-badge" data-size={size}>
      {sign}
      {label === undefined ? null : <span className="sw-storm-words">{label}</span>}
      {count === undefined || count < 2 ? null : (
        <span className="sw-storm-count" aria-hidden="true">
          ×{count}
        </span>
      )}
    </span>
  );
}
