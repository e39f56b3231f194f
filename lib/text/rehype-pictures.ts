import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { variantFormats, variantSet, widthsFor } from "../util/media-address";
import type { RenderContext } from "./body-types";
import { element } from "./html-element";

/** Width of the text column: 92% of a small screen, 704 pixels on larger ones. */
const ofText = "(min-width: 48rem) 704px, 92vw";

/** Replaces picture names by addresses, with variants for several widths, and with dimensions to avoid layout shift. */
export function rehypePictures(pictureOf: RenderContext["pictureOf"]) {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName !== "img" || !parent || index === undefined) return undefined;
      if (!pictureOf) return undefined;
      const name = String(node.properties.src);
      const picture = pictureOf(name);
      if (picture) parent.children[index] = buildPicture(node, picture, ofText);
      // What cannot be shown is left out, and its words say what it would show.
      else if (name.startsWith("/images/"))
        parent.children[index] = { type: "text", value: String(node.properties.alt) };
      else return undefined;
      return SKIP;
    });
  };
}

type ShownFile = { src: string; width: number; height: number };

/** A picture in the sizes that exist of it. @param sizes The displayed width, as the attribute has it. */
export function buildPicture(image: Element, { src, width, height }: ShownFile, sizes: string): Element {
  const [avif, webp] = variantFormats.map((format) => variantSet(src, format, widthsFor(width)));
  const properties = { ...image.properties, src, width, height, loading: "lazy", decoding: "async" };
  if (!avif || !webp) return { ...image, properties };
  return element("picture", {}, [
    element("source", { type: "image/avif", srcSet: avif, sizes }),
    { ...image, properties: { ...properties, srcSet: webp, sizes } },
  ]);
}
