"use client";

/** The storm council: what was drawn, what a Compass could lift, and who keeps theirs. */
import type { Act } from "@stillwater/engine";
import { Council, type CouncilOption } from "@stillwater/ui/stormy";
import { useTranslations } from "next-intl";
import type { Stage } from "@/play/table/useStage";
import { drawnStorm, keepers, type StormInPlay, spendable, stormsOf } from "./storms";
import { useStormWords } from "./useStormWords";

const KEEP = "keep";
const TITLES = { yellow: "stormYellow", purple: "stormPurple", orange: "stormOrange" } as const;

/** The act of lifting a Storm; null where there is nothing to spend. */
export function liftingOf(stage: Stage, { place }: StormInPlay): { act: Act; wild: boolean } | null {
  const { table, you } = stage;
  const card = you === null ? 0 : spendable(table, you);
  if (you === null || card === 0) return null;
  const act: Act = { type: "compass", seat: you, card, to: place, cards: [], numbers: [] };
  return { act, wild: table.rulebook.pieceName(card) === "wild" };
}

export function StormCouncil({ stage }: { readonly stage: Stage }) {
  const t = useTranslations("storm");
  const card = useTranslations("card");
  const { table, names, you, helm } = stage;
  const word = useStormWords(names);
  const drawn = drawnStorm(table);
  const { choice } = helm.choosing;
  if (drawn === undefined) return null;
  const keeping = keepers(table);
  const chosen =
    choice.at === "aim" ? (choice.plan.type === "pass" ? KEEP : String(choice.plan.to)) : undefined;
  const markers = keeping.map((seat) => {
    const name = names[seat] ?? "";
    return { key: String(seat), initial: name.charAt(0), name, own: seat === you };
  });
  const options: readonly CouncilOption[] = [
    ...stormsOf(table).map((storm): CouncilOption => {
      const title = word(storm);
      const note = storm.count > 1 ? t("ofCount", { count: storm.count }) : undefined;
      return {
        key: String(storm.place),
        storm: storm.storm,
        title,
        note,
        markers: [],
        label: note === undefined ? title : `${title}, ${note}`,
        disabled: liftingOf(stage, storm) === null,
      };
    }),
    {
      key: KEEP,
      storm: "keep",
      title: t("keep"),
      note: t("keepNote"),
      markers,
      label: [t("keep"), t("keepNote"), ...markers.map(({ name }) => name)].join(", "),
      disabled: !helm.mine,
    },
  ];
  const choose = (key: string) => {
    if (key === KEEP) return helm.mean("pass");
    const storm = stormsOf(table).find(({ place }) => String(place) === key);
    const lifting = storm === undefined ? null : liftingOf(stage, storm);
    if (lifting !== null) helm.choosing.take(lifting.act, lifting.wild ? "card" : "tool");
  };
  return (
    <Council
      level={2}
      drawn={{
        storm: drawn.storm,
        overline: drawn.seat === you ? t("youDrew") : t("drew", { name: names[drawn.seat ?? -1] ?? "" }),
        title: card(TITLES[drawn.storm]),
        text: t(`${drawn.storm}Text`, { name: names[drawn.seat ?? -1] ?? "" }),
      }}
      question={t("question")}
      options={options}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
