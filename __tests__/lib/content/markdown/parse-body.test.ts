import type { Nodes } from "mdast";
import { parseBody, parser } from "@/lib/content/markdown/parse-body";
import { exportMarkdown, render } from "../../../helpers/render";

test.each([
  "plain *words* and ~~others~~",
  "[a guide](https://site.example/_a_) and an address, https://site.example/_b_",
  "www.site.example, me@site.example, HTTPS://site.example/*c*",
  "<https://site.example/_d_>",
  "a note[^1]\n\n[^1]: at https://site.example/_e_",
  "| place |\n| --- |\n| [here](https://site.example/_f_) |",
])("the tree of %j is that of all rules, though some texts are read without the one on bare addresses", (body) => {
  expect(parseBody(body)).toEqual(parser.parse(body));
});

it("leaves out what nests deeper than anybody writes", () => {
  const deep = `${"1. - ".repeat(150)}a word\n\nThe end.`;
  const depthOf = (node: Nodes): number => ("children" in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0);
  expect(depthOf(parseBody(deep))).toBeLessThan(105);
  expect(typeof render(deep).html).toBe("string");
  expect(render(deep).html).toContain("The end.");
  expect(typeof exportMarkdown(deep)).toBe("string");
});
