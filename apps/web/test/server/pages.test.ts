/** Which paths the proxy handles, and the headers it adds. */
import { unstable_doesMiddlewareMatch as isSeen } from "next/experimental/testing/server";
import { NextRequest, NextResponse } from "next/server";
import { expect, it, vi } from "vitest";
import { config, proxy } from "@/proxy";
import { isTableId } from "@/table-id";

// next-intl imports "next/server" in a way that only a bundler resolves.
vi.mock("next-intl/middleware", () => ({
  default: () => (request: NextRequest) =>
    /^\/(en|fr|de)(\/|$)/.test(request.nextUrl.pathname)
      ? NextResponse.next()
      : NextResponse.redirect(new URL(`/en${request.nextUrl.pathname}`, request.url)),
}));

const ORIGIN = "http://table.test";

it.each([
  ["/", true],
  ["/en", true],
  ["/en/play/AAAAAAAAAAAA", true],
  ["/en/play/a.b", true],
  ["/en/play/x.svg", true],
  ["/en/x/icon.svg", true],
  ["/icon.svg.html", true],
  ["/apiary", true],
  ["/api", true],
  ["/_nextdoor", true],
  ["/_next/nothing", true],
  ["/robots.txt", true],
  ["/icon.svg", false],
  ["/_next/static/chunks/a.js", false],
  ["/api/trpc/me.get", false],
])("sees %s: %s", (path, seen) => {
  expect(isSeen({ config, url: `${ORIGIN}${path}` })).toBe(seen);
});

it.each(["/en", "/en/play/a.b", "/fr/x.html", "/robots.txt", "/_next/nothing", "/apiary"])(
  "puts the policy on %s",
  (path) => {
    const { headers } = proxy(new NextRequest(`${ORIGIN}${path}`));
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  },
);

it("sends pages to a language, and files nowhere", () => {
  const sentTo = (path: string) => proxy(new NextRequest(`${ORIGIN}${path}`)).headers.get("location");
  expect(sentTo("/join")).toBe(`${ORIGIN}/en/join`);
  expect(sentTo("/robots.txt")).toBeNull();
  expect(sentTo("/_next/nothing")).toBeNull();
});

it.each([
  ["0Aa9Zz0Aa9Zz", true],
  ["0Aa9Zz0Aa9Z", false],
  ["0Aa9Zz0Aa9Zz\n", false],
  ["0Aa9Zz0Aa9Z.", false],
  ["new", false],
])("takes %j for a table's id: %s", (text, is) => {
  expect(isTableId(text)).toBe(is);
});
