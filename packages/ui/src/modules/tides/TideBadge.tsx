import { Badge } from "../../expansions/Badge";
import { TIDE_SIGN } from "./sign";

/** The badge in the gutter of the row at high water. */
export function TideBadge() {
  return <Badge sign={TIDE_SIGN} />;
}
