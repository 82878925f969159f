/**
 * The weights of the sea's judgement; `water.ts` says what each is for. The weights down to `gapLost` were found by `npm run
 * tune sea` on deals of its own, except `turns`, `gap` and `gapLost`; those and the others by comparing a few values each.
 * Weights of a single module are in its room.
 */
export interface SeaWeights {
  readonly use: number;
  readonly useSlack: number;
  readonly hopeless: number;
  readonly slackAt: number;
  readonly slackWidth: number;
  readonly slack: number;
  readonly ownAt: number;
  readonly ownWidth: number;
  readonly own: number;
  readonly others: number;
  readonly turns: number;
  readonly pays: number;
  readonly waits: number;
  readonly spread: number;
  readonly thin: number;
  readonly unfilled: number;
  readonly fit0: number;
  readonly fit1: number;
  readonly fit2: number;
  readonly fit3: number;
  readonly finish: number;
  readonly special: number;
  readonly gap: number;
  readonly gapLost: number;
  readonly lines: number;
  /** The penalty for a cell that only one number fits and that number is not held; 0 while a module's craft is in play. */
  readonly ofOne: number;
  /** About how many cards a Start still to be played will take, including itself. */
  readonly forStart: number;
  readonly barredCell: number;
  readonly barredCard: number;
}

export const SEA_WEIGHTS: SeaWeights = {
  use: 0.3765,
  useSlack: 0.02019,
  hopeless: 50,
  slackAt: 17.74,
  slackWidth: 41.29,
  slack: 33.56,
  ownAt: 0.0167,
  ownWidth: 0.991,
  own: 0.7841,
  others: 0.6489,
  turns: 2.042,
  pays: -0.001739,
  waits: 0.6742,
  spread: -0.04217,
  thin: 0.02677,
  unfilled: -0.03743,
  fit0: 0.03175,
  fit1: 0.2207,
  fit2: 0.02684,
  fit3: -0.03935,
  finish: 0.2711,
  special: 2,
  gap: 0.9,
  gapLost: 2.5,
  lines: 0.6,
  ofOne: 0.8,
  forStart: 9,
  barredCell: 0.05,
  barredCard: 0.1,
};
