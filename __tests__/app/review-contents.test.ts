import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { resetLibrary } from "@/lib/content/site/open-content";
import { htmlOf } from "../helpers/render-page";
import { siteFolder } from "../helpers/site-folder";

it("the pictures of the test that the text does not show are above it, and no other", async () => {
  const strip = async () =>
    /<ul [^>]*aria-label="From our test">.*?<\/ul>/s.exec(await htmlOf("/reviews/brasswick-app-review"))?.[0];
  expect(await strip()).toMatch(/alt="The last page before leaving[^"]*"/);
  const root = join(mkdtempSync(join(tmpdir(), "pictures-")), "content");
  cpSync(siteFolder, root, { recursive: true });
  appendFileSync(
    join(root, "reviews/brasswick-app-review.md"),
    "\n![The last page](/images/screens/cancel-page.png)\n",
  );
  resetLibrary({ root });
  expect(await strip()).toBeUndefined();
  expect(await htmlOf("/reviews/brasswick-app-review")).toContain('alt="The last page"');
  rmSync(dirname(root), { recursive: true });
});
