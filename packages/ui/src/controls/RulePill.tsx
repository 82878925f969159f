import type { ElementType, MouseEvent, ReactNode } from "react";

export interface RulePillProps {
  /** Topic and source, "Price · EN 4A.2". */
  readonly children: ReactNode;
  readonly href?: string | undefined;
  readonly link?: ElementType | undefined;
  /** Full accessible name, beginning with the visible words. */
  readonly label?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The magenta reference to a rule. A link, a button, or plain when nothing opens. */
export function RulePill({ children, href, link, label, onClick }: RulePillProps) {
  const words = (
    <>
      <span className="sw-pill-sign" aria-hidden="true">
        §
      </span>
      {children}
    </>
  );
  if (href !== undefined) {
    const Link = link ?? "a";
    return (
      <Link className="sw-pill" href={href} aria-label={label} onClick={onClick}>
        {words}
      </Link>
    );
  }
  if (onClick === undefined) return <span className="sw-pill">{words}</span>;
  return (
    <button type="button" className="sw-pill" aria-label={label} onClick={onClick}>
      {words}
    </button>
  );
}

export interface TagProps {
  readonly children: ReactNode;
  readonly tone?: "plain" | "strong" | "reading" | undefined;
  readonly serif?: boolean | undefined;
}

/** A hairline box for a fact; `reading` is the amber "our reading". */
export function Tag({ children, tone = "plain", serif }: TagProps) {
  return (
    <span className="sw-tag" data-tone={tone} data-serif={serif === true ? "" : undefined}>
      {children}
    </span>
  );
}

export interface KbdProps {
  readonly children: ReactNode;
}

/** A key to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className="sw-kbd">{children}</kbd>;
}
