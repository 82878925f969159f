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
  use: 0.3395,
  useSlack: 0.01203,
  hopeless: 50,
  slackAt: 15.59,
  slackWidth: 41.37,
  slack: 30.86,
  ownAt: 0,
  ownWidth: 1.767,
  own: 1,
  others: 0.8741,
  turns: 2.09,
  pays: -0.002551,
  waits: 0.7081,
  spread: -0.0404,
  thin: 0.0161,
  unfilled: -0.01991,
  fit0: 0.04381,
  fit1: 0.2291,
  fit2: 0.03386,
  fit3: -0.05271,
  finish: 0.1558,
  wild: 2,
  gap: 1.401,
  lines: 0.6,
  barredCell: 0.05,
  barredCard: 0.1,
  monster: 0.3,
  orange: 0.6,
  yellow: 0.6,
  purple: 0.6,
  compass: 0.4,
  lifted: 0.5,
  wrongSide: 0.1,
  turning: 0.1,
  duelRun: 0.8,
  duelBlock: 0.4,
  duelCard: 0.5,
  duelNear: 0.2,
  duelSwap: 3,
};
