import type { ReactNode } from "react";
import { Alive } from "./early";
import { RememberTaps } from "./RememberTaps";

/** A page on which people press something before its script has come: it is done when that has. */
export function EarlyPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <RememberTaps />
      <div className="contents" data-early="page">
        {children}
        <Alive part="page" />
      </div>
    </>
  );
}
