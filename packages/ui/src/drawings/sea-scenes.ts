import type { Point } from "../sea/curve";

export interface SceneIslet {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  /** Width of the islet's box. */
  readonly width: number;
  /** The middle and the baseline of the number, and its font size. */
  readonly label: readonly [x: number, y: number, size: number];
}

export interface SeaScene {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly bars: { readonly across: number; readonly down: number };
  readonly islets: readonly SceneIslet[];
  /** The course, in segments that stop behind islands. */
  readonly course: readonly (readonly Point[])[];
  /** Where soundings are printed; their figures follow from the depth there. */
  readonly soundings: readonly Point[];
  readonly rose?: readonly [x: number, y: number, radius: number];
}

/** The home page's charts, drawn in one style for three crops. Units are CSS pixels at the size they were drawn for. */
export const SEA_SCENES = {
  wide: {
    width: 660,
    height: 436,
    seed: 33,
    bars: { across: 28, down: 18 },
    islets: [
      { n: 4, x: 59, y: 353, width: 50, label: [58, 336, 22] },
      { n: 17, x: 149, y: 309, width: 80, label: [151, 285, 27] },
      { n: 29, x: 236, y: 354, width: 74, label: [235, 332, 27] },
      { n: 38, x: 315, y: 272, width: 92, label: [313, 244, 31] },
      { n: 47, x: 413, y: 327, width: 86, label: [413, 301, 31] },
      { n: 62, x: 475, y: 203, width: 85, label: [474, 174, 34] },
      { n: 74, x: 557, y: 268, width: 100, label: [559, 239, 34] },
      { n: 80, x: 585, y: 97, width: 106, label: [583, 66, 40] },
    ],
    course: [
      [
        [59, 379],
        [103, 351],
        [144, 341],
        [182, 351],
        [215, 383],
        [241, 381],
        [262, 361],
        [285, 322],
        [318, 312],
        [349, 325],
        [372, 351],
        [400, 366],
        [426, 356],
        [432, 345],
      ],
      [
        [439, 311],
        [444, 281],
        [462, 250],
        [498, 238],
        [541, 247],
      ],
      [
        [597, 271],
        [618, 270],
        [635, 248],
        [629, 217],
        [611, 179],
        [597, 145],
      ],
    ],
    soundings: [
      [303, 28],
      [402, 18],
      [486, 44],
      [548, 26],
      [497, 113],
      [393, 189],
      [295, 209],
      [216, 256],
      [139, 232],
      [26, 217],
      [86, 263],
      [26, 296],
      [33, 396],
      [139, 405],
      [225, 403],
      [345, 355],
      [398, 385],
      [291, 411],
      [509, 390],
      [571, 345],
      [641, 341],
      [622, 405],
    ],
    rose: [384, 104, 70],
  },
  phone: {
    width: 352,
    height: 224,
    seed: 21,
    bars: { across: 16, down: 10 },
    islets: [
      { n: 4, x: 43, y: 207, width: 40, label: [43, 193, 17] },
      { n: 29, x: 131, y: 205, width: 54, label: [131, 190, 21] },
      { n: 55, x: 236, y: 197, width: 56, label: [236, 178, 24] },
      { n: 62, x: 263, y: 96, width: 56, label: [263, 76, 24] },
      { n: 80, x: 315, y: 47, width: 62, label: [313, 27, 28] },
    ],
    course: [
      [
        [43, 222],
        [80, 218],
        [106, 218],
      ],
      [
        [158, 217],
        [200, 216],
        [238, 204],
        [251, 162],
        [262, 132],
        [290, 108],
        [316, 86],
        [320, 76],
      ],
    ],
    soundings: [
      [258, 22],
      [213, 66],
      [330, 136],
      [309, 203],
    ],
  },
  guest: {
    width: 378,
    height: 247,
    seed: 8,
    bars: { across: 16, down: 11 },
    islets: [
      { n: 17, x: 55, y: 182, width: 65, label: [55, 163, 22] },
      { n: 38, x: 158, y: 136, width: 68, label: [154, 114, 25] },
      { n: 55, x: 247, y: 165, width: 62, label: [246, 144, 25] },
      { n: 74, x: 322, y: 85, width: 73, label: [324, 63, 26] },
    ],
    course: [
      [
        [55, 209],
        [106, 180],
        [144, 165],
        [172, 168],
        [215, 192],
        [243, 198],
        [270, 185],
        [297, 150],
        [323, 117],
      ],
    ],
    soundings: [
      [128, 27],
      [34, 45],
      [194, 22],
      [304, 22],
      [82, 82],
      [149, 88],
      [245, 83],
      [50, 133],
      [353, 171],
      [20, 216],
      [116, 216],
      [198, 210],
      [310, 217],
    ],
  },
} as const satisfies Readonly<Record<string, SeaScene>>;

export type SeaCrop = keyof typeof SEA_SCENES;
