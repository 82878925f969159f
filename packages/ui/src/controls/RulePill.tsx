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

/** The magenta reference to a rule: a link, a button, or plain text when there is nothing to open. */
export function RulePill({ children, href, link, label, onClick }: RulePillProps) {
  const words = (
    <>
      <span className="sw-pill-sign font-serif text-16/none font-semibold" aria-hidden="true">
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
  readonly tone?: "plain" | "reading" | undefined;
}

const TONES = {
  plain: "border border-rule bg-sheet text-ink",
  reading: "border-[1.25px] border-amber bg-amber-soft text-amber",
} as const;

/** A hairline box for a fact; `reading` is the amber "our reading". */
export function Tag({ children, tone = "plain" }: TagProps) {
  return (
    <span
      className={`sw-tag inline-block rounded-[3px] px-2.25 py-0.5 font-sans text-15 leading-[1.35] font-normal
      ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

export interface KbdProps {
  readonly children: ReactNode;
}

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd
      className="inline-block min-w-2.25 rounded-[3px] border-[1.25px] border-b-[2.5px] border-cell bg-sheet px-1.25
      text-center font-sans text-13/[18px] font-semibold text-ink"
    >
      {children}
    </kbd>
  );
}
