import { findTooMuch } from "@/lib/content/read/find-too-much";
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

it.each([
  ["a list", "- a\n".repeat(1_001), 1_002, "items of lists"],
  [
    "a nested list of 161 kB",
    `${Array.from({ length: 8 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")}\n`.repeat(1_600),
    1_002,
    "items of lists",
  ],
  ["headings by lines", "a\n-\n".repeat(1_001), 2_003, "headings made by lines"],
  ["notes", Array.from({ length: 1_001 }, (_, note) => `a[^${note}]\n\n[^${note}]: b\n`).join("\n"), 4_004, "notes"],
  ["a table of 50,000 cells", `| a | b |\n| - | - |\n${"| c | d |\n".repeat(25_000)}`, 3_335, "cells of tables"],
  ["a text of stars", "*a*b\n".repeat(1_600), 1_502, "marks of emphasis"],
])("names the line in which %s becomes more than can be read", (_, written, line, words) => {
  const found = findTooMuch(`One.\n${written}`);
  expect(found?.message).toContain(words);
  expect(found?.line).toBe(line);
});

it("leaves rules, tables, code and common nesting alone", () => {
  const text = `${"-".repeat(400)}\n${"*".repeat(300)}\n| ${"- | ".repeat(300)}\n${" ".repeat(150)}code\n> > - 1. a`;
  expect(findTooMuch(text)).toBeUndefined();
});
