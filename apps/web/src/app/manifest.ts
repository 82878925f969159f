import type { MetadataRoute } from "next";
import icon from "./install-icon.png";

/** The drawing keeps clear of the edge, so that a device may cut it to any shape. */
const PURPOSES = ["any", "maskable"] as const;

/** The web app manifest, used once the site is installed. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Stillwater",
    short_name: "Stillwater",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#F6F1E7",
    theme_color: "#F6F1E7",
    icons: PURPOSES.map((purpose) => ({
      src: icon.src,
      sizes: `${icon.width}x${icon.height}`,
      type: "image/png",
      purpose,
    })),
  };
}
