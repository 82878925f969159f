"use client";

/** What is played at this table, and how. */
import { readOptions } from "@stillwater/engine";
import { FIRST_DAY, type TableView } from "@stillwater/table/session";
import { Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, useEffect, useState } from "react";
import { dayNumberOf } from "@/daily/days";
import { GradeBars } from "@/layout/GradeBars";
import { fetched } from "@/layout/late";
import { useTold } from "@/modules/useTold";
import { mayChange } from "@/new-table/changing";

export function ThisTable({ view }: { readonly view: TableView }) {
  const { code, daily, pace } = view;
  const t = useTranslations("wait");
  const locale = useLocale();
  const home = useTranslations("home");
  const told = useTold();
  const options = readOptions(code);
  const [spare, setSpare] = useState<number | null>();
  useEffect(() => {
    let current = true;
    const read = readOptions(code);
    // Dealing is not needed on this page yet, so its code is loaded later.
    if (read.ok) {
      const { value } = read;
      void fetched(() => import("@/new-table/counting")).then(({ cardFiguresOf: figuresOf }) => {
        if (current) setSpare(figuresOf(value).spare);
      });
    }
    return () => {
      current = false;
    };
  }, [code]);
  if (!options.ok) return null;
  const { game } = options.value;
  const parts = told(options.value);
  const { grade } = view;
  const manner = [
    t(`paces.${pace}`),
    ...(view.listed ? [t("public")] : []),
    ...(view.advice ? [t("advice")] : []),
  ];
  const figures = [
    ["daily", daily === null ? null : dayNumberOf(daily, FIRST_DAY)],
    ["deal", grade === undefined ? null : <GradeBars key="deal" grade={grade} />],
    [
      "game",
      game === "sea" ? (
        <i key="game" className="font-serif">
          {home("sea")}
        </i>
      ) : (
        home("mountain")
      ),
    ],
    ["with", parts.length === 0 ? null : parts.join(", ")],
    // Its space is reserved until it is counted.
    ["spare", spare === null ? null : (spare ?? "")],
    ["pace", view.seats.length === 1 ? null : manner.join(", ")],
    ["code", code],
  ] as const;
  return (
    <Section
      label={t("table")}
      aside={
        mayChange(view) ? (
          <Link className="action-link" href={`/${locale}/play/new?table=${view.id}`} prefetch={false}>
            {t("change")}
          </Link>
        ) : null
      }
    >
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-1.5">
        {figures.map(([name, figure]) =>
          figure === null ? null : (
            <Fragment key={name}>
              <dt className="text-quiet">{t(name)}</dt>
              <dd className="tabular">{figure}</dd>
            </Fragment>
          ),
        )}
      </dl>
    </Section>
  );
}
