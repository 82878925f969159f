"use client";

/** Something may have come to light: one fat button for each answer, the usual one first. */
import type { Content, View } from "@stillwater/companion";
import { namedPiece, namedPlace, type PlaceKind, type Question, type Table } from "@stillwater/engine";
import { NOTHING, type Typed, typedName } from "@stillwater/table/act-builder";
import { Button, Field } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { capitalised } from "@/i18n/capitalised";
import { ownPanoramas } from "@/modules/panoramas/own-panoramas";
import type { AskedKind } from "@/modules/room";
import { ROOMS } from "@/modules/rooms";
import { useVoice } from "@/stage/Voice";
import { CardKeys } from "../CardKeys";
import { isUndealt } from "../set-up/steps";
import { drawnWords, drawPlacesOf, hiddenInARow, toldWords } from "./came-to-light";

interface ToldProps {
  readonly view: View;
  readonly table: Table;
  readonly question: Question;
  readonly names: readonly string[];
  /** What is answered already, and its place in the draw is still to be said; null for nothing. */
  readonly came: string | null;
  readonly onCame: (card: string | null) => void;
  readonly onTold: (words: readonly string[]) => void;
  readonly onWrite: (content: Content) => void;
  /** Opens the line to type or dictate into. */
  readonly onLine: () => void;
  /** Takes the last entry back; absent where there is none. */
  readonly onUndo: (() => void) | undefined;
  /** Shows how the cards are laid out. */
  readonly onSetUp: () => void;
}

/** The seat that is asked about, from 1; 0 for none: by its hand or pile, or by what it may hold (`monster:2`). */
const seatAsked = (of: string): number =>
  OF_SEATS.some((kind) => kind === namedPlace(of)?.kind)
    ? (namedPlace(of)?.number ?? 0)
    : (namedPiece(of)?.number ?? 0);

const OF_SEATS = ["pile", "hand"] as const satisfies readonly PlaceKind[];

export function Told(props: ToldProps) {
  const { view, table, question, names, came, onCame, onTold, onWrite } = props;
  const t = useTranslations("track");
  const companion = useTranslations("companion");
  const voice = useVoice();
  const { of, to, answers } = question;
  const seat = seatAsked(to ?? of) || seatAsked(of);
  const name = names[seat - 1] ?? "";
  const into = namedPlace(to ?? "")?.kind === "hand";
  const headline = headlineKey(of, to, into);
  const hidden = answers.includes("?");
  const words = answers.filter((answer) => answer !== "?");
  const text = (answer: string): string => {
    if (answer === "yes" || answer === "no") return t(answer);
    const card = namedPiece(answer);
    if (card?.kind === "panorama") return card.of;
    const place = namedPlace(answer);
    return place?.kind === "row" ? t("row", { row: place.number }) : capitalised(voice.cardText(answer));
  };
  const several = hidden && into && hiddenInARow(view, true) > hiddenInARow(view, false);
  if (came !== null)
    return (
      <section className="companion-told" aria-labelledby="companion-told" data-came={came}>
        <h2 id="companion-told" className="companion-headline">
          {t("asksNth", { card: text(came), name })}
        </h2>
        <ul className="companion-choices">
          {drawPlacesOf(view, came).map((nth) => (
            <li key={nth} data-nth={nth}>
              <Button size="large" block onClick={() => onTold(drawnWords(came, nth))}>
                {t("asNth", { nth })}
              </Button>
            </li>
          ))}
        </ul>
        <Button icon="undo" variant="text" onClick={() => onCame(null)}>
          {t("neverMind")}
        </Button>
      </section>
    );
  return (
    <section className="companion-told" aria-labelledby="companion-told" data-of={of} data-to={to}>
      <h2 id="companion-told" className="companion-headline">
        {several ? t("asksDealt", { name }) : t(headline, { name, hand: 5 })}
      </h2>
      {isUndealt(view) ? (
        <Button icon="hand" variant="text" onClick={props.onSetUp}>
          {t("setUp")}
        </Button>
      ) : null}
      {words.length > MOST_BUTTONS ? <TypedAnswer table={table} answers={words} onTold={onTold} /> : null}
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
              {several ? t("nothingOne", { name }) : t(into ? "nothingShown" : "staysHidden")}
            </Button>
          </li>
        ) : null}
        {(words.length > MOST_BUTTONS ? [] : words).map((answer) => (
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
      {ownPanoramas(view, "") === null ? null : <OwnPanoramas view={view} onWrite={onWrite} />}
      <div className="companion-pair">
        <Button icon="keyboard" variant="text" onClick={props.onLine}>
          {companion("sayIt")}
        </Button>
        {props.onUndo === undefined ? null : (
          <Button icon="undo" variant="text" onClick={props.onUndo}>
            {companion("undo")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Panoramas that are not among those of this app: their numbers, typed. */
function OwnPanoramas({
  view,
  onWrite,
}: {
  readonly view: View;
  readonly onWrite: (content: Content) => void;
}) {
  const t = useTranslations("track");
  const [typed, setTyped] = useState("");
  const content = ownPanoramas(view, typed);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (content !== null && content !== undefined) onWrite(content);
      }}
    >
      <Field label={t("ownPanoramas")} value={typed} hint="3-4-3, 9-8-7, 2-3-4" onChange={setTyped} />
      <Button type="submit" disabled={content === undefined}>
        {t("ownPanoramasGo")}
      </Button>
    </form>
  );
}

/** Answers of so few letters stand three in a row. */
const SHORT = 9;

/** More than these are typed. */
const MOST_BUTTONS = 14;

interface TypedAnswerProps {
  readonly table: Table;
  readonly answers: readonly string[];
  readonly onTold: (words: readonly string[]) => void;
}

/** One of many cards: typed like a card that is played. */
function TypedAnswer({ table, answers, onTold }: TypedAnswerProps) {
  const t = useTranslations("track");
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const name = typedName(typed, table.rulebook);
  const known = name !== null && answers.includes(name);
  /** A number that no further key could make another one is the answer. */
  const type = (next: Typed) => {
    const named = typedName(next, table.rulebook);
    const likes = named === null ? [] : answers.filter((answer) => answer.startsWith(named));
    setTyped(likes.length === 1 && likes[0] === named ? NOTHING : next);
    if (likes.length === 1 && likes[0] === named) onTold(likes);
  };
  return (
    <>
      <p data-typed="">
        <Button
          variant="primary"
          size="large"
          block
          disabled={!known}
          onClick={() => {
            if (name !== null) onTold([name]);
            setTyped(NOTHING);
          }}
        >
          {known ? t("itIs", { card: name }) : t("typeShown")}
        </Button>
      </p>
      <div className="companion-keys">
        <CardKeys rulebook={table.rulebook} typed={typed} onTyped={type} />
      </div>
    </>
  );
}

const ASKED: readonly AskedKind[] = Object.values(ROOMS).flatMap(({ asks }): readonly AskedKind[] => asks);

/** Asked by where the card comes from, or by where it goes. */
function headlineKey(
  of: string,
  to: string | undefined,
  into: boolean,
): `asks_${AskedKind}` | "asksDrawn" | "asksOther" {
  if (into) return "asksDrawn";
  const known = [of, to ?? ""].flatMap(
    (place) => ASKED.find((one) => one === (namedPlace(place) ?? namedPiece(place))?.kind) ?? [],
  )[0];
  return known === undefined ? "asksOther" : `asks_${known}`;
}
