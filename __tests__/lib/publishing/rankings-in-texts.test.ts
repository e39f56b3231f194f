import { Snapshot } from "@/lib/content/snapshot/snapshot";
import { findDependents } from "@/lib/publishing/dependents";
import { contentFile, postFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const day = "2025-07-01";
const withRanking = contentFile({ ...postFields, id: 70, title: "A list of apps" }, "First.\n\n```ranking\n```\n");
const without = contentFile({ ...postFields, id: 71, title: "No list of apps" }, "First.\n");
const test = "tests/lark-ai-2025-06-20.md";

/** The articles that a change makes anew. */
function renewed(change: (folder: ReturnType<typeof createContentFolder>) => void): string[] {
  const folder = createContentFolder({ "blog/ranked.md": withRanking, "blog/plain.md": without });
  const read = folder.open();
  const before = new Snapshot(read(), day);
  change(folder);
  const after = new Snapshot(read(), day, before);
  const { everything, paths } = findDependents({ before, after, named: [], isBeforeKnown: true });
  expect(everything).toBe(false);
  return paths.filter((path) => /^\/blog\/(?:ranked|plain)/.test(path));
}

describe("an article with a ranking", () => {
  it("is made again when the points of a test change, and no other article is", () =>
    expect(renewed((folder) => folder.write(test, folder.read(test).replace(/chat: [\d.]+/, "chat: 9.1")))).toEqual([
      "/blog/ranked",
      "/blog/ranked.md",
    ]));

  it("is not when only the protocol of a test changes", () =>
    expect(renewed((folder) => folder.write(test, `${folder.read(test)}\nMore.\n`))).toEqual([]));
});
