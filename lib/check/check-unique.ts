import { isReservedSlug, reservedSegments } from "../addresses/page-addresses";
import { diagnosticAt, findRepeats } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { routes } from "../util/routes";
import { formerData, type RuleOptions } from "./rule";

/** Checks that ids, addresses and claimed reviews are unique, and that addresses are not reserved. */
export function checkUnique(library: Library, { former }: Pick<RuleOptions, "former">): Diagnostic[] {
  return [...checkIds(library, former), ...checkAddresses(library), ...checkPartners(library)];
}

function checkAddresses(library: Library): Diagnostic[] {
  const { pages, blog, reviews, authors, categories } = library.collections;
  return [
    ...checkAliases(blog, routes.post),
    ...checkAliases(reviews, routes.review),
    ...[pages, blog, reviews, authors, categories].flatMap((collection) =>
      collection
        .filter(({ slug }) => isReservedSlug(slug))
        .map((entry) =>
          diagnosticAt(
            entry,
            [],
            `"${entry.slug}" is a part of the site's own addresses. Give this file a name of words that say what it is about.`,
          ),
        ),
    ),
    ...[...blog, ...reviews].flatMap((entry) =>
      [...entry.data.aliases.entries()]
        .filter(([, alias]) => isReservedSlug(alias))
        .map(([index, alias]) =>
          diagnosticAt(
            entry,
            ["aliases", index],
            `"${alias}" is a part of the site's own addresses, so it cannot lead here. Remove it.`,
          ),
        ),
    ),
    ...[...categories, ...pages]
      .filter(({ slug }) => reservedSegments.has(slug) && !isReservedSlug(slug))
      .map((entry) =>
        diagnosticAt(entry, [], `/${entry.slug} is taken by a page that every site has. Rename this file.`),
      ),
    ...reviews
      .filter(({ slug }) => routes.review(slug) === routes.compare())
      .map((entry) =>
        diagnosticAt(entry, [], `${routes.compare()} is taken by a page that every site has. Rename this file.`),
      ),
  ];
}

/** The file that had an id before keeps it. */
function checkIds({ collections: { blog, reviews } }: Library, former: Library | undefined): Diagnostic[] {
  const all = [
    ...blog.map((entry) => ({ entry, folder: "blog" as const })),
    ...reviews.map((entry) => ({ entry, folder: "reviews" as const })),
  ];
  return findRepeats(all, ({ entry }) => entry.data.id).map(({ entry: later, earlier, value }) => {
    const hadIt = ({ entry, folder }: (typeof all)[number]) => formerData(former, folder, entry)?.id === value;
    const isKnown = hadIt(earlier) !== hadIt(later);
    const [owner, taker] = isKnown && hadIt(later) ? [later.entry, earlier.entry] : [earlier.entry, later.entry];
    const message = isKnown
      ? `The id ${value} is taken by ${owner.slug}. Choose another.`
      : `${owner.slug} and ${taker.slug} both have the id ${value}. Give the newer one another.`;
    return diagnosticAt(taker, ["id"], message);
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

function checkPartners({ collections: { partners } }: Library): Diagnostic[] {
  const claimed = partners.flatMap((entry) => entry.data.reviews.map((review) => ({ entry, review })));
  return findRepeats(claimed, ({ review }) => review).map(({ entry: { entry }, earlier, value }) =>
    diagnosticAt(entry, ["reviews"], `The review ${value} is claimed by ${earlier.entry.slug} already.`),
  );
}
