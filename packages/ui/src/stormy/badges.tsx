import type { Face } from "../cards/face";
import { Glyph } from "../marks/Glyph";
import { STORMY_SIGNS, type StormySign } from "./signs";
import type { StormBadgeProps } from "./types";

const BADGE = { small: 20, normal: 28, large: 36 } as const;

/** A storm as a small filled square with its sign: shape first, colour second. */
export function StormBadge({ storm, count, pending, size = "small", label }: StormBadgeProps) {
  const sign = (
    <span className="sw-storm-sign" data-storm={storm} data-pending={pending === true ? "" : undefined}>
      <Glyph d={STORMY_SIGNS[storm]} size={BADGE[size] - 4} />
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

/** The Rocks' badge in the gutter of their row. */
export function RocksBadge() {
  return (
    <span className="sw-storm-badge" data-size="small">
      <span className="sw-storm-sign" data-storm="rocks">
        <Glyph d={STORMY_SIGNS.rocks} size={BADGE.small - 4} />
      </span>
    </span>
  );
}

/** For a space's `badge`: this card is a Wild that stands for its number. */
export function WildMark() {
  return (
    <span className="sw-mark-disc">
      <Glyph d={STORMY_SIGNS.wild} />
    </span>
  );
}

/** For the `badge` of a doomed card: a Monster takes it. */
export function MonsterMark() {
  return (
    <span className="sw-mark-disc" data-tone="stop">
      <Glyph d={STORMY_SIGNS.monster} />
    </span>
  );
}

const TONES: Readonly<Record<StormySign, "note" | "ink" | "yellow" | "purple" | "orange">> = {
  yellow: "yellow",
  purple: "purple",
  orange: "orange",
  rocks: "ink",
  monster: "ink",
  wild: "ink",
  compass: "note",
};

/** A card of Stormy Seas as a face for `Hand`, `HandCard`, `Sockets`, and for a space under a Storm. */
export function stormyFace(sign: StormySign, name: string): Face {
  return { kind: "sign", path: STORMY_SIGNS[sign], name, tone: TONES[sign] };
}
