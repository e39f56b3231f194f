import { readFileSync } from "node:fs";

/** The searches of a text that parts them by bars and lines; a line that begins with # is a comment. */
const read = (name: string) =>
  readFileSync(`__tests__/fixtures/searches/${name}.txt`, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split("|"))
    .map((search) => search.trim())
    .filter(Boolean);

/** What people in distress type into a search, in their words. */
export const distressSearches = read("distress");

/** Ordinary searches with words like those. */
export const ordinarySearches = read("ordinary");
