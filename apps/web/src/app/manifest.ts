import type { MetadataRoute } from "next";

/** The web app manifest, used once the site is installed. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Stillwater",
    short_name: "Stillwater",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#F6F1E7",
    theme_color: "#F6F1E7",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
}
