/** The props of a module's switch at set-up. */
import type { MountainOptions, SeaChange, SeaOptions } from "@stillwater/engine";

export interface SeaSwitchProps {
  readonly options: SeaOptions;
  readonly onChange: (change: SeaChange) => void;
}

export interface MountainSwitchProps {
  readonly options: MountainOptions;
  readonly onChange: (change: Partial<MountainOptions>) => void;
}

/** An option that is off is absent. */
export const on = (checked: boolean): true | undefined => checked || undefined;
