import fc from "fast-check";
import { render } from "../../helpers/render";

const words = fc.array(fc.constantFrom("cost", "Memory", "and", "Price", "naïve", "2025", "voice"), {
  minLength: 1,
  maxLength: 3,
});
const heading = fc.record({ depth: fc.integer({ min: 2, max: 4 }), text: words.map((list) => list.join(" ")) });

it("has each second-level heading once, in order, with an id of its own that is in the text", () => {
  fc.assert(
    fc.property(fc.array(heading, { maxLength: 12 }), (headings) => {
      const { html, toc } = render(
        headings
          .map(({ depth, text }) => `${"#".repeat(depth)} ${text}\n\nText.[^1]`)
          .join("\n\n")
          .concat("\n\n[^1]: Note."),
      );
      expect(toc.map(({ text }) => text)).toEqual(headings.filter(({ depth }) => depth === 2).map(({ text }) => text));
      expect(new Set(toc.map(({ id }) => id)).size).toBe(toc.length);
      const inText = [...html.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1]);
      expect(inText.filter((id) => id !== "footnote-label")).toEqual(toc.map(({ id }) => id));
    }),
    { numRuns: 30 },
  );
});

it("makes the anchor of the words, and tells repeats apart", () => {
  expect(render("## What it costs\n\n## What it costs\n\n## *Really*, `now`?").toc).toEqual([
    { id: "what-it-costs", text: "What it costs" },
    { id: "what-it-costs-1", text: "What it costs" },
    { id: "really-now", text: "Really, now?" },
  ]);
});

it("leaves a heading out that has nothing to lead to", () => {
  expect(render("## \n\n## One").toc).toEqual([{ id: "one", text: "One" }]);
});

it("names a heading without what only assistive technology hears", () => {
  expect(render("## [Lark](partner:lark-ai)").toc).toEqual([{ id: "lark", text: "Lark" }]);
});

it("names a heading without the number of its footnote", () => {
  expect(render("## One[^1]\n\nText.\n\n[^1]: Note.").toc).toEqual([{ id: "one1", text: "One" }]);
});
