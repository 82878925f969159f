import { FIRST_DAY } from "@stillwater/table/session";
import { setRequestLocale } from "next-intl/server";
import { dayNumberOf } from "@/daily/days";
import { Home } from "@/home/Home";
import type { Language } from "@/i18n/routing";
import { Words } from "@/i18n/Words";

export default async function HomePage({ params }: { readonly params: Promise<{ locale: Language }> }) {
  setRequestLocale((await params).locale);
  return (
    <Words also={["home", "join", "hands", "grade"]}>
      <Home daily={dayNumberOf(new Date().toISOString().slice(0, 10), FIRST_DAY)} />
    </Words>
  );
}
