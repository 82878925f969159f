/** Whether this page can put into words what a server sent: an open page may be older than the server's rules. Pure. */
import { isClauseId } from "@stillwater/engine";

/** Whether this page knows every rule that is named. */
export const areKnown = (named: readonly { readonly clause: string }[]): boolean =>
  named.every(({ clause }) => isClauseId(clause));
