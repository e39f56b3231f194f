import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font } from "satori";
import type { Brand } from "../../content/schemas/brand-schema";
import { mix } from "../brand/oklab";
import { type PreviewCard, previewSize } from "./preview-card";

/** Side of the picture in the disc, in pixels. */
export const discSide = 544;

type Shown = Pick<PreviewCard, "label" | "title" | "rating">;

/**
 * The link preview of one page as an SVG of 1200 by 630: its title beside a disc with its picture, always in light colours,
 * because a network that shows it does not know the reader's.
 * @param picture Without it, the disc has the brand's colours.
 */
export async function cardSvg({ label, title, rating }: Shown, brand: Brand, picture?: Buffer): Promise<string> {
  const { page, text, accent, fact } = brand.colours;
  const rule = `2px solid ${mix(page.light, text.light, 0.3)}`;
  const column = box(
    { position: "relative", flexDirection: "column", width: 600, height: 630, marginLeft: 80, paddingTop: 84 },
    [
      box({ fontSize: 21, letterSpacing: 1.5, color: accent.light, marginBottom: 16 }, label.toUpperCase()),
      box({ ...titleStyle, ...fitTitle(title) }, title),
      box(
        { position: "absolute", left: 0, top: 500, width: 560, paddingTop: 24, borderTop: rule, alignItems: "center" },
        [
          image(markSvg(brand.mark, accent.light, fact.light), { width: 44, height: 44, marginRight: 12 }),
          box({ fontSize: 27, flexGrow: 1 }, brand.name),
          ...(rating ? [image(starsSvg(Number(rating), accent.light, mix(page.light, text.light, 0.16)), stars)] : []),
          ...(rating ? [box({ fontSize: 25 }, rating)] : []),
        ],
      ),
    ],
  );
  const lit = `${mix(accent.light, "#ffffff", 0.14)}, ${accent.light} 55%, ${mix(accent.light, "#000000", 0.5)}`;
  const disc = picture
    ? image(picture, { ...discStyle, objectFit: "cover" }, "image/png")
    : box({ ...discStyle, backgroundImage: `linear-gradient(145deg, ${lit})` }, []);
  const ring = box({ ...ringStyle, border: `2px solid ${mix(page.light, text.light, 0.25)}` }, []);
  const ground = { backgroundColor: page.light, color: text.light, fontFamily: "Inter, Inter Ext" };
  const { default: satori } = await import("satori");
  // Satori's type of an element is React's, which lib/ does not have.
  const card = box({ ...previewSize, ...ground }, [ring, disc, column]) as unknown as Parameters<typeof satori>[0];
  return satori(card, { ...previewSize, fonts: await openFonts() });
}

const discStyle = { position: "absolute", left: 774, top: 43, width: discSide, height: discSide, borderRadius: 272 };
const ringStyle = { position: "absolute", left: 734, top: 3, width: 624, height: 624, borderRadius: 312 };
const stars = { width: 125, height: 25, marginRight: 12 };
const titleStyle = {
  display: "block",
  fontFamily: "Fraunces, Fraunces Ext",
  letterSpacing: -0.5,
  lineClamp: 6,
  lineHeight: 1.12,
};

/** As large as the title fits into five lines, and its longest word into one; at least 46, with words broken that are longer. */
function fitTitle(title: string): Style {
  const longest = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const fontSize = Math.max(46, Math.min(84, 1080 / longest, 420 / Math.sqrt(title.length)));
  return { fontSize, ...(longest * fontSize > 1100 ? { wordBreak: "break-word" } : { textWrap: "balance" }) };
}

type Style = Readonly<Record<string, string | number>>;
type Element = { type: string; props: Readonly<Record<string, unknown>> };

function box(style: Style, children: readonly Element[] | string): Element {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function image(content: string | Buffer, style: Style, type = "image/svg+xml"): Element {
  const src = `data:${type};base64,${Buffer.from(content).toString("base64")}`;
  return { type: "img", props: { src, width: style.width, height: style.height, style } };
}

/** The mark of content/site/brand.md: the first shape has the first colour, the others the second. */
function markSvg(mark: readonly string[], first: string, second: string): string {
  const shapes = mark.map((d, index) => `<path fill="${index === 0 ? first : second}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48">${shapes.join("")}</svg>`;
}

/** Five stars, of which some share is full. */
function starsSvg(rating: number, full: string, empty: string): string {
  const star = "l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";
  const path = [10, 30, 50, 70, 90].map((x) => `M${x} 1.6${star}`).join("");
  const stops = [full, empty].map((ink) => `<stop offset="${rating / 5}" stop-color="${ink}"/>`).join("");
  const shade = `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="100">${stops}</linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20" width="250" height="50">${shade}<path fill="url(#g)" d="${path}"/></svg>`;
}

let fonts: Promise<Font[]> | undefined;

/** The fonts of drawings, read once, when something is first drawn. `npm run content -- fonts` makes them. */
export function openFonts(): Promise<Font[]> {
  const files = {
    Fraunces: "fraunces-600",
    "Fraunces Ext": "fraunces-ext-600",
    Inter: "inter-500",
    "Inter Ext": "inter-ext-500",
  };
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "lib/pictures/previews/fonts");
  fonts ??= Promise.all(
    Object.entries(files).map(async ([name, file]) => ({
      name,
      data: await readFile(join(/* turbopackIgnore: true */ folder, `${file}.ttf`)),
    })),
  );
  return fonts;
}
