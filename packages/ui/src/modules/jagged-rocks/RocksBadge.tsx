import { Badge } from "../../expansions/Badge";
import { ROCKS_SIGN } from "./sign";
import "./rocks.css";

/** The Rocks' badge in the gutter of their row. */
export function RocksBadge() {
  return <Badge sign={ROCKS_SIGN} />;
}
