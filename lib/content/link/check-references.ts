import { diagnosticAt, knownSlugs } from "../read/diagnostic-at";
import type { Diagnostic } from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import type { Library } from "../site/library";

/** Checks that the authors, categories, partners and reviews that a file names exist. */
export function checkReferences(library: Library): Diagnostic[] {
  const { blog, reviews, "test-reports": tests, categories, partners } = library.collections;
  const slugs = (name: "authors" | "partners" | "reviews") => new Set(knownSlugs(library, name));
  const known = { authors: slugs("authors"), partners: slugs("partners"), reviews: slugs("reviews") };
  const team = library.documents["site/team"];
  const categoryNames = library.documents["site/site"]?.data.postCategories.map(({ name }) => name);

  const expectFile = (entry: ParsedEntry<unknown>, path: PropertyKey[], folder: keyof typeof known, value: string) => {
    if (known[folder].has(value)) return [];
    const message = `There is no content/${folder}/${value}.md. Known: ${[...known[folder]].join(", ") || "none"}.`;
    return [diagnosticAt(entry, path, message)];
  };
  const expectCategory = (entry: ParsedEntry<unknown>, path: PropertyKey[], value: string) => {
    if (!categoryNames || categoryNames.includes(value)) return [];
    const message = `"${value}" is not under postCategories in site/site.md. Known: ${categoryNames.join(", ")}.`;
    return [diagnosticAt(entry, path, message)];
  };

  return [
    ...[...blog, ...reviews].flatMap((entry) => [
      ...expectFile(entry, ["author"], "authors", entry.data.author),
      ...expectCategory(entry, ["category"], entry.data.category),
    ]),
    ...tests.flatMap((entry) => expectFile(entry, ["tester"], "authors", entry.data.tester)),
    ...blog.flatMap((entry) =>
      entry.data.partner ? expectFile(entry, ["partner"], "partners", entry.data.partner) : [],
    ),
    ...reviews.flatMap((entry) => [
      ...(entry.data.affiliateLink ? expectFile(entry, ["affiliateLink"], "partners", entry.data.affiliateLink) : []),
      ...entry.data.comparison.flatMap(({ slug }, index) =>
        expectFile(entry, ["comparison", index, "slug"], "reviews", slug),
      ),
    ]),
    ...partners.flatMap((entry) =>
      entry.data.reviews.flatMap((slug, index) => expectFile(entry, ["reviews", index], "reviews", slug)),
    ),
    ...categories.flatMap((entry) =>
      entry.data.filter === "all"
        ? []
        : entry.data.filter.flatMap(({ category }, index) =>
            category ? expectCategory(entry, ["filter", index, "category"], category) : [],
          ),
    ),
    ...(team?.data.members ?? []).flatMap(({ author }, index) =>
      team && author ? expectFile(team, ["members", index, "author"], "authors", author) : [],
    ),
  ];
}
