"use client";

/** What this browser finds when it repeats the decisions of the quiet crew. */
import { checkPath } from "@stillwater/table/position";
import { Icon, Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Thinking } from "@/local-games/thinking";
import { useVoice } from "@/stage/Voice";
import { dealtIn, type OpenedGame } from "./checking";
import { type CrewDecision, type CrewFound, checkCrew, decisionsOf } from "./crew-checking";

export default function CrewProof({ opened }: { readonly opened: OpenedGame }) {
  const t = useTranslations("verify");
  const nameOf = useHandNames();
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
          ? t("crewBad", { name: nameOf(found.at), act: found.at.act })
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
      {decisions.length === 0 ? null : (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center text-act">{t("crewEvery")}</summary>
          <Decisions
            decisions={decisions}
            made={made}
            bad={typeof found === "object" && found?.status === "bad" ? found.at : null}
          />
        </details>
      )}
    </Section>
  );
}

/** Names for the crew's seats: at the end of the game somebody else may hold the seat. */
function useHandNames(): (decision: CrewDecision) => string {
  const t = useTranslations("hands");
  return useCallback(({ hand, seat }) => t("twice", { hand: t(hand), seat: seat + 1 }), [t]);
}

interface DecisionsProps {
  readonly decisions: readonly CrewDecision[];
  /** The number of decisions, from the first, that came out the same. */
  readonly made: number;
  readonly bad: CrewDecision | null;
}

/** Each decision, whether it came out the same, and the table as its seat saw it then. */
function Decisions({ decisions, made, bad }: DecisionsProps) {
  const t = useTranslations("verify");
  const locale = useLocale();
  const voice = useVoice();
  const nameOf = useHandNames();
  // Memoised: not recomputed with each further decision.
  const said = useMemo(
    () =>
      decisions.map((decision) => {
        const { seat, facts } = decision;
        const names = Array.from({ length: seat + 1 }, (_, at) => (at === seat ? nameOf(decision) : null));
        return voice.logText({ seat, facts }, names);
      }),
    [decisions, voice, nameOf],
  );
  return (
    <ol className="[&>*+*]:border-t [&>*+*]:border-rule">
      {decisions.map((decision, index) => {
        const { rev, position, act } = decision;
        const text = said[index] ?? "";
        return (
          <li key={rev} className="flex min-h-11 items-center gap-3">
            {index < made || decision === bad ? (
              <Icon
                name={decision === bad ? "cross" : "check"}
                size={22}
                label={t(decision === bad ? "no" : "yes")}
              />
            ) : null}
            <span className="flex-1">{text}</span>
            <Link
              className="action-link"
              href={`/${locale}${checkPath(position, act)}`}
              aria-label={`${t("crewSaw")}: ${text}`}
            >
              {t("crewSaw")}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
