import type { HTMLAttributes } from "react";

/** What stands alone on the page of the companion: an end, a question, something that is not there. */
export function CentredNote({ className = "", ...props }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...props}
      className={`mx-auto grid w-full max-w-120 content-center justify-items-start gap-3.5 p-3.5
        [&_.companion-choices]:mt-3.5 ${className}`}
    />
  );
}
