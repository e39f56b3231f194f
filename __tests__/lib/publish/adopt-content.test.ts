import { existsSync } from "node:fs";
import { join } from "node:path";
import { currentSite, type Render, setRenderScope, siteContent } from "@/lib/content/site/current-site";
import { postsBySlug } from "@/lib/content/site/site";
import { adoptContent } from "@/lib/publish/adopt-content";
import { contentFile, postFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

/** How often the folder was listed, and what happens then. */
const mockScans = { count: 0, fails: false };
jest.mock("@/lib/content/pictures/list-pictures", () => {
  const actual = jest.requireActual("@/lib/content/pictures/list-pictures");
  const listPictures = (...args: unknown[]) => {
    mockScans.count += 1;
    if (mockScans.fails) throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
    return actual.listPictures(...args);
  };
  return { ...actual, listPictures };
});

const folder = serveContent();
process.env.STATE_DIR = join(folder.base, "state");
const name = "blog/how-prices-work.md";
const write = (title: string, more = "") =>
  folder.write(name, contentFile({ ...postFields, title }, `A text.\n\n## What it costs\n\n${more}\n`));
const titleNow = () => postsBySlug(currentSite()).get("how-prices-work")?.title;

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  stop = adoptContent({ hasDisk: true });
});
afterEach(() => {
  stop();
  setRenderScope(() => ({}));
  jest.useRealTimers();
});

it("shows a change within a second, and no request looks at the folder", () => {
  expect(titleNow()).toBe("How prices work");
  write("How praise works");
  mockScans.count = 0;
  for (let request = 0; request < 100; request += 1) expect(titleNow()).toBe("How prices work");
  expect(mockScans.count).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(titleNow()).toBe("How praise works");
  expect(mockScans.count).toBe(1);
});

it("goes on when a look fails, and says so", () => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  write("How praise works");
  mockScans.fails = true;
  jest.advanceTimersByTime(1000);
  expect(titleNow()).toBe("How prices work");
  expect(log.mock.calls.join("")).toContain("content: the folder could not be looked at: ");
  mockScans.fails = false;
  jest.advanceTimersByTime(1000);
  expect(titleNow()).toBe("How praise works");
});

it("looks again within two seconds, however long a look has taken", () => {
  let clock = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => (clock += 10_000));
  write("How praise works");
  jest.advanceTimersByTime(1000);
  expect(titleNow()).toBe("How praise works");
  write("How prices fall");
  jest.advanceTimersByTime(2000);
  expect(titleNow()).toBe("How prices fall");
});

it("makes no page of two contents, and shows the next one the newer", () => {
  let render: Render = {};
  setRenderScope(() => render);
  const first = currentSite();
  write("How praise works");
  jest.advanceTimersByTime(1000);
  expect(currentSite()).toBe(first);
  render = {};
  expect(titleNow()).toBe("How praise works");
});

it("looks for nothing and keeps no copy without a disk, where a new build brings new content", async () => {
  stop();
  const state = join(folder.base, "none");
  process.env.STATE_DIR = state;
  stop = adoptContent({ hasDisk: false });
  write("How praise works");
  mockScans.count = 0;
  jest.advanceTimersByTime(10_000);
  await siteContent().kept();
  expect([titleNow(), mockScans.count, existsSync(state)]).toEqual(["How prices work", 0, false]);
});
