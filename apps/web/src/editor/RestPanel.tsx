"use client";

/** All other places of a position, in the words of the notation, so that everything can be edited. */
import {
  isTangible,
  namedPlace,
  type PlaceKind,
  type Stack,
  setupOf,
  type Table,
  withoutCopy,
} from "@stillwater/engine";
import { type Edited, edited, stackWords, withLying } from "@stillwater/table/position";
import { Button, Field } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { capitalised } from "@/i18n/capitalised";
import { EDITOR } from "@/modules/editors";
import { useVoice } from "@/stage/Voice";
import { FoldedPart } from "./FoldedPart";

interface RestPanelProps {
  readonly table: Table;
  /** The players' names by seat. */
  readonly names: readonly string[];
  readonly onEdit: (edit: Edited) => boolean;
}

/** A place with cards, in words. */
interface SaidPlace {
  readonly name: string;
  readonly text: string;
  readonly list: string;
}

/** Places named here. All others have their own controls or follow from others; the table sets the marks of a talk. */
const NAMED: readonly PlaceKind[] = [
  ...(["removed", "gone", "aside", "starts", "lifted"] as const),
  ...Object.values(EDITOR).flatMap((part) => part?.named ?? []),
];

export function RestPanel({ table, names, onEdit }: RestPanelProps) {
  const t = useTranslations("editor");
  const id = useId();
  const voice = useVoice();
  /** A place in words; undefined for one that only the position line shows. */
  const wordsFor = (place: string): string | undefined => {
    const { kind, number } = namedPlace(place) ?? {};
    if (kind === "pot") return t("rest_pot");
    if (kind === "extra" && number !== undefined)
      return t("rest_extra", { name: voice.seatText(number - 1, names) });
    return NAMED.some((one) => one === kind) ? capitalised(voice.placeText(place, names)) : undefined;
  };
  const places = table.rulebook.places.flatMap(({ name }) => (wordsFor(name) === undefined ? [] : [name]));
  const [chosen, setChosen] = useState("");
  const [cards, setCards] = useState("");
  const place = places.includes(chosen) ? chosen : (places[0] ?? "");
  // Of the tokens that only keep count, those for owed cards are listed; the position line has the others.
  const isUnseen = (word: string): boolean => word === "?" || word === "toll";
  const isSpoken = (word: string): boolean =>
    isUnseen(word) || table.rulebook.copies(word).some((copy) => isTangible(table.rulebook, copy));
  const spoken = (word: string): string => (isUnseen(word) ? t("unknownCard") : voice.cardText(word));
  // A place without a name of its own is shown where it belongs, and is in the position line.
  const namedIn = (name: string, stack: Stack): readonly SaidPlace[] => {
    const text = wordsFor(name);
    const lying = stackWords(stack).map(withoutCopy).filter(isSpoken);
    return text === undefined || lying.length === 0
      ? []
      : [{ name, text, list: lying.map(spoken).join(", ") }];
  };
  const said = Object.entries(setupOf(table).at ?? {}).flatMap(([name, stack]) => namedIn(name, stack));
  const lay = (event: FormEvent) => {
    event.preventDefault();
    const named = cards.split(/[\s,;]+/).filter((word) => word !== "");
    if (onEdit(edited(table, (setup) => withLying(setup, place, named)))) setCards("");
  };
  return (
    <FoldedPart
      title={t("rest")}
      note={said.length === 0 ? undefined : said.map(({ text }) => text).join(", ")}
    >
      {said.length === 0 ? null : (
        <ul className="editor-rest">
          {said.map(({ name, text, list }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
              <span>{`${text}: ${list}`}</span>
              <Button
                size="small"
                icon="cross"
                label={t("dropCard", { card: text })}
                onClick={() => onEdit(edited(table, (setup) => withoutPlace(setup, name)))}
              >
                {t("take")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className="grid gap-2.5 print:hidden" onSubmit={lay}>
        <label className="grid-cols-1 grid gap-1" htmlFor={id}>
          <span>{t("restPlace")}</span>
          <select
            className="min-h-11 p-2 border border-ink rounded-[3px] bg-sheet"
            id={id}
            value={place}
            onChange={(event) => setChosen(event.target.value)}
          >
            {places.map((name) => (
              <option key={name} value={name}>
                {wordsFor(name)}
              </option>
            ))}
          </select>
        </label>
        <Field
          label={t("restCards")}
          hint={t("restHint")}
          value={cards}
          asTyped
          onChange={setCards}
          end={
            <Button type="submit" size="small">
              {t("restLay")}
            </Button>
          }
        />
      </form>
    </FoldedPart>
  );
}

/** Resets the place to the ordinary deal. */
function withoutPlace(setup: ReturnType<typeof setupOf>, place: string): typeof setup {
  const { [place]: _gone, ...at } = setup.at ?? {};
  return { ...setup, at };
}
