import { type ReactNode, useId } from "react";

export interface SectionProps {
  /** The small capitals label under the rule, three words at most. */
  readonly label?: ReactNode;
  /** A Newsreader heading instead of the small capitals. */
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A part of a page: an ink rule on top and its label. No box. */
export function Section({ label, title, aside, level = 2, className, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const named = label !== undefined || title !== undefined;
  return (
    <section
      className={`sw-section border-t-[1.25px] border-t-ink pt-2.5 ${className ?? ""}`}
      aria-labelledby={named ? id : undefined}
    >
      {named ? (
        <div className="sw-section-head mb-2 flex items-baseline justify-between gap-3.5">
          <Heading
            id={id}
            className={title === undefined ? "sw-label" : "font-serif text-[1.4375rem] leading-[1.2]"}
          >
            {title ?? label}
          </Heading>
          {aside === undefined ? null : <div className="text-15 text-quiet">{aside}</div>}
        </div>
      ) : null}
      {children}
    </section>
  );
}
