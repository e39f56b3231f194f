import { renderToStaticMarkup } from "react-dom/server";
import { GET } from "@/app/api/search/route";
import SearchResultsPage from "@/app/search-results/page";
import type { SearchAnswer } from "@/lib/search/search-types";
import { distressSearches, ordinarySearches } from "../helpers/distress-searches";

const show = async (q: string) =>
  renderToStaticMarkup(await SearchResultsPage({ searchParams: Promise.resolve({ q }) }));
const ask = async (q: string) => {
  const response = await GET(new Request(`https://almanac.example/api/search?q=${encodeURIComponent(q)}`));
  return (await response.json()) as SearchAnswer;
};

/** Everything by which somebody is paid, and searches that lead to it. */
const sold = (html: string) =>
  html.match(
    /data-affiliate|sponsored|utm_|href="\/go\/|aria-label="(?:Promotion|Suggested searches)|Before you go/g,
  ) ?? [];

it("has forty searches of people in distress and twenty others to prove", () => {
  expect(new Set(distressSearches).size).toBeGreaterThanOrEqual(40);
  expect(new Set(ordinarySearches).size).toBeGreaterThanOrEqual(20);
});

describe("the results page", () => {
  it.each(distressSearches)("for %j has helplines before all results, and sells nothing", async (query) => {
    const html = await show(query);
    expect(sold(html)).toEqual([]);
    expect(html).not.toContain('aria-label="What we know"');
    const helplines = html.indexOf('class="helplines"');
    const tabs = html.indexOf('aria-label="Kinds of result"');
    expect(helplines).toBeGreaterThan(0);
    expect(helplines).toBeLessThan(tabs);
    expect(html.slice(helplines, tabs)).toMatch(/href="(?:tel:|https:)/);
  });

  it.each(ordinarySearches)("for %j has neither helplines nor fewer offers than other pages", async (query) => {
    const html = await show(query);
    expect(html).not.toContain('class="helplines"');
    expect(sold(html).length).toBeGreaterThan(2);
  });
});

describe("the suggestions", () => {
  it.each(distressSearches)("for %j carry helplines, and no facts of apps", async (query) => {
    const { helplines, facts } = await ask(query);
    expect(helplines?.places.flatMap(({ lines }) => lines.flatMap(({ ways }) => ways)).length).toBeGreaterThan(0);
    expect(facts).toBeUndefined();
  });

  it.each(ordinarySearches)("for %j carry none", async (query) => {
    expect((await ask(query)).helplines).toBeUndefined();
  });
});

it("says nothing of an app's price beside helplines, which it says otherwise", async () => {
  expect((await ask("ottoline cost")).facts).toMatchObject([{ about: "Ottoline" }]);
  expect((await ask("ottoline cost overdose")).facts).toBeUndefined();
  expect(await show("ottoline cost overdose")).not.toContain('aria-label="What we know"');
});

it("shows helplines for a search with a typing mistake that no list has", async () => {
  expect(await ask("loneley")).toMatchObject({ meant: "lonely", helplines: { title: "Someone to talk to, now" } });
  expect(await show("loneley")).toContain('class="helplines"');
});

it("shows the lines for pictures to whoever types words for these", async () => {
  expect((await ask("sextortion")).helplines?.title).toMatch(/report a picture/);
});
