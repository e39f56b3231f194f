import { isReservedSlug, reservedSegments } from "../addresses/page-addresses";
import { type Diagnostic, diagnosticAt, findRepeats } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { routes } from "../util/routes";
import type { Found } from "./rule";

/** Checks that ids, addresses and claimed reviews are unique, and that addresses are not reserved. */
export function* checkUnique({ collections }: Library): Found {
  const { pages, blog, reviews, authors, categories, partners } = collections;
  yield* checkIds(collections);
  yield* checkAliases(blog, routes.post);
  yield* checkAliases(reviews, routes.review);
  const part = (name: string) =>
    `"${name}" is a part of the site's own addresses. Write words that say what it is about.`;
  for (const entry of [...pages, ...blog, ...reviews, ...authors, ...categories])
    if (isReservedSlug(entry.slug)) yield diagnosticAt(entry, [], part(entry.slug));
  for (const entry of [...blog, ...reviews])
    for (const [index, alias] of entry.data.aliases.entries())
      if (isReservedSlug(alias)) yield diagnosticAt(entry, ["aliases", index], part(alias));
  const taken = (path: string) => `${path} is taken by a page that every site has. Rename this file.`;
  for (const entry of [...categories, ...pages])
    if (reservedSegments.has(entry.slug) && !isReservedSlug(entry.slug))
      yield diagnosticAt(entry, [], taken(`/${entry.slug}`));
  for (const entry of reviews)
    if (routes.review(entry.slug) === routes.compare()) yield diagnosticAt(entry, [], taken(routes.compare()));
  const claimed = partners.flatMap((entry) => entry.data.reviews.map((review) => ({ entry, review })));
  for (const { entry: one, earlier, value } of findRepeats(claimed, ({ review }) => review))
    yield diagnosticAt(one.entry, ["reviews"], `The review ${value} is claimed by ${earlier.entry.slug} already.`);
}

function checkIds({ blog, reviews }: Library["collections"]): Diagnostic[] {
  return findRepeats([...blog, ...reviews], ({ data }) => data.id).map(({ entry, earlier, value }) => {
    const message = `${earlier.slug} and ${entry.slug} both have the id ${value}. Give the newer one another.`;
    return diagnosticAt(entry, ["id"], message);
  });
}

type Aliased = ParsedEntry<{ aliases: readonly string[] }>;

/** Files of one folder never have one name. So only former names can be taken, by a file or by another former name. */
function checkAliases(entries: readonly Aliased[], route: (slug: string) => string): Diagnostic[] {
  const aliased = entries.filter(({ data }) => data.aliases.length > 0);
  if (aliased.length === 0) return [];
  const aliases = aliased.flatMap((entry) =>
    entry.data.aliases.map((name, index) => ({ entry, path: ["aliases", index], name })),
  );
  const wanted = new Set(aliases.map(({ name }) => name));
  const files = entries
    .filter(({ slug }) => wanted.has(slug))
    .map((entry) => ({ entry, path: ["aliases"], name: entry.slug }));
  return findRepeats([...files, ...aliases], ({ name }) => name).map(({ entry: { entry, path }, earlier, value }) =>
    diagnosticAt(entry, path, `${route(String(value))} already leads to ${earlier.entry.slug}.`),
  );
}
