import type { ReactNode } from "react";

/** A finding, in large type. */
export function Head({
  as: Tag = "p",
  children,
}: {
  readonly as?: "p" | "h3";
  readonly children: ReactNode;
}) {
  return <Tag className="captain-head mt-2 font-serif text-20/[1.2] font-semibold">{children}</Tag>;
}
