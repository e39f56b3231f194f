import fc from "fast-check";
import type { FilterRule } from "@/lib/content/schemas/category-schema";
import type { Library } from "@/lib/content/snapshot/library";
import { Published } from "@/lib/content/snapshot/published";

const day = "2025-07-01";
const rules: FilterRule[] = ["all", [{ category: "Guides" }], [{ tag: "new" }]];
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
const sites = fc.array(fc.uniqueArray(made, { selector: ({ slug }) => slug, maxLength: 8 }), {
  minLength: 2,
  maxLength: 6,
});

const entries = new Map<string, object>();

/** The same entry for the same values, as the library keeps an entry while its file is as it was. */
function entryOf(one: Made): object {
  const key = JSON.stringify(one);
  const { slug, category, tag, author, draft } = one;
  const date = `2025-06-${String(one.day + 10).padStart(2, "0")}`;
  const data = { id: slug.charCodeAt(0), date, category, author, draft, tags: [tag] };
  const entry = entries.get(key) ?? { slug, file: `/content/blog/${slug}.md`, data, body: "" };
  entries.set(key, entry);
  return entry;
}

function toLibrary(posts: readonly Made[]): Library {
  const blog = [...posts].sort((a, b) => a.slug.localeCompare(b.slug)).map(entryOf);
  const categories = rules.map((filter) => ({ data: { filter } }));
  return { collections: { blog, reviews: [], categories } } as unknown as Library;
}

function show(published: Published) {
  return {
    posts: published.posts,
    bySlug: [..."abcdefgh"].map((slug) => published.bySlug.get(slug)),
    listed: rules.map((rule) => published.listedBy(rule)),
    written: authors.map((author) => published.writtenBy(author)),
  };
}

describe("what is published", () => {
  it("is the same after a row of changes as when it is found anew", () => {
    fc.assert(
      fc.property(sites, (versions) => {
        let last: Published | undefined;
        for (const posts of versions) {
          const library = toLibrary(posts);
          last = new Published(library, day, last);
          expect(show(last)).toEqual(show(new Published(library, day)));
        }
      }),
    );
  });

  it("keeps the list that a change does not concern", () => {
    const one: Made = { slug: "a", day: 1, category: "Guides", tag: "old", author: "ann", draft: false, version: 0 };
    const [, guides, fresh] = rules as [FilterRule, FilterRule, FilterRule];
    const before = new Published(toLibrary([one]), day);
    const lists = [guides, fresh].map((rule) => before.listedBy(rule));
    const other = { ...one, slug: "b", category: "Tools", tag: "new", author: "ben" };
    const after = new Published(toLibrary([one, other]), day, before);
    expect(after.listedBy(guides)).toBe(lists[0]);
    expect(after.listedBy(fresh)).not.toBe(lists[1]);
    expect(after.writtenBy("ann")).toBe(before.writtenBy("ann"));
  });

  it("forgets what a rule took in that no listing has any more", () => {
    const before = new Published(toLibrary([]), day);
    before.listedBy([{ category: "Former" }]);
    const after = new Published(toLibrary([]), day, before);
    expect([...after.lists.byRule.keys()]).toEqual([]);
  });

  it("is found anew on another day", () => {
    const library = toLibrary([
      { ...({ slug: "a", category: "Guides", tag: "old" } as Made), author: "ann", draft: false, day: 15, version: 0 },
    ]);
    const early = new Published(library, "2025-06-24");
    expect(early.posts).toHaveLength(0);
    expect(new Published(library, "2025-06-25", early).posts).toHaveLength(1);
  });
});
