/** Colours in Oklab (bottosson.github.io/posts/oklab), where equal distances look equal, and the contrast of WCAG. */

/** Lightness from 0 to 1, green to red, blue to yellow. */
type Oklab = readonly [lightness: number, a: number, b: number];

/** @param hex "#9b1b5a". */
function toOklab(hex: string): Oklab {
  const [r, g, b] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A colour between two: 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = toOklab(first);
  const to = toOklab(second);
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return hexOf(toRgb([at(0), at(1), at(2)]));
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(first: string, second: string): number {
  const a = luminance(first);
  const b = luminance(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Linear-light channels from 0 to 1 (IEC 61966-2-1, sRGB). */
function toLinear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function toRgb([lightness, a, b]: Oklab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}

function hexOf(rgb: readonly number[]): string {
  const digits = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(digits).join("")}`;
}
