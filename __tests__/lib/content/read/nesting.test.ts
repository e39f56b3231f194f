import { contentFile, postFields } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";

it.each([
  ["quotes", "> ".repeat(4000)],
  ["lists on one line", "- ".repeat(4000)],
  ["numbered lists", "1. ".repeat(4000)],
  ["lists over many lines", Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")],
])("the check names %s that no tree can be walked of", (_, written) => {
  const folder = createContentFolder({
    "blog/deep.md": contentFile({ ...postFields, id: 30 }, `Text.\n\n${written}deep`),
  });
  expect(folder.errors().join("\n")).toContain("Quotes or lists are nested more than 100 deep here.");
});

it("the check leaves rules, tables, code, long lists and common nesting alone", () => {
  const text = `${"-".repeat(400)}\n${"*".repeat(300)}\n| ${"- | ".repeat(300)}\n${" ".repeat(150)}code\n> > - 1. a\n${"- a\n".repeat(1_001)}`;
  const folder = createContentFolder({ "blog/long.md": contentFile({ ...postFields, id: 31 }, `Text.\n\n${text}`) });
  expect(folder.errors().join("\n")).not.toContain("nested");
});
