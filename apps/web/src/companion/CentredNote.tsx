import type { HTMLAttributes } from "react";

/** A message alone on the companion's page: an end, a question, or that something is missing. */
export function CentredNote({ className = "", ...props }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...props}
      className={`mx-auto grid w-full max-w-120 content-center justify-items-start gap-3.5 p-3.5
        [&_.companion-choices]:mt-3.5 ${className}`}
    />
  );
}
