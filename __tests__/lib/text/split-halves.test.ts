import fc from "fast-check";
import type { Element, Root } from "hast";
import { splitHalves } from "@/lib/text/page-parts";
import { render } from "../../helpers/render";

const block = fc.constantFrom("p", "p", "p", "ul", "table", "h2", "h3");

function treeOf(tagNames: string[]): Root {
  const elements = tagNames.map(
    (tagName, index): Element => ({ type: "element", tagName, properties: { id: `${index}` }, children: [] }),
  );
  return { type: "root", children: elements.flatMap((element) => [element, { type: "text" as const, value: "\n" }]) };
}

const elementsOf = (root: Root) => root.children.filter((child): child is Element => child.type === "element");
const isHeading = (element: Element | undefined) => /^h[1-6]$/.test(element?.tagName ?? "");

it("of any text loses nothing, separates nothing that belongs together, and is off the middle only for that", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), (tagNames) => {
      const tree = treeOf(tagNames);
      const halves = splitHalves(tree);
      expect(halves.flatMap(({ children }) => children)).toEqual(tree.children);
      const [first, second] = halves.map(elementsOf) as [Element[], Element[]];
      // A heading ends the first half only if nothing is after it.
      if (isHeading(first.at(-1))) expect(second).toEqual([]);
      expect(second[0]?.tagName ?? "p").not.toMatch(/^(ul|table)$/);
      const middle = Math.ceil(tagNames.length / 2);
      const between = tagNames.slice(Math.min(first.length, middle), Math.max(first.length, middle));
      const onlyHeadings = tagNames.slice(0, middle).every((name) => /^h/.test(name));
      const reason = first.length <= middle ? /^h/ : /^(ul|table)$/;
      expect((first.length > middle && onlyHeadings) || between.every((name) => reason.test(name))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

it.each([
  [[], 0],
  [["p", "p", "p"], 2],
  [["p", "h2", "h3", "p", "p", "p"], 1],
  [["h2", "h3", "p", "p"], 3],
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
