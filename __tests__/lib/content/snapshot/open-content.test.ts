import { existsSync } from "node:fs";
import { join } from "node:path";
import { getSnapshot, scanContent } from "@/lib/content/snapshot/current-snapshot";
import { openContent } from "@/lib/content/snapshot/open-content";
import { adoptContent } from "@/lib/publish/adopt-content";
import { contentFile, postFields } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";

const name = "blog/how-prices-work.md";
const post = contentFile(postFields, "A text.\n");
const folder = createContentFolder({ [name]: post });
const kept = join(folder.base, "kept/last-good");
Object.assign(process.env, {
  CONTENT_DIR: folder.root,
  MEDIA_DIR: join(folder.base, "made"),
  STATE_DIR: join(folder.base, "kept"),
});

const slugs = () => getSnapshot().library.collections.blog.map(({ slug }) => slug);

// A build or a command checks no links between texts. If it kept what it reads, a server would take that for good.
it("reads the last good versions in a build and in a command, and only a server keeps new ones", () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  openContent();
  expect(slugs()).toContain("how-prices-work");
  expect(existsSync(kept)).toBe(false);

  adoptContent()();
  expect(existsSync(kept)).toBe(true);
  folder.write(name, "Not a text.\n");
  openContent();
  scanContent();
  expect(slugs()).toContain("how-prices-work");
});
