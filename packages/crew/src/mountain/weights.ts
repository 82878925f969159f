/**
 * The weights of the climb's judgement; `slope.ts` says what each is for. The weights down to `breadth` were found by `npm
 * run tune mountain`, on deals of its own; the others by comparing a few values each. Weights of a single module are in its
 * room.
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
  readonly begin: number;
  readonly summitLate: number;
  readonly held: number;
  readonly heldDear: number;
  readonly dear: number;
  readonly late: number;
  readonly lastsOwn: number;
  readonly lastsOthers: number;
  readonly lastsTurn: number;
  readonly lastsWidth: number;
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
  reach: 0.1784,
  cover: 0.431,
  fit0: 0.2589,
  fit1: -0.008988,
  fit2: 0.04663,
  scarce: 0.6386,
  summit: 0.5411,
  bridge: 0.002941,
  campfire: 0.9452,
  crossing: -0.1691,
  rope: 0.2,
  breadth: 2.345,
  covered: 3,
  begin: 0.1,
  summitLate: 14,
  held: 0.2,
  heldDear: 0.2,
  dear: 0.25,
  late: 10,
  lastsOwn: 2.5,
  lastsOthers: 1.5,
  lastsTurn: 1.6,
  lastsWidth: 0.8,
};
