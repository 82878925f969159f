import { useChangedEarly } from "@stillwater/ui";
import { type ReactNode, useId } from "react";

interface RuleChipProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onCheck: () => void;
  readonly children: ReactNode;
  /** A chip that names a game is set in the game's typeface. */
  readonly game?: "sea" | "mountain" | undefined;
  /** Beside the list of rules there is less room than over a board. */
  readonly dense?: boolean;
}

/** A radio chip, drawn smaller than its touch target. */
export function RuleChip({ name, checked, onCheck, children, game, dense = false }: RuleChipProps) {
  const id = useId();
  useChangedEarly(
    id,
    (input) => (input instanceof HTMLInputElement && input.checked && !checked ? true : undefined),
    onCheck,
  );
  return (
    <label
      className="group/chip relative flex min-h-11 cursor-pointer items-center
      has-focus-visible:rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-ink
      lg:data-dense:min-h-8.5"
      data-dense={dense ? "" : undefined}
      data-game={game}
    >
      <input
        className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
        id={id}
        type="radio"
        name={name}
        checked={checked}
        onChange={onCheck}
      />
      <span
        className="rounded-[3px] border border-rule bg-sheet px-2.25 py-1 text-15/[1.25]
        peer-checked:border-ink peer-checked:font-semibold
        peer-checked:[box-shadow:inset_0_0_0_1px_var(--sw-ink)]
        group-data-game/chip:font-serif group-data-game/chip:text-17
        group-data-[game=sea]/chip:italic
        lg:group-data-dense/chip:px-1.5 lg:group-data-dense/chip:text-14
        lg:group-data-game/chip:text-16"
      >
        {children}
      </span>
    </label>
  );
}
