import { Glyph } from "../../marks/Glyph";
import { ROCKS_SIGN } from "./sign";

const SIZE = 16;

/** The Rocks' badge in the gutter of their row. */
export function RocksBadge() {
  return (
    <span className="sw-storm-badge" data-size="small">
      <span className="sw-storm-sign" data-storm="rocks">
        <Glyph d={ROCKS_SIGN.path} size={SIZE} />
      </span>
    </span>
  );
}
