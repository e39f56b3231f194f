import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { variantFormats, variantSet, widthsFor } from "../media/media-address";
import type { RenderContext } from "./body-types";

/** How wide the text's column is: a phone's screen, or about 700 pixels. */
const sizes = "(min-width: 48rem) 704px, 92vw";

/** Puts a picture's address in the place of its name, with its sizes and its room, so that nothing moves when it comes. */
export function rehypePictures(pictureOf: RenderContext["pictureOf"]) {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName !== "img" || !parent || index === undefined) return undefined;
      const picture = pictureOf?.(String(node.properties.src));
      if (!picture) return undefined;
      parent.children[index] = draw(node, picture);
      return SKIP;
    });
  };
}

function draw(image: Element, { src, width, height }: { src: string; width: number; height: number }): Element {
  const [avif, webp] = variantFormats.map((format) => variantSet(src, format, widthsFor(width)));
  const properties = { ...image.properties, src, width, height, loading: "lazy", decoding: "async" };
  if (!avif || !webp) return { ...image, properties };
  return element("picture", {}, [
    element("source", { type: "image/avif", srcSet: avif, sizes }),
    { ...image, properties: { ...properties, srcSet: webp, sizes } },
  ]);
}

function element(tagName: string, properties: Element["properties"], children: Element[] = []): Element {
  return { type: "element", tagName, properties, children };
}
