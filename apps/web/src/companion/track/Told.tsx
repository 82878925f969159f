"use client";

/** A card may have been revealed: one large button for each answer, the usual one first. */
import { namedPlace, type Question } from "@stillwater/engine";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { capitalised } from "@/i18n/capitalised";
import { COMPANION_PARTS } from "@/modules/companions";
import { modulesOf } from "@/modules/in-play";
import { unsaidPart } from "@/modules/usual-answer";
import { isUndealt } from "../set-up/steps";
import { areTyped, headlineKey, isNumbered, seatAsked } from "./asked-of";
import { drawPlacesOf, hiddenInARow, toldWords } from "./came-to-light";
import { NthDrawn } from "./NthDrawn";
import { TypedAnswer } from "./TypedAnswer";
import type { TableProps } from "./table-props";
import { useAnswerText } from "./useAnswerText";
import type { Tracked } from "./useTracked";

interface ToldProps extends Pick<TableProps, "onUndo" | "onOpen"> {
  readonly tracked: Tracked;
  readonly question: Question;
}

export function Told({ tracked, question, onUndo, onOpen }: ToldProps) {
  const { open: view, telling: onTold, draft } = tracked;
  const { came } = tracked.begun;
  const table = view.table ?? tracked.table;
  const onCame = (card: string | null) => draft({ came: card });
  const t = useTranslations("track");
  const companion = useTranslations("companion");
  const answerText = useAnswerText();
  const text = (answer: string): string => capitalised(answerText(answer));
  const { of, to, answers } = question;
  const seat = seatAsked(to ?? of) ?? seatAsked(of);
  const name = seat === null ? null : tracked.stage.nameOf(seat);
  const named = name === null ? {} : { name };
  const into = namedPlace(to ?? "")?.kind === "hand";
  const headline = headlineKey(of, to, into);
  const open = unsaidPart(question);
  const hidden = answers.includes("?");
  const words = answers.filter((answer) => answer !== "?");
  const isTyped = areTyped(words);
  const setUp = isUndealt(view) ? (
    <Button icon="hand" variant="text" onClick={() => onOpen("setUp")}>
      {t("setUp")}
    </Button>
  ) : null;
  const several = hidden && into && hiddenInARow(view, true) > hiddenInARow(view, false);
  if (came !== null && name !== null)
    return <NthDrawn {...{ view, came, name, onCame, onTold }} card={text(came)} />;
  return (
    <section className="companion-told" aria-labelledby="companion-told" data-of={of} data-to={to}>
      <h2 id="companion-told" className="companion-headline">
        {several ? t("asksDealt", named) : t(headline, { ...named, hand: 5 })}
      </h2>
      {isTyped ? <TypedAnswer table={table} answers={words} onTold={onTold} /> : setUp}
      <ul
        className="companion-choices"
        data-short={words.every((answer) => text(answer).length <= SHORT) ? "" : undefined}
      >
        {several ? (
          <li data-answer="?all">
            <Button variant="primary" size="large" block onClick={() => onTold(toldWords(view, "?", true))}>
              {t("nothingAll")}
            </Button>
          </li>
        ) : null}
        {hidden ? (
          <li data-answer="?">
            <Button
              variant={several ? "secondary" : "primary"}
              size="large"
              block
              onClick={() => onTold(toldWords(view, "?"))}
            >
              {several ? t("nothingOne", named) : t(into ? "nothingShown" : (open?.unsaid ?? "staysHidden"))}
            </Button>
          </li>
        ) : null}
        {(isTyped ? words.filter((answer) => !isNumbered(answer)) : words).map((answer) => (
          <li key={answer} data-answer={answer}>
            <Button
              size="large"
              block
              onClick={() => (drawPlacesOf(view, answer).length > 1 ? onCame(answer) : onTold([answer]))}
            >
              {text(answer)}
            </Button>
          </li>
        ))}
      </ul>
      {modulesOf(table.rulebook).map((id) => {
        const Others = COMPANION_PARTS[id]?.Others;
        return !Others ? null : (
          <Others key={id} view={view} onWrite={(content) => void tracked.write([content])} />
        );
      })}
      <div className="companion-pair">
        {isTyped ? setUp : null}
        <Button icon="keyboard" variant="text" onClick={tracked.line.open}>
          {companion("sayIt")}
        </Button>
        {onUndo === undefined ? null : (
          <Button icon="undo" variant="text" onClick={onUndo}>
            {companion("undo")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Answers no longer than this stand three in a row. */
const SHORT = 9;
