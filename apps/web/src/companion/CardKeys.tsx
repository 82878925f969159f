"use client";

/** The keys for typing a card: digits at sea; a colour and a number on the mountain. */
import { HIGHEST_ASCENT, type Rulebook } from "@stillwater/engine";
import {
  COLOUR_NAMES,
  colour,
  digit,
  erase,
  NOTHING,
  number,
  type Typed,
} from "@stillwater/table/act-builder";
import { Keypad, NumberKeys } from "@stillwater/ui/companion";
import { TerrainKeys } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";

interface CardKeysProps {
  readonly rulebook: Rulebook;
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
}

export function CardKeys(props: CardKeysProps) {
  return props.rulebook.game === "sea" ? <SeaKeys {...props} /> : <MountainKeys {...props} />;
}

function SeaKeys({ rulebook, typed, onTyped }: CardKeysProps) {
  const t = useTranslations("companion");
  return (
    <Keypad
      label={t("numberKeys")}
      typed={typed.digits}
      onDigit={(pressed) => onTyped(digit(typed, pressed, rulebook))}
      left={{ text: t("clear"), onPress: () => onTyped(NOTHING) }}
      back={{ label: t("erase"), onPress: () => onTyped(erase(typed)) }}
    />
  );
}

const LETTERS = { green: "g", blue: "b", red: "r" } as const;
const NUMBERS = Array.from({ length: HIGHEST_ASCENT }, (_, index) => index + 1);

function MountainKeys({ typed, onTyped }: CardKeysProps) {
  const t = useTranslations("companion");
  const card = useTranslations("card");
  return (
    <>
      <div className="companion-terrain">
        <TerrainKeys
          label={t("colourKeys")}
          value={typed.colour === null ? undefined : COLOUR_NAMES[typed.colour]}
          onTerrain={(terrain) => onTyped(colour(typed, LETTERS[terrain]))}
          words={{ red: card("red"), green: card("green"), blue: card("blue") }}
        />
      </div>
      <NumberKeys
        label={t("numberKeys")}
        numbers={NUMBERS}
        value={typed.digits === "" ? undefined : Number(typed.digits)}
        onNumber={(n) => onTyped(number(typed, n))}
      />
    </>
  );
}
