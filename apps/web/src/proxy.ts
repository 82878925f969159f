import { NextRequest, NextResponse } from "next/server";
import createMiddleware from "next-intl/middleware";
import { routing } from "./i18n/routing";
import { contentSecurityPolicy, securityHeaders } from "./server/http-guards/headers";
import { siteOf } from "./server/http-guards/site";
import { SITE_HEADER } from "./site-header";

const negotiate = createMiddleware(routing);
const NONCE_BYTES = 18;

/** Redirects a path without a language to the one this person reads, and sets the page's security headers. */
export function proxy(request: NextRequest) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
  const options = {
    nonce,
    secure: request.nextUrl.protocol === "https:",
    development: process.env.NODE_ENV === "development",
  };
  // Next reads the nonce for its own scripts from the policy on the request.
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", contentSecurityPolicy(options));
  // For pages that name their own address in shared links; overwrites whatever a browser sent.
  headers.set(SITE_HEADER, siteOf(request.headers));
  const response = isFile(request.nextUrl.pathname)
    ? NextResponse.next({ request: { headers } })
    : negotiate(new NextRequest(request, { headers }));
  for (const [name, value] of Object.entries(securityHeaders(options))) response.headers.set(name, value);
  return response;
}

/** Files are the same in every language, and so is a missing file. */
function isFile(pathname: string): boolean {
  return pathname.startsWith("/_next/") || /^\/[^/]*\.[^/]*$/.test(pathname);
}

export const config = {
  // The API protects itself; built files and the icon are the same for everybody. Everything else is a page, and must not be
  // skipped because its address contains a dot or begins like one of these.
  matcher: ["/((?!api/|_next/static/|offline/sw\\.js$|icon\\.svg$|favicon\\.ico$).*)"],
};
