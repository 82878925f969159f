import { memo } from "react";
import { sameShown } from "../board/same";
import { Glyph } from "../marks/Glyph";
import { Icon } from "../marks/Icon";
import { Islet } from "../sea/Islet";
import { CardBack } from "./CardBack";
import { FACE_ICONS, type Face } from "./face";
import { Numeral } from "./Numeral";

export interface CardFaceProps {
  readonly face: Face;
}

/** What a hand card shows, drawn again only when the face changes. Sizes itself to its frame: `.sw-card` sets `--w`. */
export const CardFace = memo(Drawn, sameShown);

function Drawn({ face }: CardFaceProps) {
  switch (face.kind) {
    case "island":
      return (
        <>
          <Numeral n={face.n} />
          <Islet n={face.n} width={56} height={36} />
        </>
      );
    case "back":
      return <CardBack />;
    case "drawn":
      return face.hand;
    case "sign":
      return (
        <span className="sw-card-sheet" data-tone={face.tone}>
          <Glyph className="sw-card-sign" d={face.path} size={40} />
          <span className="sw-card-name">{face.name}</span>
        </span>
      );
    default:
      return (
        <>
          <Icon className="sw-card-sign" name={FACE_ICONS[face.kind]} size={40} />
          <span className="sw-card-name">{face.name}</span>
        </>
      );
  }
}

export interface HandCardProps {
  readonly face: Face;
  /** Accessible name. Without one, the card is decoration beside words that say the same. */
  readonly label?: string | undefined;
}

/** A card of the hand standing alone: a picture, not a control. The hand itself is `Hand`. */
export function HandCard({ face, label }: HandCardProps) {
  return label === undefined ? (
    <span className="sw-card" aria-hidden="true">
      <CardFace face={face} />
    </span>
  ) : (
    <span className="sw-card" role="img" aria-label={label}>
      <CardFace face={face} />
    </span>
  );
}
