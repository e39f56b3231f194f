import { GET } from "@/app/api/search/route";
import { buildSearchView } from "@/app/search-results/view";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { SearchIndex } from "@/lib/search/search-index";
import { parseSearchQuery, readResultPageParams } from "@/lib/search/search-query";
import { mostAwaited, openSearchIndex } from "@/lib/search/site-search";
import { contentFile, postFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

const folder = serveContent();
const find = async (query: string) => (await openSearchIndex(currentSite())).search(parseSearchQuery(query));
const addPost = (slug: string, id: number, title: string) =>
  folder.write(`blog/${slug}.md`, contentFile({ ...postFields, id, title }));

/** Counts the steps that updates of the index take, and lets them begin from nothing. */
function countSteps(): { steps: number; updates: number } {
  const count = { steps: 0, updates: 0 };
  const update = SearchIndex.prototype.update;
  jest.spyOn(SearchIndex.prototype, "update").mockImplementation(function* (this: SearchIndex, documents) {
    count.updates += 1;
    for (const step of update.call(this, documents)) {
      count.steps += 1;
      yield step;
    }
  });
  return count;
}

/** Lets updates take ten turns of the event loop before they begin. @returns of each step, which update has made it. */
function updateSlowly(): number[] {
  const steps: number[] = [];
  let updates = 0;
  const update = SearchIndex.prototype.update;
  jest.spyOn(SearchIndex.prototype, "update").mockImplementation(function* (this: SearchIndex, documents) {
    updates += 1;
    const own = updates;
    for (let step = 0; step < 10; step += 1) {
      const until = performance.now() + 9;
      while (performance.now() < until);
      steps.push(own);
      yield 0;
    }
    yield* update.call(this, documents);
  });
  return steps;
}

beforeEach(() => {
  forgetProcessWide("search");
});

it("reads every text once, however many searches wait for it", async () => {
  const count = countSteps();
  const [index] = await Promise.all([openSearchIndex(currentSite()), openSearchIndex(currentSite())]);
  await openSearchIndex(currentSite());
  // Its fields, then its content.
  const steps = 2 * index.documents.length;
  expect(await find("prices work")).not.toEqual([]);
  expect(count).toEqual({ steps, updates: 1 });
});

it("answers once enough texts are read, says so, and is not kept; later with everything", async () => {
  let isRead = false;
  const update = SearchIndex.prototype.update;
  jest.spyOn(SearchIndex.prototype, "update").mockImplementationOnce(function* (this: SearchIndex, documents) {
    for (const count of update.call(this, documents)) {
      yield count;
      if (count === 0) continue;
      // As if the first content were that of the last text which a search waits for.
      yield mostAwaited;
      while (!isRead) yield mostAwaited + 1;
    }
  });
  const ask = async (query: string) => {
    const answer = await GET(new Request(`http://localhost/api/search?q=${encodeURIComponent(query)}`));
    return { ...(await answer.json()), kept: answer.headers.get("cache-control") };
  };
  const note = "The site has just started and is still reading its texts. Search again in a minute for all results.";
  expect(await ask("how prices work")).toMatchObject({ total: 1, note, kept: "no-store" });
  expect(await ask("begins here")).toMatchObject({ total: 1, results: [{ slug: "lark-ai-review" }] });
  const params = readResultPageParams(new URLSearchParams({ q: "begins here" }));
  expect((await buildSearchView(currentSite(), params)).how?.note).toBe(note);
  isRead = true;
  await new Promise((done) => setTimeout(done, 300));
  const later = await ask("begins here");
  expect(later).toMatchObject({ total: 3, kept: "public, max-age=60" });
  expect(later).not.toHaveProperty("note");
});

it("holds up nobody else while a search waits for it", async () => {
  updateSlowly();
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  }, 1);
  const answer = await GET(new Request("http://localhost/api/search?q=prices"));
  clearInterval(timer);
  expect(answer.status).toBe(200);
  expect(others).toBeGreaterThan(4);
});

it("gives way to a search that finds newer files, for which the former then waits", async () => {
  updateSlowly();
  const former = openSearchIndex(currentSite()).then((index) => index.search(parseSearchQuery("zebras")));
  addPost("zebras", 51, "All about zebras");
  resetLibrary();
  for (const found of await Promise.all([former, find("zebras")])) expect(found).toHaveLength(1);
});

it("lets no former update of a content go on when that content is searched again", async () => {
  const steps = updateSlowly();
  const before = currentSite();
  addPost("zebras", 51, "All about zebras");
  resetLibrary();
  await Promise.all([before, currentSite(), before].map((site) => openSearchIndex(site)));
  expect(new Set(steps)).toEqual(new Set([1, 2, 3]));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});
