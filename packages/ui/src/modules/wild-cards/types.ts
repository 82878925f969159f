export interface WheelNumber {
  readonly n: number;
  readonly state: "free" | "cost" | "tooDear";
  readonly price?: number | undefined;
  /** "47, discard 2". */
  readonly label: string;
}

/** Chooses the number that a Wild stands for: the numbers that fit, each with its price. */
export interface NumberWheelProps {
  readonly label: string;
  readonly numbers: readonly WheelNumber[];
  readonly value: number | undefined;
  readonly onChange: (n: number) => void;
  readonly labels: { readonly less: string; readonly more: string };
}
