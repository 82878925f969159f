import { Glyph } from "../marks/Glyph";
import { Icon } from "../marks/Icon";
import { Islet } from "../sea/Islet";
import { CardBack } from "./CardBack";
import { FACE_ICONS, type Face } from "./face";
import { Numeral } from "./Numeral";

export interface BoardCardProps {
  readonly face: Face;
}

/** What a card shows on a space: the number, and the islet under it. */
export function BoardCard({ face }: BoardCardProps) {
  switch (face.kind) {
    case "island":
      return (
        <span className="sw-board-card" aria-hidden="true">
          <Numeral n={face.n} />
          <Islet n={face.n} width={46} height={19} />
        </span>
      );
    case "back":
      return <CardBack />;
    case "drawn":
      return face.board ?? null;
    case "sign":
      return (
        <span className="sw-board-card" aria-hidden="true">
          <Glyph d={face.path} size={26} />
        </span>
      );
    default:
      return (
        <span className="sw-board-card" data-named="" aria-hidden="true">
          <Icon name={FACE_ICONS[face.kind]} size={26} />
        </span>
      );
  }
}
