"use client";

/** The storm council: the drawn Storm, what a Compass could lift, and which option each player points at. */
import type { StormInPlay } from "@stillwater/engine";
import { describedStorms, drawnStorm } from "@stillwater/table/modules/storm-compass";
import { descriptionOf } from "@stillwater/table/queries";
import { KEEP } from "@stillwater/table/session";
import { Council, type CouncilOption } from "@stillwater/ui/modules/storm-compass";
import { useTranslations } from "next-intl";
import type { Stage } from "@/stage/useStage";
import { liftingOf } from "./lifting";
import { useMarkers } from "./useMarkers";
import { useStormWords } from "./useStormWords";

const TITLES = { yellow: "stormYellow", purple: "stormPurple", orange: "stormOrange" } as const;

export function StormCouncil({ stage }: { readonly stage: Stage }) {
  const t = useTranslations("storm");
  const crew = useTranslations("table");
  const card = useTranslations("card");
  const { live, table, names, nameOf: seatName, you, helm } = stage;
  const word = useStormWords(seatName);
  const markers = useMarkers(stage);
  const drawn = drawnStorm(table);
  const { choice } = helm.choosing;
  if (drawn === undefined) return null;
  const storms = describedStorms(table);
  // Without a Compass on the rack, a card stands in for one, and only its holder knows of it.
  const onlyStandIn = descriptionOf(table).compasses?.held === 0;
  const nameOf = (place: number): string => table.rulebook.placeName(place);
  const chosen =
    choice.at !== "aim" ? undefined : choice.plan.type === "pass" ? KEEP : nameOf(choice.plan.to);
  const option = (
    key: string,
    { title, note }: { readonly title: string; readonly note: string },
    rest: Pick<CouncilOption, "storm" | "disabled">,
  ): CouncilOption => {
    const pointing = names.flatMap((name, seat) => {
      if (markers.at[seat] !== key) return [];
      const [initial = name] = name;
      const isCrew = live.view.seats[seat]?.crew !== undefined;
      const who = seat === you ? crew("you") : isCrew ? crew("crewSeat") : undefined;
      return [
        {
          key: String(seat),
          initial,
          name: who === undefined ? name : `${name} (${who})`,
          own: seat === you,
          crew: isCrew,
          settled: markers.settled.includes(seat),
        },
      ];
    });
    return {
      ...{ key, title, note, markers: pointing },
      ...rest,
      label: [title, note, ...pointing.map(({ name }) => name)].join(", "),
    };
  };
  const noteOf = ({ storm, seat, row, pending, count }: StormInPlay): string => {
    if (count > 1) return t("ofCount", { count });
    if (pending) return t("freshNote");
    return t(`${storm}Note`, seat === null ? { row } : { name: seatName(seat) });
  };
  const options: readonly CouncilOption[] = [
    ...storms.map((storm) =>
      option(
        nameOf(storm.place),
        { title: word(storm), note: noteOf(storm) },
        { storm: storm.storm, disabled: markers.put === undefined && liftingOf(stage, storm) === null },
      ),
    ),
    option(
      KEEP,
      { title: t(onlyStandIn ? "spendNone" : "keep"), note: t("keepNote") },
      { storm: "keep", disabled: markers.put === undefined && !helm.mine },
    ),
  ];
  const own = you === null ? null : markers.at[you];
  const choose = (key: string) => {
    // A second press on the option pointed at and aimed takes both back.
    if (key === own && key === chosen && markers.put !== undefined) {
      markers.put(null);
      return helm.choosing.reset();
    }
    if (key !== own) markers.put?.(key);
    if (key === KEEP) return helm.mine ? helm.begin("pass") : helm.choosing.reset();
    const storm = storms.find(({ place }) => nameOf(place) === key);
    const lifting = storm === undefined ? null : liftingOf(stage, storm);
    if (lifting === null) helm.choosing.reset();
    else helm.choosing.take(lifting.act, lifting.standsIn ? "card" : "tool");
  };
  const silent = names.filter((_name, seat) => helm.asked.seats.includes(seat) && markers.at[seat] === null);
  return (
    <Council
      level={2}
      drawn={{
        storm: drawn.storm,
        overline: drawn.seat === you ? t("youDrew") : t("drew", { name: seatName(drawn.seat) }),
        title: card(TITLES[drawn.storm]),
        text: t(`${drawn.storm}Text`, { name: seatName(drawn.seat) }),
      }}
      question={t(onlyStandIn ? "questionStandIn" : "question")}
      options={options}
      foot={[
        ...(onlyStandIn ? [t("onlyStandIn")] : []),
        ...(names.length < 2
          ? []
          : [
              silent.length > 0 ? t("noMarker", { names: silent.join(", ") }) : t("allMarked"),
              t(onlyStandIn ? "noClockStandIn" : "noClock"),
            ]),
      ].join(" ")}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
