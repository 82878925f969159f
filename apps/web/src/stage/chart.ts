/** The props of the sea's drawings: the open sea, and a module's drawing in its place or around it. */
import type { Place } from "@stillwater/engine";
import type { WaterDrawing } from "@stillwater/table/view-model";
import type { SeaBerth, SeaBoardProps, SeaCell } from "@stillwater/ui";
import type { ComponentType, ReactNode } from "react";
import type { Stage } from "./useStage";

/** What every drawing of the sea shows: its spaces, its berths and the labels on its edges. */
export interface ChartView {
  readonly water: WaterDrawing;
  readonly cells: readonly SeaCell<Place>[];
  readonly rowLabels: (count: number) => readonly string[];
  readonly berths: { readonly start?: SeaBerth<Place>; readonly finish?: SeaBerth<Place> };
  readonly captions: { readonly top?: string | undefined; readonly bottom: string };
}

/** The open sea; a module may put marks on it. */
export interface OpenSeaProps {
  readonly stage: Stage;
  readonly talking: boolean;
  readonly view: ChartView;
  /** A small mark on some spaces. */
  readonly badge?: ((place: Place) => ReactNode) | undefined;
  /** Fog and rocks, sides of rows, rows to choose from. */
  readonly marks?: Pick<SeaBoardProps<Place>, "rowMarks" | "rowSides" | "underlay" | "overlay"> | undefined;
}

/** The drawing of a module: in place of the open sea, or around it. */
export interface ModuleChartProps extends Pick<OpenSeaProps, "stage" | "talking" | "view"> {
  readonly OpenSea: ComponentType<OpenSeaProps>;
}
