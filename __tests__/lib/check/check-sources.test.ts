import { contentFile, postFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const law = { title: "A law", by: "A parliament", url: "https://law.example/1", checkedOn: "2025-06-01" };

/** What is found in an article with these sources. */
const found = (...sources: Record<string, unknown>[]) =>
  createContentFolder({ "blog/sourced.md": contentFile({ ...postFields, id: 60, title: "All about laws", sources }) })
    .check()
    .filter(({ file }) => file.endsWith("sourced.md"))
    .map(({ severity, message }) => `${severity}: ${message}`);

describe("the sources of an article", () => {
  it("are fine with a title, a publisher, an address and the day of a look", () => expect(found(law)).toEqual([]));

  it.each([
    [{ ...law, checkedOn: undefined }, "warning: Nobody has checked this source"],
    [{ ...law, checkedOn: "2025-08-01" }, 'error: "checkedOn" is 2025-08-01, which is in the future'],
    [{ ...law, url: "https://lark.example/terms" }, "error: lark.example belongs to a partner"],
    [{ ...law, url: "http://law.example/1" }, 'error: "sources.0.url": Write an address that starts with https://'],
    [{ ...law, by: undefined }, 'error: "sources.0.by" is missing'],
  ])("are checked: %j", (source, says) => expect(found(source)).toEqual([expect.stringContaining(says)]));

  it("stand there once", () =>
    expect(found(law, { ...law, title: "Again" })).toEqual(["error: https://law.example/1 appears twice."]));
});
