import { Glyph } from "../../marks/Glyph";
import { MONSTER_SIGN } from "./sign";

/** For the `badge` of a doomed card: a Monster takes it. */
export function MonsterMark() {
  return (
    <span className="sw-mark-disc" data-tone="stop">
      <Glyph d={MONSTER_SIGN.path} />
    </span>
  );
}
