"use client";

/** No rule has this id: lists those with the most similar ids. */
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { clausePath, RULES } from "@/layout/rule-paths";
import { useContents } from "./ContentsContext";
import { nearestRules } from "./nearest";

const NEAR = 3;

export function UnknownRule() {
  const t = useTranslations("rules");
  const locale = useLocale();
  const contents = useContents();
  const id = decodeURIComponent(usePathname().split("/").at(-1) ?? "");
  const titles = new Map(
    [...contents.sea, ...contents.mountain].flatMap(({ clauses }) =>
      clauses.map((each) => [each.id, each.title]),
    ),
  );
  return (
    <div
      className="entrance grid gap-5.5 max-w-184 pt-3.5 pb-2
      [&_p.text-quiet_a]:inline-block [&_p.text-quiet_a]:py-0.5 [&_p.text-quiet_a]:underline"
    >
      <h1 className="page-title">{t("unknown")}</h1>
      <p className="text-quiet">{t("unknownText", { id })}</p>
      <Section label={t("nearest")}>
        <ul>
          {nearestRules(id, NEAR).map((clause) => (
            <li className="py-2 border-b border-b-hair" key={clause}>
              <Link
                className="inline-block py-0.5 underline decoration-rule underline-offset-3"
                href={`/${locale}${clausePath(clause)}`}
              >
                {titles.get(clause)}
              </Link>{" "}
              <span className="font-semibold text-note">§ {clause}</span>
            </li>
          ))}
        </ul>
      </Section>
      <p>
        <Link className="underline" href={`/${locale}${RULES}`}>
          {t("back")}
        </Link>
      </p>
    </div>
  );
}
