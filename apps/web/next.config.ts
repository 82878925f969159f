import { withSerwist } from "@serwist/turbopack";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

/** For what the proxy does not see: the API, built files and the icon. Pages get more, from src/proxy.ts. */
const PLAIN = { key: "X-Content-Type-Options", value: "nosniff" };
const UNREFERRED = { key: "Referrer-Policy", value: "no-referrer" };
const OWN = { key: "Cross-Origin-Resource-Policy", value: "same-origin" };
/** Made once with the site, but under an address that stays: nobody on the way may keep it beyond a release. */
const ASKED_ANEW = { key: "Cache-Control", value: "public, max-age=0, must-revalidate" };
const UNFRAMED = { key: "Content-Security-Policy", value: "frame-ancestors 'none'" };

const config: NextConfig = {
  // Everything that runs in one folder, for deploy/pack.mjs.
  ...(process.env.STILLWATER_PACK === "1" ? { output: "standalone" } : {}),
  agentRules: false,
  // Whoever starts the site builds it once: to keep what a second build could use takes a quarter as long again.
  experimental: { turbopackFileSystemCacheForBuild: false },
  // smaller.mjs does it with less work.
  compress: false,
  devIndicators: false,
  headers: async () => [
    { source: "/:path*", headers: [PLAIN] },
    // Built files lead nowhere and are no pages to be framed: what is said with each of thirty is felt on a slow line.
    { source: "/((?!_next/static/).*)", headers: [UNREFERRED] },
    // What other programs may ask says so itself.
    { source: "/((?!api/(?:check|clauses|openapi)).*)", headers: [OWN] },
    ...["/offline/sw.js", "/:language/rules/:file(pack|model)"].map((source) => ({
      source,
      headers: [ASKED_ANEW],
    })),
    // Never for a page: two policies on one answer would both hold.
    ...["/api/:path*", "/icon.svg", "/favicon.ico"].map((source) => ({
      source,
      headers: [UNFRAMED],
    })),
  ],
  // The head is sent as one piece with every page: what is streamed later is late for whoever reads only the head.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // Browsers ask for it while a page is changed for another, and programs before they read a page at all.
  rewrites: async () => [{ source: "/favicon.ico", destination: "/icon.svg" }],
  serverExternalPackages: ["better-sqlite3", "pg", "piscina", "web-push"],
  // `check-types` checks the whole workspace once; a stranger's first start need not wait for it again.
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
