"use client";

/** The cards of an earlier game again: its short code or link, and a description of it. */
import { Button, Field } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { ProblemWords } from "@/layout/ProblemWords";
import { useTold } from "@/modules/useTold";
import type { FoundDeal, NoDeal } from "./seeking";
import type { DealSearch } from "./useDeal";

export function DealField({ search }: { readonly search: DealSearch }) {
  const t = useTranslations("deal");
  const { deal, typed, problem, busy, dropped } = search;
  return (
    <div className="grid gap-3">
      {deal === null ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            search.seek(typed);
          }}
        >
          <Field
            label={t("label")}
            labelHidden
            asTyped
            value={typed}
            hint={t("hint")}
            error={problem === null ? undefined : <NoDealWords problem={problem} />}
            onChange={search.type}
          />
          <div>
            <Button type="submit" disabled={busy}>
              {t("take")}
            </Button>
          </div>
        </form>
      ) : null}
      <div role="status">
        {deal === null ? (
          <p>{dropped ? t("dropped") : null}</p>
        ) : (
          <>
            <p>
              <DealWords deal={deal} />
            </p>
            <p className="text-quiet">{t(deal.where === "online" ? "online" : "here")}</p>
          </>
        )}
      </div>
      {deal === null ? null : (
        <div>
          <Button onClick={search.drop}>{t("drop")}</Button>
        </div>
      )}
    </div>
  );
}

function DealWords({ deal }: { readonly deal: FoundDeal }) {
  const t = useTranslations("deal");
  const open = useTranslations("open");
  const told = useTold();
  const list = new Intl.ListFormat(useLocale());
  const { options, name, played, won } = deal;
  const { game, players } = options;
  const parts = told(options);
  const crew = open("crew", { count: players, game });
  const words = { crew, parts: parts.length === 0 ? open("plain", { game }) : list.format(parts) };
  return (
    <>
      <strong>{name === null ? t("nameless") : t("name", { name })}</strong>{" "}
      {`${t("what", words)} ${t("crews", { played, won })}`}
    </>
  );
}

function NoDealWords({ problem }: { readonly problem: NoDeal }) {
  const t = useTranslations("deal");
  if (problem.why !== "options") return t(`problems.${problem.why}`);
  return <ProblemWords problem={problem.problem} />;
}
