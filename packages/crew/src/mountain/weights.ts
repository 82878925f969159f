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
  use: 0.8,
  slackAt: 3,
  slackWidth: 3,
  slack: 1.5,
  ownAt: 0.0,
  ownWidth: 1.5,
  own: 1.0,
  others: 0.7,
  turns: 2.0,
  pays: 1,
  waits: 0.5,
  step0: 0.2,
  step1: 0.6,
  step2: 1.2,
  step3: 2,
  far: 4,
  share: 0.6,
  low: 2,
  rise: 1.25,
  reach: 0.6,
  cover: 0.6,
  fit0: 0.25,
  fit1: 0.15,
  fit2: 0.05,
  scarce: 0.3,
  summit: 0.5,
  bridge: 0.3,
  campfire: 0.5,
  crossing: 1.5,
  rope: 0.2,
  breadth: 0,
  green: 1,
  panorama: 0.5,
  goat: 0.15,
  herd: 0.5,
};
