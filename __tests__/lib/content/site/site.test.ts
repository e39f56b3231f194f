import fc from "fast-check";
import type { FilterRule } from "@/lib/content/schemas/category-schema";
import type { Library } from "@/lib/content/site/library";
import { allPosts, postsByAuthor, postsBySlug, postsListedBy, type Site } from "@/lib/content/site/site";

const day = "2025-07-01";
const rules: FilterRule[] = ["all", [{ category: "Guides" }], [{ tag: "new" }], [{ tag: "old" }]];
/** The categories before and after somebody edits one. */
const categories = [rules.slice(0, 3), rules.slice(1)].map((some) => some.map((filter) => ({ data: { filter } })));
const authors = ["ann", "ben"];

type Made = {
  slug: string;
  day: number;
  category: string;
  tag: string;
  author: string;
  draft: boolean;
  version: number;
};

const made = fc.record<Made>({
  slug: fc.constantFrom(..."abcdefgh"),
  day: fc.integer({ min: 0, max: 30 }),
  category: fc.constantFrom("Guides", "Tools"),
  tag: fc.constantFrom("new", "old"),
  author: fc.constantFrom(...authors),
  draft: fc.boolean(),
  version: fc.integer({ min: 0, max: 1 }),
});
const posts = fc.uniqueArray(made, { selector: ({ slug }) => slug, maxLength: 8 });
const one: Made = { slug: "a", day: 1, category: "Guides", tag: "old", author: "ann", draft: false, version: 0 };

const entries = new Map<string, object>();

/** The same entry for the same values, as the library keeps an entry while its file is as it was. */
function entryOf(post: Made): object {
  const key = JSON.stringify(post);
  const { slug, category, tag, author, draft } = post;
  const date = new Date(Date.UTC(2025, 5, 10 + post.day)).toISOString().slice(0, 10);
  const data = { id: slug.charCodeAt(0), date, category, author, draft, tags: [tag] };
  const entry = entries.get(key) ?? { slug, file: `/content/blog/${slug}.md`, data, body: "" };
  entries.set(key, entry);
  return entry;
}

const toLibrary = (posts: readonly Made[], edition = 0) =>
  ({
    collections: { blog: posts.map(entryOf), reviews: [], categories: categories[edition] },
  }) as unknown as Library;

function show(site: Site) {
  return {
    posts: allPosts(site),
    bySlug: [..."abcdefgh"].map((slug) => postsBySlug(site).get(slug)),
    listed: rules.map((rule) => postsListedBy(site, rule)),
    written: authors.map((author) => postsByAuthor(site).get(author) ?? []),
  };
}

it("keeps the article of a file that has not changed, and nothing of one that has", () => {
  const other = { ...one, slug: "b" };
  const before: Site = { library: toLibrary([one, other]), day };
  const after: Site = { library: toLibrary([one, { ...other, version: 1 }]), day };
  expect(postsBySlug(after).get("a")).toBe(postsBySlug(before).get("a"));
  expect(postsBySlug(after).get("b")).not.toBe(postsBySlug(before).get("b"));
});

it("lists the same articles anew when a category is edited", () => {
  const before: Site = { library: toLibrary([one], 0), day };
  expect(show(before).listed[3]).toHaveLength(1);
  expect(show({ library: toLibrary([one], 1), day })).toEqual(show(before));
});

it("lists under a category exactly the published articles that match it, newest first", () => {
  fc.assert(
    fc.property(posts, (some) => {
      const site: Site = { library: toLibrary(some), day };
      const dates = allPosts(site).map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      const expected = some.filter((post) => !post.draft && post.day <= 21 && post.tag === "new");
      expect(
        postsListedBy(site, [{ tag: "new" }])
          .map(({ slug }) => slug)
          .sort(),
      ).toEqual(expected.map(({ slug }) => slug).sort());
    }),
  );
});

it("shows on each day what is published by then", () => {
  const early: Site = { library: toLibrary([{ ...one, day: 15 }]), day: "2025-06-24" };
  expect(allPosts(early)).toHaveLength(0);
  expect(allPosts({ ...early, day: "2025-06-25" })).toHaveLength(1);
});
