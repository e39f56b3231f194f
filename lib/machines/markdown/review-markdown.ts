import type { RootContent } from "mdast";
import { getAlternatives } from "../../apps/comparison-links";
import { correctionsOfReview } from "../../apps/corrections";
import { getPrice, getProductOf } from "../../apps/products";
import { describeScore, ratingLabels } from "../../apps/scoring/describe-score";
import type { Review } from "../../content/entry-types";
import { getSnapshot } from "../../content/snapshot/current-snapshot";
import { bullets, paragraph, section, writeMarkdown } from "../../text/markdown-nodes";
import { limits } from "../../util/limits";
import { formatScore } from "../../util/number";
import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";
import { markdownCorrections, markdownHead, markdownSources, markdownText } from "./entry-markdown";
import { productSections } from "./product-sections";

/** A review as one markdown text: what its page says, in its order, with the plans and the facts of its app as tables. */
export function reviewMarkdown(review: Review): string {
  const path = routes.review(review.slug);
  const product = getProductOf(review);
  const price = getPrice(review);
  return writeMarkdown([
    ...markdownHead(review, path),
    ...section("Score", getScore(review)),
    ...section("Verdict", [...markdownText(review.verdict, path), ...(price ? [paragraph(`Price: ${price}`)] : [])]),
    ...section("Pros", bullets(review.pros.map((one) => [one]))),
    ...section("Cons", bullets(review.cons.map((one) => [one]))),
    ...section("Editor’s Note", review.editorNote ? markdownText(review.editorNote, path) : []),
    ...(product ? productSections(product) : []),
    ...section("The review", markdownText(review.body, path)),
    ...markdownSources(review),
    ...markdownCorrections(correctionsOfReview(getSnapshot(), review)),
    ...section(`Alternatives to ${review.product}`, alternatives(review)),
  ]);
}

function getScore(review: Review): RootContent[] {
  const { score } = review;
  const words = paragraph(describeScore(review));
  if (!score) return [words];
  const { total, of, criteria } = score.points;
  return [
    words,
    ...bullets([
      [`Points of the test: ${formatScore(total)} of ${of}`],
      ...criteria.map((one) => [`${one.title}: ${formatScore(one.points)} of ${one.of}`]),
      ...score.details.map(({ key, value }) => [
        `${ratingLabels[key]}: ${formatScore(value)} of ${limits.starScale} stars`,
      ]),
    ]),
  ];
}

function alternatives(review: Review): RootContent[] {
  return bullets(
    getAlternatives(review).map(({ name, review: address, comparison, reasons }) => [
      address ? { text: name, href: absoluteUrl(address) } : name,
      `: ${reasons.map(({ text, sample }) => (sample ? `${text} (${sample.toLowerCase()})` : text)).join(". ")}. `,
      { text: "Side by side", href: absoluteUrl(comparison) },
    ]),
  );
}
