import type { MetadataRoute } from "next";
import { site } from "@/rules/site";

/** Tables are private to their players; every page for reading may be indexed. */
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
