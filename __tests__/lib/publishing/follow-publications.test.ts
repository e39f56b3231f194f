import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentVersion } from "@/lib/content/snapshot/content-version";
import { refreshSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { today } from "@/lib/content/snapshot/entry-dates";
import { readFolder } from "@/lib/content/snapshot/library";
import { Snapshot } from "@/lib/content/snapshot/snapshot";
import { RefreshLog } from "@/lib/delivery/refresh-log.js";
import { followPublications, isBehind } from "@/lib/publishing/follow-publications";
import type { PublicationState } from "@/lib/publishing/publication-state";
import { refreshWhatIsOlder } from "@/lib/publishing/rendered-from";
import type { Follower, Publication } from "@/lib/shared-state/publication-stream";
import { contentFile, postFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

const folder = serveContent();
const readVersion = () => contentVersion(refreshSnapshot().after);
const base = mkdtempSync(join(tmpdir(), "follow-"));
let stop = () => {};
afterEach(() => stop());

/** A process that follows the publications of another. */
function setUp() {
  refreshSnapshot();
  let follower: Follower | undefined;
  const file = join(base, `${Math.random()}`);
  const log = new RefreshLog(`${file}.ndjson`);
  const state: PublicationState = {
    by: "here",
    checker: "build 1",
    pending: new Set(),
    versionFile: `${file}.version`,
    publications: {
      tell: async () => {},
      follow: (given) => {
        follower = given;
        return () => {};
      },
    },
  };
  stop = followPublications(state, log);
  const startedAt = Date.now();
  return {
    state,
    hear: (version: string, tags: string[] = [], more: Partial<Publication> = {}) =>
      follower?.onPublication({ by: "there", version, at: Date.now(), tags, ...more }),
    lose: () => follower?.onGap(),
    isRefreshed: (path: string) => log.isRefreshedSince([`_N_T_${path}`], startedAt),
    noted: () => readFileSync(`${file}.version`, "utf8"),
  };
}

function change(slug: string): string {
  folder.write(`blog/${slug}.md`, contentFile({ ...postFields, id: 700 }));
  const version = readVersion();
  folder.remove(`blog/${slug}.md`);
  readVersion();
  return version;
}

it("refreshes what has changed in its own files, and what the other process has refreshed besides", () => {
  const version = change("told");
  const { hear, isRefreshed, noted, state } = setUp();
  folder.write("blog/told.md", contentFile({ ...postFields, id: 700 }));
  hear(version, ["_N_T_/contact"]);
  expect(["/blog/told", "/blog", "/contact", "/about"].map(isRefreshed)).toEqual([true, true, true, false]);
  expect([noted(), isBehind(version, state)]).toEqual([version, false]);
  folder.remove("blog/told.md");
});

it("refreshes nothing while its files are behind, and all of it when they are there", async () => {
  const version = change("late");
  const { hear, isRefreshed, state } = setUp();
  hear(version, ["_N_T_/blog/late", "_N_T_/contact"]);
  expect([isRefreshed("/blog/late"), isRefreshed("/contact")]).toEqual([false, false]);
  expect(isBehind(readVersion(), state)).toBe(true);
  folder.write("blog/late.md", contentFile({ ...postFields, id: 700 }));
  await new Promise((done) => setTimeout(done, 1300));
  expect([isRefreshed("/blog/late"), isRefreshed("/contact")]).toEqual([true, true]);
  expect(isBehind(readVersion(), state)).toBe(false);
  folder.remove("blog/late.md");
});

it("finds by itself what was published while Redis is lost", () => {
  const { lose, isRefreshed } = setUp();
  lose();
  expect(isRefreshed("/blog")).toBe(false);
  folder.write("blog/lost.md", contentFile({ ...postFields, id: 700 }));
  jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  lose();
  expect([isRefreshed("/blog/lost"), isRefreshed("/blog")]).toEqual([true, true]);
  folder.remove("blog/lost.md");
});

it("refreshes once what the other process has refreshed", () => {
  const { hear, state } = setUp();
  const version = readVersion();
  hear(version, ["_N_T_/contact"]);
  expect(state.pending.size).toBe(0);
});

it("rests between two looks at its files while Redis is lost", () => {
  const { lose, isRefreshed } = setUp();
  const clock = jest.spyOn(performance, "now");
  const startedAt = performance.now();
  // The first look takes a second, so the next one is ten seconds later.
  clock
    .mockReturnValueOnce(startedAt)
    .mockReturnValueOnce(startedAt)
    .mockReturnValue(startedAt + 1000);
  lose();
  folder.write("blog/rest.md", contentFile({ ...postFields, id: 700 }));
  clock.mockReturnValue(startedAt + 10_900);
  lose();
  expect(isRefreshed("/blog/rest")).toBe(false);
  clock.mockReturnValue(startedAt + 11_100);
  lose();
  expect(isRefreshed("/blog/rest")).toBe(true);
  folder.remove("blog/rest.md");
});

it("does nothing at its own publication", () => {
  const { hear, isRefreshed, state } = setUp();
  hear(readVersion(), ["_N_T_/contact"], { by: "here" });
  expect(isRefreshed("/contact")).toBe(false);
  expect([state.newest?.by, state.pending.size]).toEqual(["here", 0]);
});

describe("the check that another process has made", () => {
  // Only the check finds this link to nowhere, so it shows whether there was one.
  const faulty = contentFile({ ...postFields, id: 700 }, "A [link](/nowhere).\n");
  const faulted = () => refreshSnapshot().after.library.diagnostics.length > 0;
  /** The version of content with this text, which no check has refused. */
  const versionWith = () => {
    folder.write("blog/linked.md", faulty);
    const version = contentVersion(new Snapshot(readFolder({ root: folder.root, claims: "all" }), today()));
    folder.remove("blog/linked.md");
    return version;
  };
  const follow = (more: Partial<Publication>) => {
    const version = versionWith();
    const { hear } = setUp();
    folder.write("blog/linked.md", faulty);
    hear(version, [], more);
    return faulted();
  };
  const yesterday = () => Date.now() - 86_400_000;

  it("is not made again for the same content, by the same rules, on the same day", () => {
    expect(follow({ checkedBy: "build 1" })).toBe(false);
  });

  it.each<[string, Partial<Publication>]>([
    ["found a fault", {}],
    ["has other rules", { checkedBy: "build 2" }],
    ["checked for another day", { checkedBy: "build 1", at: yesterday() }],
    ["checked other content", { checkedBy: "build 1", version: "000000000000" }],
  ])("is made here where the other process %s", (_, more) => {
    expect(follow(more)).toBe(true);
  });
});

describe("at the start", () => {
  const start = (known: string | undefined, version: string) => {
    const file = join(base, `start-${Math.random()}`);
    if (known !== undefined) writeFileSync(file, known);
    const log = new RefreshLog(`${file}.ndjson`);
    const startedAt = Date.now();
    refreshWhatIsOlder(version, file, log);
    return { all: log.isRefreshedSince(["_N_T_/layout"], startedAt), noted: readFileSync(file, "utf8") };
  };

  it("keeps the pages of a build of the same content", () => {
    expect(start("abc", "abc")).toEqual({ all: false, noted: "abc" });
  });

  it.each(["old", undefined])("refreshes all pages of other content: %s", (known) => {
    expect(start(known, "abc")).toEqual({ all: true, noted: "abc" });
  });
});
