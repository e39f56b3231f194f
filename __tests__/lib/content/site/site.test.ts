import fc from "fast-check";
import type { FilterRule } from "@/lib/content/schemas/category-schema";
import type { Library } from "@/lib/content/site/library";
import { Site } from "@/lib/content/site/site";

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
const sites = fc.array(
  fc.record({ posts: fc.uniqueArray(made, { selector: ({ slug }) => slug, maxLength: 8 }), edition: fc.nat(1) }),
  { minLength: 2, maxLength: 6 },
);
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
    posts: site.posts,
    bySlug: [..."abcdefgh"].map((slug) => site.postsBySlug.get(slug)),
    listed: rules.map((rule) => site.listedBy(rule)),
    written: authors.map((author) => site.postsByAuthor.get(author) ?? []),
  };
}

describe("a site", () => {
  it("is the same after any changes as without a site before", () => {
    fc.assert(
      fc.property(sites, (versions) => {
        let last: Site | undefined;
        for (const { posts, edition } of versions) {
          last = new Site(toLibrary(posts, edition), day, last);
          expect(show(last)).toEqual(show(new Site(toLibrary(posts, edition), day)));
        }
      }),
    );
  });

  it("keeps the article of a file that has not changed, and nothing of one that has", () => {
    const other = { ...one, slug: "b" };
    const before = new Site(toLibrary([one, other]), day);
    const after = new Site(toLibrary([one, { ...other, version: 1 }]), day, before);
    expect(after.postsBySlug.get("a")).toBe(before.postsBySlug.get("a"));
    expect(after.postsBySlug.get("b")).not.toBe(before.postsBySlug.get("b"));
  });

  it("lists the same articles anew when a category is edited", () => {
    const before = new Site(toLibrary([one], 0), day);
    expect(show(before).listed[3]).toHaveLength(1);
    const after = new Site(toLibrary([one], 1), day, before);
    expect(show(after)).toEqual(show(before));
  });

  it("shows on each day what is published by then", () => {
    const early = new Site(toLibrary([{ ...one, day: 15 }]), "2025-06-24");
    expect(early.posts).toHaveLength(0);
    expect(early.on("2025-06-25").posts).toHaveLength(1);
    expect(early.on("2025-06-24")).toBe(early);
  });

  it("computes a value once, even where the value is undefined", () => {
    const site = new Site(toLibrary([]), day);
    const compute = jest.fn(() => undefined);
    for (let turn = 0; turn < 2; turn += 1) expect(site.once("nothing", compute)).toBeUndefined();
    expect(compute).toHaveBeenCalledTimes(1);
    expect(site.on("2025-07-02").once("nothing", () => 1)).toBe(1);
  });

  it("keeps what was derived from entries until one of them is another, or one more or less", () => {
    const first = {};
    const second = {};
    const third = {};
    let count = 0;
    const derive = () => {
      count += 1;
      return count;
    };
    let last = new Site(toLibrary([]), day);
    const next = (list: [object, ...object[]]) => {
      last = new Site(toLibrary([]), day, last);
      return last.onceForEntries("count", list, derive);
    };
    const lists: [object, ...object[]][] = [
      [first, second],
      [first, second],
      [first, third],
      [first],
      [second],
      [first],
    ];
    expect(lists.map(next)).toEqual([1, 1, 2, 3, 4, 3]);
  });
});
