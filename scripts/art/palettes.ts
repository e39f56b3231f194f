/** The colours of the series: one palette for each category of the magazine. */

/** The inks of one category. */
export interface Palette {
  /** The colours in words, for text alternatives. */
  readonly words: string;
  /** The ground, from its darkest (or palest) to its warmest tone. */
  readonly ground: readonly [string, string, string];
  /** Large shapes. */
  readonly mass: string;
  /** The shaded side of large shapes. */
  readonly deep: string;
  /** Moons: what stands out most from the ground. */
  readonly moon: string;
  /** Highlights upon large shapes. */
  readonly light: string;
  /** Hairlines, graduations and stars. */
  readonly line: string;
  /** The one small body in another colour. */
  readonly accent: string;
}

/** Categories that articles and reviews can have, with their inks. */
export const palettes = {
  "AI Companions": {
    words: "plum, rose and amber",
    ground: ["#270c20", "#501537", "#86295a"],
    mass: "#b9426f",
    deep: "#3d0f2d",
    moon: "#f8dfd2",
    light: "#f8dfd2",
    line: "#f2c8c4",
    accent: "#f0b06a",
  },
  "AI Reviews": {
    words: "aubergine, raspberry and cream",
    ground: ["#17101a", "#2a1829", "#4a2142"],
    mass: "#9d285c",
    deep: "#140c16",
    moon: "#f6e8da",
    light: "#f6e8da",
    line: "#d9bbb8",
    accent: "#dfa45c",
  },
  "AI Tools": {
    words: "deep teal, mint and cream",
    ground: ["#052a31", "#0e555c", "#2b8582"],
    mass: "#62aca2",
    deep: "#06313a",
    moon: "#f4ecd9",
    light: "#f4ecd9",
    line: "#bfe0d5",
    accent: "#f0a878",
  },
  "AI Alternatives": {
    words: "sand, terracotta and teal",
    ground: ["#f4e4cd", "#eccfae", "#dfa680"],
    mass: "#bd5436",
    deep: "#7d2d2b",
    moon: "#8f2f2c",
    light: "#fff7ea",
    line: "#6a2a2c",
    accent: "#0f5c63",
  },
  "AI Guides": {
    words: "warm paper, teal and raspberry",
    ground: ["#f5ecdd", "#ede0cb", "#dccdb8"],
    mass: "#1d6f73",
    deep: "#0b3f47",
    moon: "#0f4f57",
    light: "#fffaf0",
    line: "#2f3a3f",
    accent: "#9b1b5a",
  },
  "AI Research": {
    words: "midnight blue, periwinkle and coral",
    ground: ["#131a35", "#26325f", "#50619a"],
    mass: "#8593c6",
    deep: "#10162f",
    moon: "#f4ecde",
    light: "#f4ecde",
    line: "#c6cde8",
    accent: "#e88f78",
  },
  "Adult Content": {
    words: "dark claret, clay and sage",
    ground: ["#241317", "#442329", "#71403f"],
    mass: "#ad6a60",
    deep: "#1b0e12",
    moon: "#f1decd",
    light: "#f1decd",
    line: "#dfbbaa",
    accent: "#85aaa1",
  },
} as const satisfies Record<string, Palette>;

/** The name of a category that has a palette. */
export type CategoryName = keyof typeof palettes;

/** Whether a text is the name of a category with a palette. */
export function isCategoryName(name: string): name is CategoryName {
  return Object.hasOwn(palettes, name);
}
