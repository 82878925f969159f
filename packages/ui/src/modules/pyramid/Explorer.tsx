import type { Face } from "../../cards/face";
import { HandCard } from "../../cards/HandCard";
import { Glyph } from "../../marks/Glyph";

export interface ExplorerCountsProps {
  readonly label: string;
  readonly kinds: readonly {
    readonly key: string;
    /** A path on the 24 grid. */
    readonly sign: string;
    readonly name: string;
    readonly left: number;
    /** "4 of 6": printed. */
    readonly text: string;
  }[];
}

/** What is still in the Explorer deck, kind by kind; everybody knows what the deck is made of. */
export function ExplorerCounts({ label, kinds }: ExplorerCountsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-x-4.5" aria-label={label}>
      {kinds.map((kind) => (
        <li
          key={kind.key}
          className={`flex min-h-8.5 items-center gap-2 border-b border-b-hair ${kind.left === 0 ? "text-off" : ""}`}
        >
          <Glyph d={kind.sign} size={22} />
          <span>{kind.name}</span>
          <span className="ml-auto numeral text-17/[1.2] font-semibold whitespace-nowrap">{kind.text}</span>
        </li>
      ))}
    </ul>
  );
}

export interface ExplorerStepsProps {
  readonly label: string;
  readonly steps: readonly {
    readonly key: string;
    readonly text: string;
    readonly state: "done" | "now" | "next";
  }[];
  /** The card that was turned up. */
  readonly turned?: { readonly face: Face; readonly label: string } | undefined;
}

/** Lay the card, turn up the Explorer card and do what it says, then pay: three steps in order. */
export function ExplorerSteps({ label, steps, turned }: ExplorerStepsProps) {
  // Before the first step the verdict explains them, and this list is hidden but keeps its room, so that the buttons stay
  // put.
  return (
    <div
      className="sw-explorer-steps flex justify-between gap-4 not-data-begun:unseen"
      data-begun={steps[0]?.state === "done" ? "" : undefined}
    >
      <ol className="grid content-start gap-1 ps-[1.4em]" aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.key}
            className="px-2 py-1 text-quiet aria-[current]:border-s-3 aria-[current]:border-s-act
              aria-[current]:bg-act-soft aria-[current]:font-semibold aria-[current]:text-ink
              data-[state=done]:line-through"
            data-state={step.state}
            aria-current={step.state === "now" ? "step" : undefined}
          >
            {step.text}
          </li>
        ))}
      </ol>
      {turned === undefined ? null : <HandCard face={turned.face} label={turned.label} />}
    </div>
  );
}
