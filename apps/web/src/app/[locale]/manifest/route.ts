/** The web app manifest, used once the site is installed: one per language, generated at build time. */
import type { MetadataRoute } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { isLanguage, LANGUAGES } from "@/i18n/routing";
import icon from "../../install-icon.png";

export const dynamic = "force-static";

export const generateStaticParams = () => LANGUAGES.map((locale) => ({ locale }));

/** The drawing keeps clear of the edge, so that a device may cut it to any shape. */
const PURPOSES = ["any", "maskable"] as const;

/** What a long press on the icon opens. */
const SHORTCUTS = [
  { path: "daily", word: "navToday" },
  { path: "companion", word: "navCompanion" },
  { path: "rules", word: "navRules" },
] as const;

export async function GET(_request: Request, { params }: { readonly params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  const meta = await getTranslations({ locale, namespace: "meta" });
  const shell = await getTranslations({ locale, namespace: "shell" });
  const manifest: MetadataRoute.Manifest = {
    // The same in every language: a device has the site once.
    id: "/",
    lang: locale,
    name: "Stillwater",
    short_name: "Stillwater",
    description: meta("description"),
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
    shortcuts: SHORTCUTS.map(({ path, word }) => ({ name: shell(word), url: `/${locale}/${path}` })),
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
