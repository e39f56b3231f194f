/** The colours of drawn pictures: one palette for each category, turned around the colour wheel with the brand's accent. */
import { toHex, toOklab } from "../../lib/pictures/brand/oklab";

/** The inks of one category, each as "#270c20". */
export interface Palette {
  /** The ground, from its darkest (or palest) to its warmest tone. */
  readonly ground: readonly [string, string, string];
  /** Large shapes. */
  readonly mass: string;
  /** The shaded side of large shapes. */
  readonly deep: string;
  /** Moons, which have the most contrast with the ground. */
  readonly moon: string;
  /** Highlights on large shapes. */
  readonly light: string;
  /** Hairlines, graduations and stars. */
  readonly line: string;
  /** The one small body in another colour. */
  readonly accent: string;
}

/** The accent that the palettes below were designed for. */
const designedFor = "#9b1b5a";

const chosen = {
  plum: {
    ground: ["#270c20", "#501537", "#86295a"],
    mass: "#b9426f",
    deep: "#3d0f2d",
    moon: "#f8dfd2",
    light: "#f8dfd2",
    line: "#f2c8c4",
    accent: "#f0b06a",
  },
  aubergine: {
    ground: ["#17101a", "#2a1829", "#4a2142"],
    mass: "#9d285c",
    deep: "#140c16",
    moon: "#f6e8da",
    light: "#f6e8da",
    line: "#d9bbb8",
    accent: "#dfa45c",
  },
  teal: {
    ground: ["#052a31", "#0e555c", "#2b8582"],
    mass: "#62aca2",
    deep: "#06313a",
    moon: "#f4ecd9",
    light: "#f4ecd9",
    line: "#bfe0d5",
    accent: "#f0a878",
  },
  sand: {
    ground: ["#f4e4cd", "#eccfae", "#dfa680"],
    mass: "#bd5436",
    deep: "#7d2d2b",
    moon: "#8f2f2c",
    light: "#fff7ea",
    line: "#6a2a2c",
    accent: "#0f5c63",
  },
  paper: {
    ground: ["#f5ecdd", "#ede0cb", "#dccdb8"],
    mass: "#1d6f73",
    deep: "#0b3f47",
    moon: "#0f4f57",
    light: "#fffaf0",
    line: "#2f3a3f",
    accent: "#9b1b5a",
  },
  midnight: {
    ground: ["#131a35", "#26325f", "#50619a"],
    mass: "#8593c6",
    deep: "#10162f",
    moon: "#f4ecde",
    light: "#f4ecde",
    line: "#c6cde8",
    accent: "#e88f78",
  },
  claret: {
    ground: ["#241317", "#442329", "#71403f"],
    mass: "#ad6a60",
    deep: "#1b0e12",
    moon: "#f1decd",
    light: "#f1decd",
    line: "#dfbbaa",
    accent: "#85aaa1",
  },
} as const satisfies Record<string, Palette>;

/** The name of a palette. */
export type PaletteName = keyof typeof chosen;
export type Palettes = Readonly<Record<PaletteName, Palette>>;

/** In the order of the categories that get them. */
export const paletteNames = Object.keys(chosen) as [PaletteName, ...PaletteName[]];

/** The palettes for an accent: their hues are turned by the difference between it and the accent they were designed for. */
export function palettesFor(accent: string): Palettes {
  const degrees = hueOf(accent) - hueOf(designedFor);
  const isAsChosen = accent.toLowerCase() === designedFor;
  const turn = (colour: string) => (isAsChosen ? colour : turnHue(colour, degrees));
  const turned = Object.entries<Palette>(chosen).map(([name, { ground, ...inks }]) => {
    const others = Object.entries(inks).map(([ink, colour]) => [ink, turn(colour)]);
    return [name, { ground: ground.map(turn), ...Object.fromEntries(others) }];
  });
  return Object.fromEntries(turned) as Palettes;
}

/** Angle of a colour on the colour wheel, in degrees. */
export function hueOf(hex: string): number {
  const [, a, b] = toOklab(hex);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** The colour turned around the colour wheel; its lightness and chroma stay. */
export function turnHue(hex: string, degrees: number): string {
  const [lightness, a, b] = toOklab(hex);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return toHex([lightness, a * cos - b * sin, a * sin + b * cos]);
}
