import type { ReactNode } from "react";
import { Alive } from "./early";
import { RememberTaps } from "./RememberTaps";

/** A page whose buttons may be pressed before its script has loaded: the press is replayed once it has. */
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
