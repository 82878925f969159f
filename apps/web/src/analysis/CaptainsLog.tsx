"use client";

/** The captain's log of a finished game: could it be won, where was it lost, and which decisions cost most. */
import { type ActLine, stretchOf, type ToldLosing } from "@stillwater/analysis";
import { closed, gauge, outcome } from "@stillwater/engine";
import { branch, type Course, logOf, recordOf, turnsOf, withAct } from "@stillwater/table/log";
import { Button, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useVoice } from "@/stage/Voice";
import { ServerLooks } from "./ServerLooks";
import { FAINT, faintAfter, losingActSeen } from "./seat-view";
import type { ToldCost, ToldCosts } from "./telling";
import { useAnalysis } from "./useAnalysis";
import "./analysis.css";

interface CaptainsLogProps {
  /** The game as it was played, to its end. */
  readonly course: Course;
  readonly names: readonly string[];
  /** The table of this server that it was played at; null for every other game. */
  readonly table: string | null;
  readonly onStep: (step: number) => void;
  /** Shows another line from after so many moves. */
  readonly onLine: (after: number, line: readonly ActLine[]) => void;
}

export function CaptainsLog(props: CaptainsLogProps) {
  const { course, table } = props;
  const t = useTranslations("captain");
  const [byServer, setByServer] = useState<ToldLosing | null>(null);
  const end = course.tables.at(-1);
  const isLost = end !== undefined && outcome(end) === "lost";
  const record = useMemo(() => recordOf(course), [course]);
  const { told, looking, look, stop } = useAnalysis(record, isLost, "all");
  const costs = told?.costs ?? null;
  const losing = nearer(told?.losing ?? null, byServer);
  return (
    <Section label={t("title")}>
      {losing ? <WhereLost {...props} losing={losing} looking={looking === "looking"} /> : null}
      {costs ? <Dearest {...props} dearest={costs.dearest} done={costs.done === 1} /> : null}
      {costs?.done === 1 && losing ? <AtItsSeat {...costs} losing={losing} /> : null}
      {costs && costs.judged.length > 0 ? (
        <Chances
          {...props}
          judged={costs.judged}
          losing={costs.done === 1 ? losing : null}
          lost={losing?.lost}
        />
      ) : null}
      <p className="captain-state" role="status">
        {looking === "looking" ? t("looking") : null}
        {looking === "failed" ? t("failed") : null}
        {looking === "done" && told === null ? t("nothing") : null}
      </p>
      {looking === "looking" ? (
        <div className="captain-way">
          <progress max={1} value={costs?.done} aria-label={t("progress")} />
          <Button onClick={stop}>{t("stop")}</Button>
        </div>
      ) : null}
      {looking === "not yet" || looking === "stopped" || looking === "failed" ? (
        <Button onClick={look}>{t(looking === "not yet" ? "look" : "again")}</Button>
      ) : null}
      {isLost && table !== null ? (
        <ServerLooks table={table} isOpen={losing?.kind !== "here"} onAsk={stop} onTold={setByServer} />
      ) : null}
    </Section>
  );
}

/** Of two answers the one that leaves less open. */
function nearer(own: ToldLosing | null, other: ToldLosing | null): ToldLosing | null {
  if (own === null || other === null) return own ?? other;
  return stretchOf(other) < stretchOf(own) ? other : own;
}

interface WhereLostProps extends CaptainsLogProps {
  readonly losing: ToldLosing;
  readonly looking: boolean;
}

/** More sentences than these are no help at a glance. */
const MOST_SHUT = 2;

/** Three answers and no fourth: proven here, between these two moves, not known. */
function WhereLost({ course, names, losing, looking, onStep, onLine }: WhereLostProps) {
  const t = useTranslations("captain");
  const voice = useVoice();
  const turns = turnsOf(course);
  const { kind, won, lost } = losing;
  const at = (after: number): number => turns[after] ?? turns.at(-1) ?? 0;
  const entry = won ? logOf(course, "all")[won.after] : undefined;
  const after = course.tables[lost.after];
  const shut = lost.proof === "spaces" && after !== undefined ? closed(after).slice(0, MOST_SHUT) : [];
  const proof =
    shut.length > 0
      ? shut.map((closure) => voice.closedText(closure)).join(" ")
      : lost.proof === null
        ? null
        : t(`proofs.${lost.proof}`);
  if (!won && kind !== "here" && looking) return null;
  return (
    <div className="captain-answer">
      <p className="captain-mark" data-kind={kind}>
        {t(`marks.${kind}`)}
      </p>
      {won && kind === "here" ? (
        <>
          <p className="captain-head">{t("here", { turn: at(won.after) })}</p>
          <p>
            {entry ? voice.logText(entry, names) : null} {proof}
          </p>
        </>
      ) : null}
      {!won && kind === "here" ? (
        <>
          <p className="captain-head">{t("neverHere")}</p>
          <p>{proof}</p>
        </>
      ) : null}
      {won && kind === "between" ? (
        <>
          <p className="captain-head">{t("between", { from: at(won.after), to: at(lost.after) })}</p>
          <p>
            {t("betweenText", { from: at(won.after), to: at(lost.after) })} {proof}
          </p>
        </>
      ) : null}
      {kind === "unknown" ? (
        <>
          <p className="captain-head">{won ? t("unknown", { turn: at(won.after) }) : t("unknownAll")}</p>
          <p>{won ? t("unknownText", { turn: at(won.after) }) : t("unknownAllText")}</p>
        </>
      ) : null}
      {won ? (
        <div className="captain-way">
          <Button variant="primary" onClick={() => onLine(won.after, won.line)}>
            {t("seeHow")}
          </Button>
          <Button onClick={() => onStep(won.after)}>{t("goThere", { turn: at(won.after) })}</Button>
        </div>
      ) : null}
    </div>
  );
}

const inHundred = (share: number): number => Math.round(100 * share);

interface DearestProps extends CaptainsLogProps {
  readonly dearest: readonly ToldCost[];
  readonly done: boolean;
}

function Dearest({ course, names, dearest, done, onStep, onLine }: DearestProps) {
  const t = useTranslations("captain");
  const voice = useVoice();
  const turns = turnsOf(course);
  const log = logOf(course, "all");
  /** An act that was not done, in the words of the log. */
  const otherwise = (after: number, { seat, text }: ActLine): string => {
    const tried = withAct(branch(course, after), seat, text);
    const entry = "course" in tried ? logOf(tried.course, "all").at(-1) : undefined;
    return entry ? voice.logText(entry, names) : text;
  };
  if (dearest.length === 0) return done ? <p className="text-quiet">{t("noneDear")}</p> : null;
  return (
    <>
      <h3 className="captain-head">{t("dearest")}</h3>
      <p className="text-quiet">{t("fair")}</p>
      <ol className="captain-dear">
        {dearest.map(({ after, chance, better }) => {
          const entry = log[after];
          return better === null ? null : (
            <li key={after}>
              <p>
                <strong>{t("turn", { turn: turns[after] ?? 0 })}</strong>{" "}
                {entry ? voice.logText(entry, names) : null} {t("kept", { chance: inHundred(chance) })}
              </p>
              <p>
                {otherwise(after, better.act)}{" "}
                {t("keptBetter", { chance: inHundred(better.chance), error: inHundred(better.error) })}
              </p>
              <div className="captain-way">
                <Button onClick={() => onLine(after, [better.act])}>{t("tryIt")}</Button>
                <Button onClick={() => onStep(after)}>{t("goThere", { turn: turns[after] ?? 0 })}</Button>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface AtItsSeatProps extends ToldCosts {
  readonly losing: ToldLosing;
}

/** Whether the act that lost could have been known to: with all cards open anything is easily said. */
function AtItsSeat({ losing, judged, dearest }: AtItsSeatProps) {
  const t = useTranslations("captain");
  const seen = losingActSeen(losing, judged, dearest);
  if (seen === null) return null;
  return <p>{t(seen.isDear ? "losingActDear" : "losingAct", { chance: inHundred(seen.chance) })}</p>;
}

interface ChancesProps extends CaptainsLogProps {
  readonly judged: readonly ToldCost[];
  /** Once all decisions are judged. */
  readonly losing: ToldLosing | null;
  /** From where on it is lost; drawn where that is proven. */
  readonly lost: ToldLosing["lost"] | undefined;
}

/** The chances and under them the spare cards, over one axis; and the same figures as a table for whoever does not see them. */
function Chances({ course, names, judged, losing, lost }: ChancesProps) {
  const t = useTranslations("captain");
  const replay = useTranslations("replay");
  const turns = turnsOf(course);
  const spare = useMemo(() => course.tables.map((table) => gauge(table).spare), [course]);
  const length = Math.max(1, course.moves.length);
  const across = (after: number): number => (1000 * after) / length;
  const most = Math.max(1, ...spare);
  const points = judged.map(({ after, chance }) => `${across(after)} ${100 - 100 * chance}`);
  const heights = spare.map((cards, after) => `${across(after)} ${60 - (60 * Math.max(0, cards)) / most}`);
  const from = lost?.proof == null ? null : across(lost.after);
  const faint = losing ? faintAfter(losing, judged) : null;
  return (
    <>
      <p className="captain-head">{t("curve")}</p>
      <svg className="captain-curve" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {from === null ? null : <path d={`M${from} 0H1000V100H${from}Z`} data-shut="" />}
        <path d="M0 0H1000M0 50H1000M0 100H1000" data-lines="" />
        <path d={`M${points.join("L")}`} />
        {from === null ? null : <path d={`M${from} 100H1000`} data-lost="" />}
      </svg>
      {from === null ? null : (
        <p className="captain-lost">{t("lostFrom", { turn: turns[lost?.after ?? 0] ?? 0 })}</p>
      )}
      {faint === null ? null : (
        <p className="text-quiet">{t("faintFrom", { turn: turns[faint] ?? 0, chance: inHundred(FAINT) })}</p>
      )}
      <p className="captain-under">{replay("spare")}</p>
      <svg
        className="captain-curve"
        viewBox="0 0 1000 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-spare=""
      >
        <path d={`M0 60L${heights.join("L")}V60Z`} data-cards="" />
        {from === null ? null : <path d={`M${from} 0V60`} data-lost="" />}
      </svg>
      <p className="captain-axis" aria-hidden="true">
        <span>{turns[0] ?? 1}</span>
        <span>{turns.at(-1)}</span>
      </p>
      <details>
        <summary className="action-link cursor-pointer">{t("asTable")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("turnHead")}</th>
              <th scope="col">{t("who")}</th>
              <th scope="col">{t("chance")}</th>
              <th scope="col">{replay("spare")}</th>
            </tr>
          </thead>
          <tbody>
            {judged.map(({ after, seat, chance }) => (
              <tr key={after}>
                <td>{turns[after]}</td>
                <td>{names[seat]}</td>
                <td>{inHundred(chance)}</td>
                <td>{spare[after]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
