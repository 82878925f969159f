/** The service worker, built once with the site: `/offline/sw.js`. */
// serwist: the maintained successor of Workbox, with a builder that reads Turbopack's output.
import { createSerwistRoute } from "@serwist/turbopack";

export const { dynamic, dynamicParams, revalidate, generateStaticParams, GET } = createSerwistRoute({
  swSrc: "src/offline/worker.ts",
  globDirectory: ".",
  globPatterns: [".next/static/**/*.{js,css,woff2,svg}"],
  // The complete fonts are only needed for rare letters in names; offline, the device's own fonts serve for those.
  globIgnores: ["**/*.map", "**/*-wght-*.woff2"],
  useNativeEsbuild: true,
  esbuildOptions: { sourcemap: false },
});
