import { Glyph } from "../../marks/Glyph";
import { WILD_SIGN } from "./sign";

/** For a space's `badge`: this card is a Wild that stands for its number. */
export function WildMark() {
  return (
    <span className="sw-mark-disc">
      <Glyph d={WILD_SIGN.path} />
    </span>
  );
}
