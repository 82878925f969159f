"use client";

/** Something may have come to light: one fat button for each answer, the usual one first. */
import type { Question, Table } from "@stillwater/engine";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useVoice } from "@/play/words/Voice";
import { hiddenInARow } from "./writing";

interface ToldProps {
  readonly table: Table;
  readonly question: Question;
  readonly names: readonly string[];
  readonly onTold: (words: readonly string[]) => void;
}

const SEAT = /^(?:pile|hand|monster|disclosed):(\d)$/;

export function Told({ table, question, names, onTold }: ToldProps) {
  const t = useTranslations("track");
  const voice = useVoice();
  const { of, to, answers } = question;
  const seat = SEAT.exec(to ?? of)?.[1] ?? SEAT.exec(of)?.[1];
  const name = seat === undefined ? "" : (names[Number(seat) - 1] ?? "");
  const into = to?.startsWith("hand:") === true;
  const headline = headlineKey(of, into);
  const hidden = answers.includes("?");
  const words = answers.filter((answer) => answer !== "?");
  const text = (answer: string): string => {
    if (answer === "yes" || answer === "no") return t(answer);
    const row = /^row:(\d)$/.exec(answer)?.[1];
    return row === undefined ? capital(voice.cardText(answer)) : t("row", { row: Number(row) });
  };
  return (
    <section className="companion-told" aria-labelledby="companion-told" data-of={of} data-to={to}>
      <h2 id="companion-told" className="companion-headline">
        {t(headline, { name, hand: 5 })}
      </h2>
      <ul className="companion-choices">
        {hidden ? (
          <li data-answer="?">
            <Button
              variant="primary"
              size="large"
              block
              onClick={() => onTold([into ? `?x${hiddenInARow(table, of)}` : "?"])}
            >
              {t(into ? "nothingShown" : "staysHidden")}
            </Button>
          </li>
        ) : null}
        {words.map((answer) => (
          <li key={answer} data-answer={answer}>
            <Button size="large" block onClick={() => onTold([answer])}>
              {text(answer)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HEADLINES = ["rocks", "monster", "goat", "explorer", "open", "panoramas", "compass"] as const;

function headlineKey(
  of: string,
  into: boolean,
): `asks_${(typeof HEADLINES)[number]}` | "asksDrawn" | "asksOther" {
  if (into) return "asksDrawn";
  const kind = of.split(":")[0] ?? "";
  const known = HEADLINES.find((one) => kind.startsWith(one));
  return known === undefined ? "asksOther" : `asks_${known}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
