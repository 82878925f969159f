/** The texts that a page searches in, one file per language: generated at build time, cached by browsers. */
import { packOf } from "@stillwater/lookup/pack";
import { notFound } from "next/navigation";
import { isLanguage, LANGUAGES } from "@/i18n/routing";

export const dynamic = "force-static";

export const generateStaticParams = () => LANGUAGES.map((locale) => ({ locale }));

export async function GET(_request: Request, { params }: { readonly params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return isLanguage(locale) ? Response.json(packOf(locale)) : notFound();
}
