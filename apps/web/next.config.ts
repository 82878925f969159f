import { withSerwist } from "@serwist/turbopack";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

/** Headers for paths that the proxy does not handle: the API, built files, the icon. Pages get more, from src/proxy.ts. */
const PLAIN = { key: "X-Content-Type-Options", value: "nosniff" };
const UNREFERRED = { key: "Referrer-Policy", value: "no-referrer" };
const OWN = { key: "Cross-Origin-Resource-Policy", value: "same-origin" };
/** Made once with the site, but at an address that stays the same: no cache may keep it beyond a release. */
const ASKED_ANEW = { key: "Cache-Control", value: "public, max-age=0, must-revalidate" };
const UNFRAMED = { key: "Content-Security-Policy", value: "frame-ancestors 'none'" };

const config: NextConfig = {
  // Everything the site needs to run, in one folder, for deploy/pack.mjs.
  ...(process.env.STILLWATER_PACK === "1" ? { output: "standalone" } : {}),
  agentRules: false,
  experimental: {
    // A site is usually built once: a cache for a second build would take a quarter longer.
    turbopackFileSystemCacheForBuild: false,
    // Not yet on by default; they make the script of pages up to 7 kB smaller (weight.spec.ts).
    turbopackCjsScopeHoisting: true,
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    turbopackMangleExportNames: true,
  },
  // smaller.mjs does it with less work.
  compress: false,
  devIndicators: false,
  headers: async () => [
    { source: "/:path*", headers: [PLAIN] },
    // Built files have no links and are no pages to be framed: each header on thirty of them is noticeable on a slow
    // connection.
    { source: "/((?!_next/static/).*)", headers: [UNREFERRED] },
    // The endpoints for other programs set this header themselves.
    { source: "/((?!api/(?:check|clauses|openapi)).*)", headers: [OWN] },
    ...["/offline/sw.js", "/:language/rules/:file(pack|model)", "/:language/manifest"].map((source) => ({
      source,
      headers: [ASKED_ANEW],
    })),
    // Never for a page: two policies on one answer would both apply.
    ...["/api/:path*", "/icon.svg", "/favicon.ico"].map((source) => ({
      source,
      headers: [UNFRAMED],
    })),
  ],
  // The head is sent in one piece with every page: crawlers that read only the head would miss what is streamed later.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // Browsers request it while they go from page to page, and programs before they read any page.
  rewrites: async () => [{ source: "/favicon.ico", destination: "/icon.svg" }],
  serverExternalPackages: ["better-sqlite3", "pg", "piscina", "web-push"],
  // `check-types` checks the whole workspace; the first start on a new machine need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    "@stillwater/companion",
    "@stillwater/analysis",
    "@stillwater/crew",
    "@stillwater/engine",
    "@stillwater/lookup",
    "@stillwater/rulebook",
    "@stillwater/table",
    "@stillwater/ui",
  ],
};

/** Messages are compiled at build time, so that no ICU parser is sent to browsers. */
const withMessages = createNextIntlPlugin({
  requestConfig: "./src/i18n/request.ts",
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

export default withSerwist(withMessages(config));
