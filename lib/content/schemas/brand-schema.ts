import { z } from "zod";
import { snippet, text } from "./fields";

/** Checked by hand: an unquoted colour is a comment in YAML and so reads as nothing. */
const colour = z.custom<string>(
  (value) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value),
  'Write a colour as # and six hexadecimal digits between quotation marks, like "#9b1b5a".',
);

/** One colour for light screens and one for dark screens. */
const colourPair = z.strictObject({ light: colour, dark: colour });

/** One shape of the mark: path data in a square of 24 by 24 (SVG 2, section 9.3). */
const path = z
  .string()
  .max(4000)
  .regex(
    /^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 ,.eE+-]+$/,
    'Write SVG path data in a square of 24 by 24, like "M2 2h20v20H2Z".',
  );

/** Name, mark, colours and disclosure of the site: content/site/brand.md (docs/editors/brand.md). */
export const brandSchema = z.strictObject({
  /** Name of the site, as titles, feeds and structured data carry it. */
  name: text(40),
  /** Name below an icon on a home screen; phones cut it after 12 characters. */
  shortName: text(12),
  /** Who the site is for, after the words "Written for". */
  audience: text(60),
  /** Short word for the partner tag in the header. */
  partnerTag: text(40),
  /** The short disclosure near affiliate links. */
  shortDisclosure: text(200),
  /** The footer's disclaimer. */
  disclaimer: snippet(600),
  /** The shapes of the mark: the first in the accent's colour, the others in that of facts, where there are two colours. */
  mark: z.array(path).min(1).max(4),
  /** The other colours are mixed from these (lib/pictures/brand/colours.ts). */
  colours: z.strictObject({
    /** The ground of every page. */
    page: colourPair,
    text: colourPair,
    /** Links and the buttons of the site's own actions. */
    accent: colourPair,
    /** Data: scores, stars, charts, good answers. */
    fact: colourPair,
    /** Links to partners, who pay. */
    money: colourPair.default({ light: "#855000", dark: "#efc06f" }),
    /** Errors, and answers that are bad for the reader. */
    error: colourPair.default({ light: "#9c2315", dark: "#ff9d8f" }),
  }),
  sample: z.boolean().default(false),
});

export type Brand = z.infer<typeof brandSchema>;
export type BrandColours = Brand["colours"];
