import { CLAUSES } from "@stillwater/engine";
import type { MetadataRoute } from "next";
import { LANGUAGES } from "@/i18n/routing";
import { API, cardPath, clausePath, RULES, readPath } from "@/layout/rule-paths";
import { GAMES } from "@/layout/ruled-game";
import { alternatesOf } from "@/rules/alternates";
import { site } from "@/rules/site";

/** Pages that can be read without a table: the part of their path after the language. */
const PATHS: readonly string[] = [
  "",
  "/companion",
  "/learn",
  "/daily",
  "/question",
  RULES,
  `${RULES}/check`,
  API,
  ...GAMES.flatMap((game) => [readPath(game), cardPath(game)]),
  ...CLAUSES.map(clausePath),
];

/** Every readable page in every language, each with its alternates in the others. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const home = await site();
  return PATHS.flatMap((path) =>
    LANGUAGES.map((language) => {
      const { languages } = alternatesOf(home, language, path);
      return {
        url: `${home}/${language}${path}`,
        alternates: { languages: { ...languages } as Record<string, string> },
      };
    }),
  );
}
