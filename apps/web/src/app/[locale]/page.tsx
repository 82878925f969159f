import { setRequestLocale } from "next-intl/server";
import { dayNumberOf } from "@/daily/days";
import { Home } from "@/home/Home";
import { Words } from "@/i18n/Words";
import "@/home/home.css";
import { FIRST_DAY } from "@stillwater/table/session";
import type { Language } from "@/i18n/routing";

export default async function HomePage({ params }: { readonly params: Promise<{ locale: Language }> }) {
  setRequestLocale((await params).locale);
  return (
    <Words also={["home", "join", "hands", "grade"]}>
      <Home daily={dayNumberOf(new Date().toISOString().slice(0, 10), FIRST_DAY)} />
    </Words>
  );
}
