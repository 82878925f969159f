/** The panel of each module where a position is set up, in their order there: leave one out and it does not compile. */
import type { ModuleId, Rulebook } from "@stillwater/engine";
import type { ComponentType } from "react";
import type { PanelProps } from "@/editor/panel";
import { SkyPanel } from "./day-night/SkyPanel";
import { OpenRowPanel } from "./duel/OpenRowPanel";
import { modulesOf } from "./in-play";
import { RocksPanel } from "./jagged-rocks/RocksPanel";
import { PanoramasPanel } from "./panoramas/PanoramasPanel";
import { ExplorerPanel } from "./pyramid/ExplorerPanel";
import { StormsPanel } from "./storm-compass/StormsPanel";

/** Null for a module whose pieces all lie on spaces. */
const PANELS: { readonly [M in ModuleId]: ComponentType<PanelProps> | null } = {
  "high-arch": null,
  pyramid: ExplorerPanel,
  "day-night": SkyPanel,
  duel: OpenRowPanel,
  "jagged-rocks": RocksPanel,
  "sea-monsters": null,
  "storm-compass": StormsPanel,
  "wild-cards": null,
  "green-path": null,
  panoramas: PanoramasPanel,
  "mountain-goats": null,
};

export const panelsOf = (rulebook: Rulebook): readonly ComponentType<PanelProps>[] =>
  modulesOf(rulebook).flatMap((id) => PANELS[id] ?? []);
