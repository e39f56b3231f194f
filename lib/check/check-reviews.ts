import { brokenSlugs, diagnosticAt, findRepeats } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { numbersIn } from "../util/number";

type ReviewEntry = Library["collections"]["reviews"][number];

/** Checks figures, comparison, discount code and lists of reviews. */
export function checkReviews(library: Library): Diagnostic[] {
  const { reviews } = library.collections;
  return reviews.flatMap((entry) => [
    ...checkComparison(entry),
    ...checkPriceFrom(entry),
    ...checkTypedPriceLine(entry, library),
    ...checkCode(entry, library),
    ...checkPoints(entry),
    ...checkNames(entry, reviews),
  ]);
}

function checkComparison(entry: ReviewEntry): Diagnostic[] {
  const others = [...entry.data.comparison.entries()].map(([index, { slug }]) => ({ index, slug }));
  return [
    ...others
      .filter(({ slug }) => slug === entry.slug)
      .map(({ index }) =>
        diagnosticAt(entry, ["comparison", index, "slug"], "A review is not compared with itself. Remove this one."),
      ),
    ...findRepeats(others, ({ slug }) => slug).map(({ entry: { index }, value }) =>
      diagnosticAt(entry, ["comparison", index, "slug"], `${value} is compared twice. Remove one.`),
    ),
  ];
}

function checkPriceFrom(entry: ReviewEntry): Diagnostic[] {
  const { price = "", priceFrom } = entry.data;
  const isSaid =
    priceFrom === undefined || numbersIn(price).includes(priceFrom) || (priceFrom === 0 && /\bfree\b/i.test(price));
  return isSaid
    ? []
    : [diagnosticAt(entry, ["priceFrom"], `The figure ${priceFrom} must appear in "price", where readers see it.`)];
}

/** The price line of an app with plans is made from them: typed words would have another form, and no day. */
function checkTypedPriceLine(entry: ReviewEntry, { collections: { products } }: Library): Diagnostic[] {
  const { price, about } = entry.data;
  const app = price === undefined ? undefined : products.find(({ slug }) => slug === about);
  if (!app || app.data.plans.length === 0) return [];
  const message = `Remove "price": content/products/${app.slug}.md has the plans of ${app.data.name}, and the page makes the price line from them, with its day.`;
  return [diagnosticAt(entry, ["price"], message)];
}

/** A discount code needs a partner of the review: links to the default partner would lead readers to another app. */
function checkCode(entry: ReviewEntry, library: Library): Diagnostic[] {
  const { discountCode: code, discountGives: gives, affiliateLink: link } = entry.data;
  if (gives && !code)
    return [
      diagnosticAt(entry, ["discountGives"], "There is no code that gives this: write discountCode, or remove it."),
    ];
  if (!code || brokenSlugs(library, "partners").length > 0) return [];
  const { partners } = library.collections;
  const partner =
    partners.find(({ data }) => data.reviews.includes(entry.slug)) ??
    partners.find(({ slug }) => slug === link) ??
    partners.find(({ data }) => data.default && data.name === entry.data.product);
  if (partner?.data.offer) return [];
  const [message, severity] = partner
    ? [
        `content/partners/${partner.slug}.md has no offer for the code "${code}". Name it there, or remove the code.`,
        "warning" as const,
      ]
    : [`No partner offers the code "${code}". Write "affiliateLink: partner:…", or remove the code.`];
  return [diagnosticAt(entry, ["discountCode"], message, severity)];
}

function checkPoints(entry: ReviewEntry): Diagnostic[] {
  const points = (["pros", "cons"] as const).flatMap((key) =>
    entry.data[key].map((text, index) => ({ path: [key, index], text })),
  );
  return findRepeats(points, ({ text }) => text.toLowerCase()).map(({ entry: { path } }) =>
    diagnosticAt(entry, path, "This point appears twice. Remove one."),
  );
}

/** The comparison table must use the name of the reviewed product. */
function checkNames(entry: ReviewEntry, reviews: readonly ReviewEntry[]): Diagnostic[] {
  return entry.data.comparison.flatMap(({ name, slug }, index) => {
    const product = reviews.find((other) => other.slug === slug)?.data.product ?? name;
    if (product.toLowerCase() === name.toLowerCase()) return [];
    const message = `reviews/${slug}.md is about "${product}", not "${name}".`;
    return [diagnosticAt(entry, ["comparison", index, "name"], message, "warning")];
  });
}
