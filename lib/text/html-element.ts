import type { Element, ElementContent, Properties, Text } from "hast";

type AnyProperties = Record<string, string | number | string[]>;

/** An element of a syntax tree, with text or other elements in it. */
export function element(tagName: string, properties: AnyProperties, content: string | ElementContent[] = []): Element {
  const children: ElementContent[] = typeof content === "string" ? [text(content)] : content;
  return { type: "element", tagName, properties: properties as Properties, children };
}

export function text(value: string): Text {
  return { type: "text", value };
}
