import { contentProblems, currentSite, scanContent } from "@/lib/content/site/current-site";
import { pageFile, readPageState } from "@/lib/publish/page-state";
import { contentFile, customPageFields, postFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

const folder = serveContent({
  "blog/a-draft.md": contentFile({ ...postFields, id: 5, title: "A draft of a text", draft: true, sample: true }),
  "blog/scheduled.md": contentFile({ ...postFields, id: 6, title: "A text for later", date: "2031-06-28" }),
  "pages/imprint.md": contentFile({ ...customPageFields, title: "Imprint" }),
});
const state = (path: string, isThere = true) =>
  readPageState(path, isThere, currentSite(), contentProblems(), folder.root);

it.each([
  ["/blog/how-prices-work", "blog/how-prices-work.md"],
  ["/blog/no-such-text", "blog/no-such-text.md"],
  ["/reviews/lark-ai-review", "reviews/lark-ai-review.md"],
  ["/preview/blog/a-draft", "blog/a-draft.md"],
  ["/authors/ada-page", "authors/ada-page.md"],
  ["/about", "pages/about.md"],
  ["/terms", "pages/terms.md"],
  ["/imprint", "pages/imprint.md"],
  ["/guides", "categories/guides.md"],
  ["/guides/page/2", "categories/guides.md"],
  ["/blog", "categories/blog.md"],
  ["/reviews/find", undefined],
  ["/reviews/compare", undefined],
  ["/a/b/c", undefined],
])("knows the file of %s: %s", (path, file) => {
  expect(pageFile(path, currentSite().library)).toBe(file);
});

it("marks drafts, scheduled texts and samples", () => {
  const { badges, faults, missing } = state("/blog/a-draft");
  expect(badges).toMatchObject({
    "/blog/a-draft": ["Draft", "Sample"],
    "/blog/scheduled": ["Scheduled: June 28, 2031"],
  });
  expect(badges["/blog/how-prices-work"]).toBeUndefined();
  expect({ faults, missing }).toEqual({ faults: [], missing: undefined });
});

it("shows the faults of a page on itself, with place and words, and counts those of others", () => {
  expect(state("/blog/how-prices-work").faults).toEqual([]);
  folder.write(
    "blog/how-prices-work.md",
    contentFile({ ...postFields, titel: "x" }, "It begins here.\n\n## What it costs\n"),
  );
  scanContent();
  const { faults, others } = state("/blog/how-prices-work");
  expect(faults).toEqual([
    {
      where: expect.stringMatching(/^blog\/how-prices-work\.md:\d+:1$/),
      message: expect.stringContaining('Unknown field "titel"; did you mean "title"?'),
      href: expect.stringMatching(new RegExp(`^vscode://file/${folder.root}/blog/how-prices-work.md:\\d+:1$`)),
    },
  ]);
  expect(others).toBe(0);
  expect(state("/about")).toMatchObject({ faults: [], others: 1 });
});

it("says why a page is missing", () => {
  expect(state("/blog/how-price-work", false).missing).toBe(
    'There is no content/blog/how-price-work.md. Did you mean "how-prices-work"?',
  );
  expect(state("/a/b/c", false).missing).toContain("No kind of page has this address");
  folder.write("blog/new.md", "No fields");
  scanContent();
  expect(state("/blog/new", false)).toMatchObject({
    missing: "blog/new.md has errors, and readers see no page of it yet.",
    faults: [{ where: "blog/new.md:1:1" }],
  });
});
