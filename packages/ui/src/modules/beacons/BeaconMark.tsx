import { Glyph } from "../../marks/Glyph";
import { BEACON_SIGN } from "./sign";

/** For the `badge` of a card in the middle of a beacon. */
export function BeaconMark() {
  return (
    <span className="sw-mark-disc">
      <Glyph d={BEACON_SIGN.path} />
    </span>
  );
}
