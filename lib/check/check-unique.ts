import { contentPath } from "../content/read/content-path";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/snapshot/library";
import { isReservedSlug, reservedSegments } from "../site/reserved-words";
import { routes } from "../util/routes";
import type { LibraryCheckOptions } from "./check-library";
import { brokenSlugs, diagnosticAt, findRepeats } from "./diagnostic-at";

/** Checks that ids, addresses and the default partner are unique, and that addresses are not reserved. */
export function checkUnique(
  library: Library,
  { root, lastGood, articles = library.collections.blog }: Pick<LibraryCheckOptions, "root" | "articles" | "lastGood">,
): Diagnostic[] {
  return [
    ...checkIds(library, articles, lastGood),
    ...checkNumbersAndAddresses(library, articles),
    ...checkPartners(library, root),
  ];
}

function checkNumbersAndAddresses(library: Library, articles: Library["collections"]["blog"]): Diagnostic[] {
  const { pages, blog, reviews, authors, categories } = library.collections;
  return [
    ...findRepeats([...categories, ...pages], ({ slug }) => slug).map(({ entry, earlier, value }) => ({
      ...diagnosticAt(entry, [], `/${value} is the category of content/categories/${value}.md. Rename this file.`),
      involves: earlier.file,
    })),
    ...checkAliases(blog, routes.post),
    ...checkAliases(reviews, routes.review),
    ...[pages, articles, reviews, authors, categories].flatMap((collection) =>
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
    ...[...articles, ...reviews].flatMap((entry) =>
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

/** Only an article that is looked at can have the id of another. The file that had an id before keeps it. */
function checkIds(
  { collections: { blog, reviews } }: Library,
  articles: Library["collections"]["blog"],
  lastGood: LibraryCheckOptions["lastGood"],
): Diagnostic[] {
  const ids = new Set([...articles, ...reviews].map(({ data }) => data.id));
  const all = [
    ...blog.filter(({ data }) => ids.has(data.id)).map((entry) => ({ entry, folder: "blog" as const })),
    ...reviews.map((entry) => ({ entry, folder: "reviews" as const })),
  ];
  return findRepeats(all, ({ entry }) => entry.data.id).map(({ entry: later, earlier, value }) => {
    const hadIt = ({ entry, folder }: (typeof all)[number]) => lastGood?.(folder, entry.file)?.id === value;
    const isKnown = hadIt(earlier) !== hadIt(later);
    const [owner, taker] = isKnown && hadIt(later) ? [later.entry, earlier.entry] : [earlier.entry, later.entry];
    const message = isKnown
      ? `The id ${value} is taken by ${owner.slug}. Choose another.`
      : `${owner.slug} and ${taker.slug} both have the id ${value}. Give the newer one another.`;
    return { ...diagnosticAt(taker, ["id"], message), involves: owner.file };
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
  return findRepeats([...files, ...aliases], ({ name }) => name).map(({ entry: { entry, path }, earlier, value }) => ({
    ...diagnosticAt(entry, path, `${route(String(value))} already leads to ${earlier.entry.slug}.`),
    involves: earlier.entry.file,
  }));
}

function checkPartners(library: Library, root: string): Diagnostic[] {
  const { partners } = library.collections;
  const defaults = partners.filter((entry) => entry.data.default);
  const [one, ...more] = defaults.length > 0 ? defaults : partners;
  const isKnowable = brokenSlugs(library, "partners").length === 0;
  const noDefault = "No partner has `default: true`; exactly one must.";
  const folder = contentPath(root, "partners");
  const claimed = partners.flatMap((entry) => entry.data.reviews.map((review) => ({ entry, review })));
  return [
    // A site may have no partner at all: then it has no partner links.
    ...(defaults.length === 0 && isKnowable && one ? [{ ...diagnosticAt(one, [], noDefault), involves: folder }] : []),
    ...(defaults.length > 1
      ? more.map((entry) => ({
          ...diagnosticAt(entry, ["default"], `${one?.slug} is the default already.`),
          involves: folder,
        }))
      : []),
    ...findRepeats(claimed, ({ review }) => review).map(({ entry: { entry }, earlier, value }) =>
      diagnosticAt(entry, ["reviews"], `The review ${value} is claimed by ${earlier.entry.slug} already.`),
    ),
  ];
}
