/** What the climb's judgement weighs. Written by `npm run tune`; the fields are told of in `slope.ts`. */
export interface MountainWeights {
  readonly use: number;
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
  readonly step0: number;
  readonly step1: number;
  readonly step2: number;
  readonly step3: number;
  readonly far: number;
  readonly share: number;
  readonly low: number;
  readonly rise: number;
  readonly reach: number;
  readonly cover: number;
  readonly fit0: number;
  readonly fit1: number;
  readonly fit2: number;
  readonly scarce: number;
  readonly summit: number;
  readonly bridge: number;
  readonly campfire: number;
  readonly crossing: number;
  readonly rope: number;
  readonly breadth: number;
  readonly green: number;
  readonly panorama: number;
  readonly goat: number;
  readonly herd: number;
}

export const MOUNTAIN_WEIGHTS: MountainWeights = {
  use: 0.8484,
  slackAt: 0.9768,
  slackWidth: 1.57,
  slack: 1.569,
  ownAt: 0.04167,
  ownWidth: 0.6988,
  own: 0.9163,
  others: 0.7959,
  turns: 3.387,
  pays: 0.1636,
  waits: 0.1533,
  step0: 0.1624,
  step1: 0.5447,
  step2: 0.3239,
  step3: 1.026,
  far: 5.12,
  share: 0.4314,
  low: 1.52,
  rise: 1.389,
  reach: 0.5263,
  cover: 0.7032,
  fit0: 0.1489,
  fit1: 0.03505,
  fit2: 0.02809,
  scarce: 0.4153,
  summit: 0.4914,
  bridge: 0.1591,
  campfire: 0.6545,
  crossing: 1.075,
  rope: 0.2,
  breadth: 1.095,
  green: 1,
  panorama: 0.5,
  goat: 0.15,
  herd: 0.5,
};
