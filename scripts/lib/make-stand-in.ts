import { type DefaultTreeAdapterMap, html, parse, parseFragment, serialize } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];
type Parent = DefaultTreeAdapterMap["parentNode"];
type Child = DefaultTreeAdapterMap["childNode"];

const isElement = (node: Node): node is Element => "tagName" in node;

const controls = ["button", "input", "select", "textarea"];

/**
 * Makes of a page what readers get while no process answers: without scripts, with forms that cannot be filled in and say so, and
 * with a line at the top. @param day The day on which the page was saved, as `2025-06-28`.
 */
export function makeStandIn(page: string, day: string): string {
  const document = parse(page);
  change(document);
  const body = find(document, "body");
  if (!body || !find(body, "main")) throw new Error("it is not a page of the site");
  const note = `<p role="status" style="margin:0;padding:.75rem 1.25rem;background:#1c1917;color:#fff;text-align:center">This site is being repaired. You see the page as of ${day}: prices and offers may have changed, and forms do not work.</p>`;
  put(body, note);
  return serialize(document);
}

function change(node: Node): void {
  if (!("childNodes" in node)) return;
  node.childNodes = node.childNodes.filter((child) => !isElement(child) || !isScript(child));
  for (const child of [...node.childNodes]) {
    // Outside of forms, buttons need a script.
    if (isElement(child) && controls.includes(child.tagName)) child.attrs.push({ name: "disabled", value: "" });
    change(child);
    // Before the form, whose layout stays. A search has no place for words: the line at the top speaks of it.
    if (isElement(child) && child.tagName === "form" && get(child, "method")?.toLowerCase() === "post")
      put(node, "<p>This form is not working: the site is being repaired.</p>", child);
  }
}

const get = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

function isScript(element: Element): boolean {
  const { tagName } = element;
  if (tagName === "link") return get(element, "as") === "script" || get(element, "rel") === "modulepreload";
  return tagName === "script" || (tagName === "meta" && get(element, "http-equiv") !== undefined);
}

/** Puts markup into an element, before one of its children; by default before all. */
function put(parent: Parent, markup: string, before: Node | undefined = parent.childNodes[0]): void {
  const { childNodes } = parseFragment(markup);
  for (const child of childNodes) child.parentNode = parent;
  parent.childNodes.splice(before ? parent.childNodes.indexOf(before as Child) : 0, 0, ...childNodes);
}

function find(node: Node, name: string): Element | undefined {
  if (isElement(node) && node.tagName === name && node.namespaceURI === html.NS.HTML) return node;
  if (!("childNodes" in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}
