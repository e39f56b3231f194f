import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { contentFile, postFields, validContent } from "../../../helpers/content-files";
import { serveContent } from "../../../helpers/content-folder";

const folder = serveContent({
  "blog/luna.md": contentFile({ ...postFields, id: 9, title: "Luna [beta] in short" }),
});

it("is markdown with a heading, a summary, how to read the site, and lists of described links", () => {
  const blocks = llmsText(currentSite()).split("\n\n");
  expect(blocks.slice(0, 2)).toEqual([
    "# Test Almanac",
    "> A site that exists for its tests and says so in fifty characters.",
  ]);
  expect(blocks[2]).toContain("Written for adults aged 18 and over.");
  expect(llmsText(currentSite())).toContain(
    `\n- [Luna \\[beta\\] in short](http://localhost:3000/blog/luna): ${postFields.excerpt} [As markdown](http://localhost:3000/blog/luna.md)\n`,
  );
  expect(llmsText(currentSite()).endsWith("Every page with the day of its last change.\n")).toBe(true);
});

it("has no section without links", () => {
  const headings = () => [...llmsText(currentSite()).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const before = headings();
  for (const path of Object.keys(validContent)) if (/^(blog|reviews)\//.test(path)) folder.remove(path);
  folder.remove("blog/luna.md");
  resetLibrary();
  expect(headings().length).toBeLessThan(before.length);
});
