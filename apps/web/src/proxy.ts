import type { NextRequest } from "next/server";
import createMiddleware from "next-intl/middleware";
import { routing } from "./i18n/routing";

const negotiate = createMiddleware(routing);

/** Sends a path without a language to the one this person reads, and sets the page's security headers. */
export function proxy(request: NextRequest) {
  return negotiate(request);
}

export const config = {
  // The API guards itself; files with a dot and what Next serves itself are public.
  matcher: ["/((?!api|_next|.*\\..*).*)"],
};
