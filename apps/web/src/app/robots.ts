import type { MetadataRoute } from "next";
import { site } from "@/rules/site";

/** Programs that fetch a page because somebody shared its link, to show its title and picture; they index nothing. */
const PREVIEWS = [
  "facebookexternalhit",
  "Twitterbot",
  "LinkedInBot",
  "Slackbot-LinkExpanding",
  "TelegramBot",
];

/** Tables are private to their players; every page for reading may be indexed. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: [
      { userAgent: PREVIEWS, allow: "/", disallow: ["/api/", "/*/move"] },
      {
        userAgent: "*",
        allow: "/",
        disallow: ["/api/", "/*/play/", "/*/replay/", "/*/join", "/*/move"],
      },
    ],
    sitemap: `${await site()}/sitemap.xml`,
  };
}
