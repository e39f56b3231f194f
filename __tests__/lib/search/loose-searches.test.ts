import { readFileSync } from "node:fs";
import { currentSite } from "@/lib/content/site/current-site";
import { findResults } from "@/lib/search/answer-search";
import { parseSearchQuery } from "@/lib/search/search-query";
import { openSearchIndex } from "@/lib/search/site-search";

/** Searches as people type them, how something is found in the fixture site, and what comes first. */
const rows = readFileSync("__tests__/fixtures/searches/loose.txt", "utf8")
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()) as [string, string, string]);

it("has fifty searches to prove", () => {
  expect(rows.length).toBeGreaterThanOrEqual(50);
});

it.each(rows)("%s: %s, %s", async (query, how, url) => {
  const { documents, note, meant } = findResults(await openSearchIndex(currentSite()), parseSearchQuery(query));
  const found = documents.length === 0 ? "nothing" : (meant ?? (note ? "words" : "phrase"));
  expect([found, documents[0]?.result.url ?? "-"]).toEqual([how, url]);
});
