"use client";

import { mask, SPECTATOR } from "@stillwater/engine";
import { Button, Icon, Section } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";
import { CHECKS, verifyGame } from "./checking";

/** The fingerprint from before the first card, the shuffle opened at the end, and what this browser finds. */
export function VerifyTable({ id }: { readonly id: string }) {
  const t = useTranslations("verify");
  const failure = useFailure();
  const api = useTRPC();
  const locale = useLocale();
  const opened = useQuery(api.table.verify.queryOptions({ table: id }));
  const view = useQuery(api.table.look.queryOptions({ table: id }));
  const found = useMemo(() => {
    if (!opened.data?.over || view.data === undefined) return null;
    const viewer = view.data.you ?? SPECTATOR;
    const position = view.data.position;
    return verifyGame(opened.data, {
      commitment: view.data.commitment,
      last: position === null ? null : { position, mask: (table) => mask(table, viewer) },
    });
  }, [opened.data, view.data]);
  const back = (
    <Button href={`/${locale}/play/${id}`} link={Link} icon="back">
      {t("back")}
    </Button>
  );
  if (opened.isError || view.isError) {
    return (
      <Frame title={t("title")} text={failure(opened.error ?? view.error)}>
        {back}
      </Frame>
    );
  }
  const data = opened.data;
  return (
    <Frame
      title={t("title")}
      text={data?.over === true ? t("text") : t(data?.closed === true ? "closed" : "running")}
    >
      {data === undefined ? null : (
        <>
          <Section label={t("commitment")}>
            <p className="break-all font-serif">{data.commitment ?? "–"}</p>
          </Section>
          <Section label={t("seed")}>
            <p className="break-all font-serif">{data.over ? data.seed : t("hidden")}</p>
          </Section>
          {found === null ? null : (
            <Section label={t("checks")}>
              <ul className="grid gap-3">
                {CHECKS.map((check) => (
                  <li key={check} className="flex gap-3">
                    <Icon name={found.checks[check] ? "check" : "cross"} size={22} />
                    <span>
                      {t(check, { count: found.acts })}{" "}
                      <strong>{t(found.checks[check] ? "yes" : "no")}</strong>
                    </span>
                  </li>
                ))}
              </ul>
              <p className="mt-4 font-serif text-xl" role="status">
                {t(found.agrees ? "all" : "bad")}
              </p>
            </Section>
          )}
        </>
      )}
      {back}
    </Frame>
  );
}

function Frame(props: { readonly title: string; readonly text: string; readonly children: React.ReactNode }) {
  return (
    <div className="grid max-w-3xl justify-items-stretch gap-6 py-8">
      <h1 className="page-title">{props.title}</h1>
      <p className="text-quiet">{props.text}</p>
      {props.children}
    </div>
  );
}
