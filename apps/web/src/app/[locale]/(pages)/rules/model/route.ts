/** The search's model, one file per language: generated at build time, cached by browsers. */
import { modelOf } from "@stillwater/lookup/model";
import { notFound } from "next/navigation";
import { isLanguage, LANGUAGES } from "@/i18n/routing";

export const dynamic = "force-static";

export const generateStaticParams = () => LANGUAGES.map((locale) => ({ locale }));

export async function GET(_request: Request, { params }: { readonly params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return isLanguage(locale) ? Response.json(modelOf(locale)) : notFound();
}
