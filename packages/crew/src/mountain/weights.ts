/**
 * What the climb's judgement weighs; `slope.ts` tells what for. The weights down to `crossing` were found
 * by `npm run tune mountain`, on deals of its own; `breadth` and the rest by comparing a few values each. What only one module weighs stands in
 * its room.
 */
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
  readonly covered: number;
}

export const MOUNTAIN_WEIGHTS: MountainWeights = {
  use: 0.9653,
  slackAt: 0.611,
  slackWidth: 1.493,
  slack: 1.194,
  ownAt: 0.04167,
  ownWidth: 0.6988,
  own: 0.7474,
  others: 0.7959,
  turns: 3.153,
  pays: 0.161,
  waits: 0.3163,
  step0: 0.1611,
  step1: 0.3747,
  step2: 0.4201,
  step3: 0.8631,
  far: 5.12,
  share: 0.4995,
  low: 1.456,
  rise: 1.527,
  reach: 0.5263,
  cover: 0.7041,
  fit0: 0.2589,
  fit1: 0.02601,
  fit2: 0.03814,
  scarce: 0.2404,
  summit: 0.5411,
  bridge: 0.1053,
  campfire: 0.9197,
  crossing: 1.075,
  rope: 0.2,
  breadth: 0.787,
  covered: 1,
};
