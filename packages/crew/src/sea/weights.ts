/** What the sea's judgement weighs. Written by `npm run tune`; the fields are told of in `water.ts`. */
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
  readonly wild: number;
  readonly gap: number;
  readonly lines: number;
  readonly barredCell: number;
  readonly barredCard: number;
  readonly monster: number;
  readonly orange: number;
  readonly yellow: number;
  readonly purple: number;
  readonly compass: number;
  readonly lifted: number;
  readonly wrongSide: number;
  readonly turning: number;
  readonly duelRun: number;
  readonly duelBlock: number;
  readonly duelCard: number;
  readonly duelNear: number;
  readonly duelSwap: number;
}

export const SEA_WEIGHTS: SeaWeights = {
  use: 0.4846,
  useSlack: 0.01927,
  hopeless: 424.1,
  slackAt: 2.567,
  slackWidth: 16.11,
  slack: 36.93,
  ownAt: -0.02095,
  ownWidth: 0.3844,
  own: 0.1492,
  others: 0.2794,
  turns: 0.1286,
  pays: -0.1807,
  waits: 0.1788,
  spread: 0.02261,
  thin: 0.007388,
  unfilled: 0.0128,
  fit0: 0.04422,
  fit1: 0.1023,
  fit2: 0.1253,
  fit3: -0.06376,
  finish: 0.3367,
  wild: 0.06893,
  gap: 2.32,
  lines: 0.1623,
  barredCell: 0.05274,
  barredCard: 0.1251,
  monster: 0.3227,
  orange: 0.3552,
  yellow: 0.1496,
  purple: 0.259,
  compass: 1.199,
  lifted: 1.422,
  wrongSide: 0.0776,
  turning: 0.06442,
  duelRun: 0.5136,
  duelBlock: 0.1167,
  duelCard: 0.8873,
  duelNear: 0.1759,
  duelSwap: 1.13,
};
