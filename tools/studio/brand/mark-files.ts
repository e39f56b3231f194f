/** The mark as SVG files. */
import type { Brand } from "../../../lib/content/schemas/brand-schema";
import { el, MARK_SIDE } from "./svg";

const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${MARK_SIDE} ${MARK_SIDE}` };

/** The mark in the colour of the text around it. */
export function markFile({ mark }: Brand): string {
  return `${el("svg", { ...attributes, fill: "currentColor" }, el("path", { d: mark.join("") }))}\n`;
}

/** The favicon: the mark in the accent colour of the reader's colour scheme. */
export function faviconFile({ mark, colours: { accent } }: Brand): string {
  const style = `path{fill:${accent.light}}@media(prefers-color-scheme:dark){path{fill:${accent.dark}}}`;
  return `${el("svg", attributes, [`<style>${style}</style>`, el("path", { d: mark.join("") })])}\n`;
}
