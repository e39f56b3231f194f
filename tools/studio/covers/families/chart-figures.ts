/** Constellations for the star chart, none of them a real one. */

/** Stars as offsets from the middle of the picture, the pairs that lines join, and the accented star. */
export interface Figure {
  readonly stars: readonly (readonly [x: number, y: number])[];
  readonly links: readonly (readonly [from: number, to: number])[];
  readonly bright: number;
}

const plough: Figure = {
  stars: [
    [-440, -150],
    [-300, -176],
    [-176, -108],
    [-40, -62],
    [-6, 84],
    [196, 110],
    [226, -40],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 3],
  ],
  bright: 6,
};

const swan: Figure = {
  stars: [
    [-430, 128],
    [-250, 70],
    [-84, 12],
    [80, -44],
    [262, -118],
    [-206, -170],
    [-128, -84],
    [154, 92],
    [262, 196],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [5, 6],
    [6, 2],
    [2, 7],
    [7, 8],
  ],
  bright: 4,
};

const twins: Figure = {
  stars: [
    [-330, -168],
    [-250, -20],
    [-196, 130],
    [-60, 196],
    [-30, -190],
    [32, -46],
    [120, 96],
    [276, 150],
    [-104, -30],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 5],
    [5, 6],
    [6, 7],
    [1, 8],
    [8, 5],
  ],
  bright: 4,
};

const harp: Figure = {
  stars: [
    [-296, -196],
    [-180, -112],
    [-40, -170],
    [-96, 24],
    [86, -34],
    [40, 156],
    [216, 92],
    [388, 176],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 4],
    [1, 3],
    [3, 4],
    [3, 5],
    [5, 6],
    [4, 6],
    [6, 7],
  ],
  bright: 0,
};

/** Every figure. */
export const figures: readonly [Figure, ...Figure[]] = [plough, swan, twins, harp];
