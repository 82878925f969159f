"use client";

/** What this browser finds when it makes the decisions of the quiet crew once more. */
import { CREW_VERSION } from "@stillwater/crew";
import { Icon, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { Thinking } from "@/local-games/thinking";
import { dealtIn, type OpenedGame } from "./checking";
import { type CrewFound, checkCrew, decisionsOf } from "./crew-checking";

interface CrewProofProps {
  readonly opened: OpenedGame;
  readonly names: readonly (string | null)[];
}

export default function CrewProof({ opened, names }: CrewProofProps) {
  const t = useTranslations("verify");
  const decisions = useMemo(() => {
    const dealt = dealtIn(opened);
    return dealt === null ? [] : decisionsOf(opened, dealt.table, opened.crew);
  }, [opened]);
  const [made, setMade] = useState(0);
  const [found, setFound] = useState<CrewFound | "failed" | null>(null);
  useEffect(() => {
    const thinking = new Thinking();
    let open = true;
    setFound(null);
    const tell = (what: CrewFound | "failed"): void => {
      if (open) setFound(what);
    };
    checkCrew(
      decisions,
      CREW_VERSION,
      (question) => thinking.ask(question),
      (count) => {
        if (open) setMade(count);
      },
    )
      .then(tell)
      .catch(() => tell("failed"))
      .finally(() => thinking.end());
    return () => {
      open = false;
      thinking.end();
    };
  }, [decisions]);
  const sentence =
    found === null
      ? ""
      : found === "failed"
        ? t("crewFailed")
        : found.status === "bad"
          ? t("crewBad", { name: names[found.at.seat] ?? "", act: found.at.act })
          : t(found.status === "all" ? "crewAll" : "crewOlder", { count: found.count });
  const sign =
    found === "failed"
      ? "help"
      : ({ all: "check", older: "help", bad: "cross" } as const)[found?.status ?? "older"];
  return (
    <Section label={t("crew")}>
      <p className="text-quiet">{t("crewText")}</p>
      {found === null ? <p className="mt-3">{t("crewGoing", { made, count: decisions.length })}</p> : null}
      <p className="mt-3 flex gap-3" role="status">
        {found === null ? null : <Icon name={sign} size={22} />}
        <span>{sentence}</span>
      </p>
    </Section>
  );
}
