import type { ReactNode } from "react";

export interface CartoucheProps {
  readonly title?: ReactNode;
  /** Names of waters are set in italics, names of land upright. */
  readonly italic?: boolean | undefined;
  /** A word above the title, with its icon. */
  readonly overline?: ReactNode;
  readonly centered?: boolean | undefined;
  readonly size?: "small" | "normal" | "large" | undefined;
  /** Heading level of the title; without it the title is a plain paragraph. */
  readonly level?: 1 | 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A double-lined box for what concerns the whole table. */
export function Cartouche(props: CartoucheProps) {
  const { title, italic, overline, centered, size = "normal", level, className, children } = props;
  const Title = level === undefined ? "p" : (`h${level}` as const);
  return (
    <div className={`sw-cartouche ${className ?? ""}`} data-size={size} data-centered={centered || undefined}>
      <div className="sw-cartouche-inside">
        {overline === undefined ? null : <p className="sw-cartouche-overline">{overline}</p>}
        {title === undefined ? null : (
          <Title className="sw-cartouche-title" data-italic={italic || undefined}>
            {title}
          </Title>
        )}
        {children}
      </div>
    </div>
  );
}
