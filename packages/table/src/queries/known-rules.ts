/** Whether this page can say what a server has said: an open page may be older than the server's rules. Pure. */
import { isClauseId } from "@stillwater/engine";

/** Whether this page holds every rule that is named. */
export const areKnown = (named: readonly { readonly clause: string }[]): boolean =>
  named.every(({ clause }) => isClauseId(clause));
