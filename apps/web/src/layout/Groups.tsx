import type { ReactNode } from "react";

interface GroupsProps {
  readonly children: ReactNode;
  /** Closer together than on a page of their own. */
  readonly close?: boolean;
}

/** Groups of settings stacked vertically; on a wide screen each group's name stands beside it. */
export function Groups({ children, close = false }: GroupsProps) {
  return (
    <div
      className="grid gap-6.5 data-close:gap-4.5
      [&_.sw-section]:grid [&_.sw-section]:gap-2.5
      md:[&_.sw-section]:grid-cols-[11rem_1fr] md:[&_.sw-section]:gap-x-6.5
      md:[&_.sw-section>*]:col-2
      md:[&_.sw-section>.sw-section-head]:col-1 md:[&_.sw-section>.sw-section-head]:row-[1/span_3]
      md:[&_.sw-section>.sw-section-head]:block"
      data-close={close ? "" : undefined}
    >
      {children}
    </div>
  );
}
