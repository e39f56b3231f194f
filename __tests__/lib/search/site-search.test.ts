import { GET } from "@/app/api/search/route";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { SearchIndex } from "@/lib/search/search-index";
import { parseSearchQuery } from "@/lib/search/search-query";
import { getSearchIndex, warmUpSearch } from "@/lib/search/site-search";
import { contentFile, postFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

const folder = serveContent();
const find = (query: string) => getSearchIndex(currentSite()).search(parseSearchQuery(query));
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

beforeEach(() => {
  forgetProcessWide("search");
});

it("reads every text once, however many searches wait for it", async () => {
  const count = countSteps();
  await Promise.all([warmUpSearch(currentSite()), warmUpSearch(currentSite())]);
  await warmUpSearch(currentSite());
  const { steps } = count;
  expect(steps).toBe(getSearchIndex(currentSite()).documents.length);
  expect(find("prices work")).not.toEqual([]);
  expect(count).toEqual({ steps, updates: 1 });
});

it("leaves the rest to a search that comes before it is ready", async () => {
  const count = countSteps();
  const work = warmUpSearch(currentSite());
  expect(count.steps).toBe(0);
  expect(find("prices work")).not.toEqual([]);
  const { steps } = count;
  await work;
  expect(count).toEqual({ steps, updates: 1 });
});

it("holds up nobody else while a search waits for it", async () => {
  const wait = (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  };
  jest.spyOn(SearchIndex.prototype, "update").mockImplementationOnce(function* () {
    for (let step = 0; step < 10; step += 1) {
      wait(9);
      yield;
    }
  });
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  }, 1);
  const answer = await GET(new Request("http://localhost/api/search?q=prices"));
  clearInterval(timer);
  expect(answer.status).toBe(200);
  expect(others).toBeGreaterThan(4);
});

it("gives way to a search that finds newer files", async () => {
  const work = warmUpSearch(currentSite());
  addPost("zebras", 51, "All about zebras");
  resetLibrary();
  expect(find("zebras")).toHaveLength(1);
  await work;
  expect(find("zebras")).toHaveLength(1);
});
