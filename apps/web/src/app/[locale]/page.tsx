import { setRequestLocale } from "next-intl/server";
import { Home } from "@/home/Home";
import type { Language } from "@/i18n/routing";

export default async function HomePage({ params }: { readonly params: Promise<{ locale: Language }> }) {
  setRequestLocale((await params).locale);
  return <Home />;
}
