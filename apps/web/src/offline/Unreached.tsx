"use client";

import { Button } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { EmptyPage } from "@/layout/EmptyPage";
import { OtherPages } from "@/layout/OtherPages";
import { OFFLINE } from "./pages";

/** Milliseconds between two attempts to reach the server. */
const PATIENCE = 5_000;

async function reached(): Promise<boolean> {
  return (await fetch("/api/healthz", { cache: "no-store" })).ok;
}

/** In place of a page that could not be fetched: what still works, and the page itself once the server answers again. */
export function Unreached() {
  const t = useTranslations("unreached");
  const net = useTranslations("net");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const { data: isBack } = useQuery({ queryKey: ["reached"], queryFn: reached, refetchInterval: PATIENCE });
  useEffect(() => {
    if (isBack !== true) return;
    // At its own address it stands for no other page.
    if (location.pathname === `/${locale}${OFFLINE}`) location.replace(`/${locale}`);
    else location.reload();
  }, [isBack, locale]);
  return (
    <EmptyPage title={t("title")} text={t("text")}>
      <Button variant="primary" onClick={() => location.reload()}>
        {net("tryAgain")}
      </Button>
      <OtherPages
        ways={[
          ["/play/new", t("play")],
          ["/companion", shell("navCompanion")],
          ["/rules", shell("navRules")],
        ]}
      />
    </EmptyPage>
  );
}
