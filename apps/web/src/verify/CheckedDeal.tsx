"use client";

/** The fingerprint from before the first card, the shuffle opened at the end, and this browser's findings. */
import { Button, Icon, Section } from "@stillwater/ui";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { onDemand } from "@/layout/late";
import { WithVoice } from "@/stage/Voice";
import { CHECKS, type OpenedGame, type ShownAtTable, verifyGame } from "./checking";

const CrewProof = onDemand(() => import("./CrewProof"));

interface CheckedProps {
  /** The path back to the table's page. */
  readonly back: string;
  readonly text: string;
  /** The game with nothing hidden; null while it is running, absent if there is none to show. */
  readonly opened?: OpenedGame | null;
  /** What the table showed during the game; absent while that is not known. */
  readonly shown?: ShownAtTable | undefined;
}

export function CheckedDeal({ back, text, opened, shown }: CheckedProps) {
  const t = useTranslations("verify");
  const found = useMemo(
    () => (opened == null || shown === undefined ? null : verifyGame(opened, shown)),
    [opened, shown],
  );
  return (
    <div className="grid max-w-192 justify-items-stretch gap-6 py-8">
      <h1 className="page-title">{t("title")}</h1>
      <p className="text-quiet">{text}</p>
      {opened === undefined ? null : (
        <>
          <Section label={t("commitment")}>
            <p className="break-all">{opened?.commitment ?? shown?.commitment ?? "–"}</p>
          </Section>
          <Section label={t("seed")}>
            <p className="break-all">{opened === null ? t("hidden") : opened.seed}</p>
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
              <p className="mt-4 font-serif text-20" role="status">
                {t(found.agrees ? "all" : "bad")}
              </p>
            </Section>
          )}
          {opened === null || opened.crew.length === 0 ? null : (
            <WithVoice>
              <CrewProof opened={opened} />
            </WithVoice>
          )}
        </>
      )}
      <Button href={back} link={Link} icon="back">
        {t("back")}
      </Button>
    </div>
  );
}
