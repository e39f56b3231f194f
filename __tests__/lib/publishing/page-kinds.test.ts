import { Snapshot } from "@/lib/content/snapshot/snapshot";
import { findDependents } from "@/lib/publishing/dependents";
import { matchPages } from "@/lib/site/page-addresses";
import type { PageCollection } from "@/lib/site/page-kind";
import { pageKinds } from "@/lib/site/pages";
import { contentFile, openPageFields, postFields, reviewFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { productFile } from "../../helpers/product-files";

const posts = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `blog/post-${index}.md`,
    contentFile({ ...postFields, id: 20 + index, title: `Article number ${index}`, date: `2025-05-${10 + index}` }),
  ]),
);

/** Two reviewed apps, one of which compares itself with the other. */
const compared = {
  "products/lark.md": productFile({ name: "Lark" }),
  "products/orrin.md": productFile(),
  "reviews/lark-ai-review.md": contentFile(
    { ...reviewFields, about: "lark" },
    "It begins here.\n\n## What it does\n\nMore.\n",
  ),
  "reviews/orrin-review.md": contentFile({
    ...reviewFields,
    ...{ id: 41, title: "Orrin Review: A Quiet One", product: "Orrin", about: "orrin" },
    comparison: [{ name: "Lark AI", slug: "lark-ai-review" }],
  }),
};

/** Entries of which one stands on the first page of each list and one on the last. */
const edited: Readonly<Record<Exclude<PageCollection, "categories">, readonly string[]>> = {
  blog: ["blog/how-prices-work.md", "blog/post-0.md"],
  reviews: ["reviews/lark-ai-review.md"],
  authors: ["authors/ada-page.md"],
  pages: ["pages/imprint.md"],
};

describe("the collections that a kind of page shows, by lib/site/pages.ts", () => {
  it.each(Object.keys(edited) as (keyof typeof edited)[])(
    "are those that publishing makes it again for: %s",
    (name) => {
      const folder = createContentFolder({ ...posts, ...compared, "pages/imprint.md": contentFile(openPageFields) });
      const read = folder.open();
      const before = new Snapshot(read(), "2025-07-01");
      for (const file of edited[name]) folder.write(file, `${folder.read(file)}\nMore.\n`);
      const after = new Snapshot(read(), "2025-07-01", before);
      const { everything, paths } = findDependents({ before, after, named: [], isBeforeKnown: true });
      expect(everything).toBe(false);
      const kinds = paths.flatMap((path) => {
        const isPage = path === "/imprint";
        return matchPages(path)
          .filter(({ one }) => !path.includes(".") && isPage === (one.name === "page"))
          .map(({ one }) => one.name);
      });
      const expected = pageKinds.filter(({ shows }) => shows.includes(name)).map((kind) => kind.name);
      expect([...new Set(kinds)].sort()).toEqual(expected.sort());
    },
  );
});
