import { brokenSlugs, diagnosticAt, findRepeats } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import type { Found } from "./rule";

type ReviewEntry = Library["collections"]["reviews"][number];

/** Checks price, comparison and discount code of reviews. */
export function* checkReviews(library: Library): Found {
  const { products, reviews } = library.collections;
  for (const entry of reviews) {
    const { about, comparison, price } = entry.data;
    yield* checkComparison(entry);
    // Typed words would have another form than the line that is made from the plans, and no day.
    const app = price === undefined ? undefined : products.find(({ slug }) => slug === about);
    if (app && app.data.plans.length > 0) {
      const message = `Remove "price": content/products/${app.slug}.md has the plans of ${app.data.name}, and the page makes the price line from them, with its day.`;
      yield diagnosticAt(entry, ["price"], message);
    }
    yield* checkCode(entry, library);
    // The comparison table must use the name of the reviewed app.
    for (const [index, { name, slug }] of comparison.entries()) {
      const product = reviews.find((other) => other.slug === slug)?.data.product ?? name;
      if (product.toLowerCase() === name.toLowerCase()) continue;
      const message = `reviews/${slug}.md is about "${product}", not "${name}".`;
      yield diagnosticAt(entry, ["comparison", index, "name"], message, "warning");
    }
  }
}

function* checkComparison(entry: ReviewEntry): Found {
  const slugs = entry.data.comparison.map(({ slug }) => slug);
  const at = (index: number, message: string) => diagnosticAt(entry, ["comparison", index, "slug"], message);
  const own = slugs.indexOf(entry.slug);
  if (own >= 0) yield at(own, "A review is not compared with itself. Remove this one.");
  for (const { entry: index, value } of findRepeats([...slugs.keys()], (one) => slugs[one] ?? ""))
    yield at(index, `${value} is compared twice. Remove one.`);
}

/** A discount code needs a partner of the review: links to the default partner would lead readers to another app. */
function* checkCode(entry: ReviewEntry, library: Library): Found {
  const { discountCode: code, affiliateLink: link } = entry.data;
  if (!code || brokenSlugs(library, "partners").length > 0) return;
  const { partners } = library.collections;
  const partner =
    partners.find(({ data }) => data.reviews.includes(entry.slug)) ??
    partners.find(({ slug }) => slug === link) ??
    partners.find(({ data }) => data.default && data.name === entry.data.product);
  if (partner?.data.offer) return;
  const message = partner
    ? `content/partners/${partner.slug}.md has no offer for the code "${code}". Name it there, or remove the code.`
    : `No partner offers the code "${code}". Write "affiliateLink: partner:…", or remove the code.`;
  yield diagnosticAt(entry, ["discountCode"], message, partner ? "warning" : "error");
}
