import type { MetadataRoute } from "next";
import { site } from "@/rules/site";

/** Tables are for those who sit at them; everything that can be read may be found. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/*/play/", "/*/replay/", "/*/join", "/*/move"],
    },
    sitemap: `${await site()}/sitemap.xml`,
  };
}
