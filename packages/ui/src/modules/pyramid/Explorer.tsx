import type { Face } from "../../cards/face";
import { HandCard } from "../../cards/HandCard";
import { Glyph } from "../../marks/Glyph";
import "./explorer.css";

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

/** What is still in the Explorer deck, kind by kind: its composition is known to all. */
export function ExplorerCounts({ label, kinds }: ExplorerCountsProps) {
  return (
    <ul className="sw-explorer" aria-label={label}>
      {kinds.map((kind) => (
        <li key={kind.key} data-none={kind.left === 0 ? "" : undefined}>
          <Glyph d={kind.sign} size={22} />
          <span>{kind.name}</span>
          <span className="sw-explorer-figure">{kind.text}</span>
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

/** Lay the card, turn the Explorer card and do what it says, then pay: one after the other. */
export function ExplorerSteps({ label, steps, turned }: ExplorerStepsProps) {
  return (
    <div className="sw-explorer-steps" data-begun={steps[0]?.state === "done" ? "" : undefined}>
      <ol aria-label={label}>
        {steps.map((step) => (
          <li key={step.key} data-state={step.state} aria-current={step.state === "now" ? "step" : undefined}>
            {step.text}
          </li>
        ))}
      </ol>
      {turned === undefined ? null : <HandCard face={turned.face} label={turned.label} />}
    </div>
  );
}
