import fc from "fast-check";
import type { Element, Root } from "hast";
import { splitHalves } from "@/lib/text/split-halves";
import { render } from "../../helpers/render";

const block = fc.constantFrom("p", "p", "p", "ul", "table", "h2", "h3");

function treeOf(tagNames: string[]): Root {
  const elements = tagNames.map(
    (tagName, index): Element => ({ type: "element", tagName, properties: { id: `${index}` }, children: [] }),
  );
  return { type: "root", children: elements.flatMap((element) => [element, { type: "text" as const, value: "\n" }]) };
}

const elementsOf = (root: Root) => root.children.filter((child) => child.type === "element");
const isHeading = (element: Element | undefined) => /^h[1-6]$/.test(element?.tagName ?? "");

describe("splitHalves", () => {
  it("loses nothing and keeps the order", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), (tagNames) => {
        const tree = treeOf(tagNames);
        const [first, second] = splitHalves(tree);
        expect([...first.children, ...second.children]).toEqual(tree.children);
      }),
    );
  });

  it("never ends the first half with a heading unless there is nothing after it", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), (tagNames) => {
        const [first, second] = splitHalves(treeOf(tagNames));
        if (isHeading(elementsOf(first).at(-1))) expect(elementsOf(second)).toEqual([]);
      }),
    );
  });

  it("never begins the second half with what the sentence before it leads to", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), (tagNames) => {
        const [, second] = splitHalves(treeOf(tagNames));
        expect(elementsOf(second)[0]?.tagName ?? "p").not.toMatch(/^(ul|table)$/);
      }),
    );
  });

  it("is off the middle only by the headings and the blocks that stand there", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), (tagNames) => {
        const first = elementsOf(splitHalves(treeOf(tagNames))[0]).length;
        const middle = Math.ceil(tagNames.length / 2);
        const between = tagNames.slice(Math.min(first, middle), Math.max(first, middle));
        if (first <= middle) expect(between.every((name) => /^h/.test(name))).toBe(true);
        // Moved on instead: past lists and tables, or there was nothing but headings before the middle.
        else {
          const onlyHeadings = tagNames.slice(0, middle).every((name) => /^h/.test(name));
          expect(onlyHeadings || between.every((name) => /^(ul|table)$/.test(name))).toBe(true);
        }
      }),
    );
  });

  it.each([
    [[], 0],
    [["p"], 1],
    [["p", "p"], 1],
    [["p", "p", "p"], 2],
    [["p", "h2", "p", "p"], 1],
    [["p", "h2", "h3", "p", "p", "p"], 1],
    [["h2", "p"], 2],
    [["h2", "h3", "p", "p"], 3],
    [["h2", "h2"], 2],
    [["p", "ul"], 2],
    [["p", "p", "div", "p"], 3],
    [["p", "figure", "ol", "p", "p", "p"], 3],
    [["p", "blockquote"], 2],
    [["p", "h2", "p", "pre", "p", "p"], 4],
  ])("puts of %j the first %i in the first half", (tagNames, count) => {
    expect(elementsOf(splitHalves(treeOf(tagNames))[0])).toHaveLength(count);
  });

  it("gives the body in two parts that make the whole", () => {
    const { html, halves } = render("One.\n\n## Two\n\nThree.\n\nFour.\n\nFive.[^1]\n\n[^1]: Note.");
    const plain = (text: string) => text.replace(/\n+/g, "\n").trim();
    expect(plain(halves.join("\n"))).toBe(plain(html));
    expect(halves[0]).toContain("Three.");
    expect(halves[0]).not.toContain("Four");
    expect(halves[1]).toContain("Note.");
  });
});
