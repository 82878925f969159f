import { Badge } from "../../expansions/Badge";
import { STORM_SIGNS } from "./signs";
import type { StormBadgeProps } from "./types";
import "./weather.css";

/** A storm as a badge, with its name and how many there are. */
export function StormBadge({ storm, count, label, ...look }: StormBadgeProps) {
  return (
    <Badge sign={STORM_SIGNS[storm]} {...look}>
      {label === undefined ? null : <span className="sw-badge-word">{label}</span>}
      {count === undefined || count < 2 ? null : (
        <span className="text-15 leading-none font-semibold text-ink tabular" aria-hidden="true">
          <span className="sw-times">×</span>
          {count}
        </span>
      )}
    </Badge>
  );
}
