import type { Element, ElementContent } from "hast";
import { z } from "zod";
import { appsByName, getAppOf } from "../../apps/apps";
import { describeYear } from "../../apps/prices";
import { darkFrom } from "../../apps/scoring/score-words";
import { slug, text as textField } from "../../content/schemas/fields";
import type { Points } from "../../content/scoring/score";
import { getDocument } from "../../content/site/documents";
import { rankedReviews, type Site } from "../../content/site/site";
import { getPaying } from "../../offers/partners";
import { suggestName } from "../../util/nearest";
import { formatScore } from "../../util/number";
import { byName } from "../../util/order";
import { routes } from "../../util/routes";
import { sampleLabels } from "../../util/sample";
import { upperFirst } from "../../util/title";
import { caption, element, tableElement, text } from "../html-element";
import { buildPicture } from "../rehype-pictures";
import { type Block, everyPlace, parseFields } from "./block";

const schema = z.strictObject({
  /** The heading of the list; otherwise what it is ordered by. */
  title: textField(90).optional(),
  /** Only apps of this kind, from the list in content/site/fact-sheet.md. */
  kind: slug.optional(),
  /** The criterion of content/site/scoring.md whose points order the list; otherwise all points together. */
  by: slug.optional(),
  /** How many places are shown; otherwise all. */
  top: z.number().int().min(2).max(50).optional(),
});

type RankingRequest = z.infer<typeof schema>;

/** Apps in the order of their points. */
type RankedList = NonNullable<ReturnType<typeof rankApps>>;

/** An app without a place. */
type UnrankedApp = { name: string; path?: string };

/** Apps in the order of their points; all of them where the block is empty (docs/editors/content-guide.md, "Pictures, tables and charts"). */
export const ranking: Block<RankingRequest, RankedList> = {
  name: "ranking",
  noun: "ranking",
  allowedIn: everyPlace,
  parse: (code) => parseFields(code, { noun: "ranking", schema, empty: {} }),
  find: (request, site) => site && rankApps(site, request),
  html: (list) => [
    element("figure", { className: ["ranking"] }, [
      caption(list.title, list.rule),
      ...buildTable(list),
      ...buildNotes(list),
    ]),
  ],
  authorWords: ({ title }) => title ?? "",
  check: ({ kind, by }, { documents }) => {
    const kinds = documents["site/fact-sheet"]?.data.kinds.map(({ id }) => id);
    const criteria = documents["site/scoring"]?.data.criteria.flatMap(({ id }) => id ?? []);
    return [...unknownName("kind", "fact-sheet", kind, kinds), ...unknownName("criterion", "scoring", by, criteria)];
  },
};

/** @param known `undefined` where the file that lists the names cannot be read. */
function unknownName(what: string, file: string, name?: string, known?: readonly string[]): string[] {
  if (name === undefined || !known || known.includes(name)) return [];
  return [`There is no ${what} "${name}" in content/site/${file}.md. ${suggestName(name, known)}`];
}

/**
 * Orders apps by their points for one criterion, or by all, from the same tests as the ranking of the reviews; `undefined` where there
 * is no app of that kind. Who pays us is said beside an app, and changes nothing else.
 */
function rankApps(site: Site, { title, kind, by, top }: RankingRequest) {
  const isWanted = (about: string | undefined) =>
    kind === undefined || getAppOf(site, { about })?.kind.includes(kind) === true;
  const criterion = by && getDocument(site, "site/scoring").criteria.find(({ id }) => id === by);
  const pointsOf = ({ criteria, total, of }: Points) =>
    criterion ? criteria.find(({ id }) => id === by) : { points: total, of };
  const reviews = rankedReviews(site).filter(({ about }) => isWanted(about));
  // Best first by all points, which decides between equals.
  const counted = reviews.flatMap(({ slug: ofReview, product, about, score }) => {
    const counts = score && pointsOf(score.points);
    if (!counts || counts.of === 0) return [];
    const share = counts.points / counts.of;
    return [{ ofReview, name: product, app: getAppOf(site, { about }), score, ...counts, share }];
  });
  const ordered = criterion ? [...counted].sort((a, b) => b.share - a.share) : counted;
  const shown = ordered.slice(0, top);
  // Apps that nobody has tested, or not for the criterion.
  const unranked = [
    ...reviews.filter(({ slug: one, score }) => score && !counted.some(({ ofReview }) => ofReview === one)).map(toName),
    ...untestedApps(site, isWanted),
  ];
  if (ordered.length + unranked.length === 0) return undefined;
  return {
    title: title ?? (criterion ? `Most points for ${criterion.title}` : "Most points overall"),
    rule: criterion
      ? `Ordered by points for ${criterion.title} in our tests; ties are broken by total points.`
      : "Ordered by points in our tests.",
    rows: shown.map(({ ofReview, name, app, score, points, of, share }) => ({
      // Equal points share a place.
      place: ordered.findIndex((other) => other.share === share) + 1,
      name,
      icon: app?.icon,
      path: routes.review(ofReview),
      paysUs: getPaying(site).has(ofReview),
      year: describeYear(app?.plans ?? [], ""),
      isSample: score.isSample,
      ...{ points, of, share },
      why: criterion
        ? `${formatScore(score.points.total)} of ${score.points.of} points in total.`
        : explainCriteria(score.points),
    })),
    unranked,
    /** How many more apps have a place. */
    more: ordered.length - shown.length,
  };
}

/** Where most and least of the points come from. Criteria with equal shares are not named. */
function explainCriteria({ criteria }: Points): string {
  const shares = criteria.map(({ points, of }) => points / of);
  const only = (share: number) => {
    const [found, ...others] = criteria.filter(({ points, of }) => points / of === share);
    return others.length === 0 ? found?.title : undefined;
  };
  const [most, least] = [only(Math.max(...shares)), only(Math.min(...shares))];
  if (most === least) return most ? `All points are for ${most}.` : "";
  const words = [...(most ? [`strongest in ${most}`] : []), ...(least ? [`weakest in ${least}`] : [])];
  return `${upperFirst(words.join(", "))}.`;
}

/** Reviews without a score, and apps with neither test nor review. */
function untestedApps(site: Site, isWanted: (about: string | undefined) => boolean): UnrankedApp[] {
  const reviews = rankedReviews(site);
  const apps = appsByName(site).filter((app) => isWanted(app.slug) && !reviews.some(({ about }) => about === app.slug));
  return [
    ...reviews.filter(({ score, about }) => !score && isWanted(about)).map(toName),
    ...apps.map(({ name }) => ({ name })),
  ].sort(byName);
}

function toName({ slug: ofReview, product }: { slug: string; product: string }): UnrankedApp {
  return { name: product, path: routes.review(ofReview) };
}

/** As components/review/score-tile.tsx has it. */
const tile = (share: number) => ({
  className: ["score-tile", ...(share >= darkFrom ? ["score-tile-dark"] : [])],
  style: `--score-share:${share.toFixed(3)}`,
});

const appMark = element("img", { alt: "", className: ["app-mark-icon"] });

/** Columns that the style sheet sets to the right and makes no wider than they must be. */
const ofSums = { "data-align": "right" };

/** Place, app and why, points, and what a year costs; nothing without rows. */
function buildTable({ rows }: RankedList): Element[] {
  if (rows.length === 0) return [];
  const heads = [
    ...["Place", "App"].map((name) => element("th", { scope: "col" }, name)),
    ...["Points", "A year"].map((name) => element("th", { scope: "col", ...ofSums }, name)),
  ];
  const cells = rows.map(({ place, name, icon, path, paysUs, points, of, share, why, year, isSample }) => [
    element("td", { className: ["ranking-place"] }, String(place)),
    element("th", { scope: "row" }, [
      ...(icon ? [buildPicture(appMark, { src: icon, width: 40, height: 40 }, "40px")] : []),
      element("a", { href: path }, name),
      ...(paysUs ? [text(" "), element("span", { className: ["badge", "badge-money"] }, "Pays us")] : []),
      text(" "),
      element("span", { className: ["ranking-why"] }, why),
    ]),
    element("td", ofSums, [
      element("span", tile(share), [
        text(formatScore(points)),
        element("span", { className: ["score-tile-of"] }, ` of ${of}`),
      ]),
      // On the site, the strip of the page says what is invented.
      ...(isSample ? [element("span", { hidden: "" }, ` (${sampleLabels.score})`)] : []),
    ]),
    element("td", { className: ["ranking-year"], ...ofSums }, year ?? "not known"),
  ]);
  return [tableElement(heads, cells)];
}

function buildNotes({ rows, unranked, more }: RankedList): Element[] {
  const all = element("a", { href: routes.reviews() }, "the ranking of all apps");
  const rest =
    more > 0 ? `${more} more ${more === 1 ? "app has" : "apps have"} a place: see ` : "How points are given: ";
  return [
    ...(rows.length === 0 ? [element("p", {}, "No app of this kind has been tested.")] : []),
    ...(unranked.length > 0
      ? [element("p", {}, [text("Not reviewed yet, so not ranked: "), ...listed(unranked), text(".")])]
      : []),
    element("p", {}, [text(rest), all, text(".")]),
  ];
}

function listed(apps: readonly UnrankedApp[]): ElementContent[] {
  return apps.flatMap(({ name, path }, index) => [
    ...(index > 0 ? [text(", ")] : []),
    path ? element("a", { href: path }, name) : text(name),
  ]);
}
