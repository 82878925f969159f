import type { ReactNode } from "react";
import type { CardSign } from "../cards/face";
import { Glyph } from "../marks/Glyph";
import "./signs.css";

const SIZES = { small: 20, large: 36 } as const;

export interface BadgeProps {
  /** The sign of what the badge stands for. */
  readonly sign: CardSign;
  /** Drawn, but not yet in effect: shown dashed. */
  readonly pending?: boolean | undefined;
  readonly size?: keyof typeof SIZES | undefined;
  /** Words and figures beside it. */
  readonly children?: ReactNode;
}

/** A small filled square with a sign, for what lies beside the cards: told apart by shape first, colour second. */
export function Badge({ sign, pending, size = "small", children }: BadgeProps) {
  return (
    <span className="sw-badge" data-size={size}>
      <span className="sw-badge-sign" data-badge={sign.tone} data-pending={pending === true ? "" : undefined}>
        <Glyph d={sign.path} size={SIZES[size] - 4} />
      </span>
      {children}
    </span>
  );
}
