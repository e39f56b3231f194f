import { logError } from "@/lib/config/log";
import { resetLibrary } from "@/lib/content/library";
import { getSearchIndex, warmUpSearch } from "@/lib/content/search-index";
import { startWarmUp } from "@/lib/content/warm-up";
import { SearchIndex } from "@/lib/search/search-index";
import { parseSearchQuery } from "@/lib/search/search-query";
import { contentFile, postFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

jest.mock("@/lib/config/log", () => ({ logError: jest.fn() }));

const folder = serveContent();
const shared = globalThis as { companionAlmanacSearch?: unknown; companionAlmanacWarmUp?: unknown };
const find = (query: string) => getSearchIndex().search(parseSearchQuery(query));
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
  delete shared.companionAlmanacSearch;
  delete shared.companionAlmanacWarmUp;
});
afterEach(() => {
  delete process.env.NEXT_PHASE;
});

it("reads everything before the first search, and only once", async () => {
  const count = countSteps();
  await Promise.all([startWarmUp(), startWarmUp()]);
  await startWarmUp();
  const { steps } = count;
  expect(steps).toBe(getSearchIndex().documents.length);
  expect(find("prices work")).not.toEqual([]);
  expect(count).toEqual({ steps, updates: 1 });
});

it("does nothing while the site is built", async () => {
  process.env.NEXT_PHASE = "phase-production-build";
  const count = countSteps();
  await startWarmUp();
  expect(count.updates).toBe(0);
});

it("leaves the rest to a search that comes before it is ready", async () => {
  const count = countSteps();
  const warmUp = warmUpSearch();
  expect(count.steps).toBe(0);
  expect(find("prices work")).not.toEqual([]);
  const { steps } = count;
  await warmUp;
  expect(count).toEqual({ steps, updates: 1 });
});

it("gives way to a search that finds newer files", async () => {
  const warmUp = warmUpSearch();
  addPost("zebras", 51, "All about zebras");
  resetLibrary();
  expect(find("zebras")).toHaveLength(1);
  await warmUp;
  expect(find("zebras")).toHaveLength(1);
});

it("that fails is logged and takes nothing down; the next search tries again", async () => {
  jest.spyOn(SearchIndex.prototype, "update").mockImplementationOnce(function* () {
    yield;
    throw new Error("broken");
  });
  await expect(startWarmUp()).resolves.toBeUndefined();
  expect(logError).toHaveBeenCalledWith("search could not be prepared at the start: broken");
  expect(find("prices work")).not.toEqual([]);
});
