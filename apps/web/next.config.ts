import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  agentRules: false,
  devIndicators: false,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["better-sqlite3", "pg"],
  // `check-types` checks the whole workspace once; a stranger's first start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ["@stillwater/engine", "@stillwater/rulebook", "@stillwater/ui"],
};

/** Messages are compiled at build time, so that no ICU parser is sent to browsers. */
const withMessages = createNextIntlPlugin({
  requestConfig: "./src/i18n/request.ts",
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

export default withMessages(config);
