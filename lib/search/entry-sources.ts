import { type HelplinePlace, listHelplines } from "../addresses/helpline-list";
import { describePrice } from "../apps/price-figures";
import type { Post, Product, Review } from "../content/entry-types";
import { answerText, getTone } from "../content/products/answer-kinds";
import type { FactSheet, Question } from "../content/schemas/fact-sheet-schema";
import type { Helplines } from "../content/schemas/helplines-schema";
import type { ProductData } from "../content/schemas/product-schema";
import { getRequests } from "../text/blocks";
import { helplines as helplinesBlock } from "../text/blocks/helplines";
import { type ResolveClaims, toPlainText } from "../text/plain-text";
import { routes } from "../util/routes";
import { sampleLabels } from "../util/sample";
import type { SearchResult, SearchSource } from "./search-types";

/**
 * The search source of an article.
 * @param helplines Those that its blocks show.
 */
export function buildPostSource(post: Post, resolveClaims: ResolveClaims, helplines?: Helplines): SearchSource {
  const { slug, tags, body } = post;
  const sample = post.sample ? { sample: sampleLabels.article } : {};
  return {
    result: { ...pickResult(post), type: "blog", url: routes.post(slug), ...sample },
    tags,
    readContent: () => [toPlainText(body, resolveClaims), ...helplineLines(body, helplines)].join("\n"),
  };
}

/**
 * The search source of a review. Its content is what readers see: pros, cons, verdict, price and note, then the body,
 * then what is known of the app.
 * @param isInvented Whether its app exists on this site only.
 * @param readProduct The lines of lib/search/entry-sources.ts; none without a file of content/products.
 */
export function buildReviewSource(
  review: Review,
  resolveClaims: ResolveClaims,
  readProduct: () => readonly string[] = () => [],
  isInvented = false,
): SearchSource {
  const { slug, tags, body, score } = review;
  const snippets = [...review.pros, ...review.cons, review.verdict, review.price, review.editorNote];
  return {
    result: {
      ...pickResult(review),
      type: "review",
      url: routes.review(slug),
      ...(score ? { rating: score.overall } : {}),
      ...describeSample(review, isInvented),
    },
    tags,
    readContent: () =>
      [
        ...snippets.flatMap((one) => (one === undefined ? [] : toPlainText(one))),
        toPlainText(body, resolveClaims),
        ...readProduct(),
      ].join("\n"),
  };
}

function pickResult({ id, title, excerpt, slug, category, coverImage }: Post | Review) {
  return { id, title, excerpt, slug, category, coverImage };
}

/** The one mark of a review: an invented app says enough of its score. */
function describeSample({ score, sample }: Review, isInvented: boolean): Pick<SearchResult, "sample"> {
  if (isInvented) return { sample: sampleLabels.app };
  if (score?.isSample) return { sample: sampleLabels.score };
  return sample ? { sample: sampleLabels.review } : {};
}

/** The search source of an app that nobody has reviewed. It leads to the form that compares it with others. */
export function buildAppSource({ slug, name }: Product, readProduct: () => readonly string[]): SearchSource {
  const excerpt = `What we know about ${name}, which we have not reviewed: its plans and answers, next to those of other apps.`;
  return {
    result: {
      id: `compare-${slug}`,
      slug: `compare-${slug}`,
      title: `${name}: what we know`,
      excerpt,
      category: "Review",
      type: "page",
      url: routes.compare([slug]),
    },
    tags: [],
    readContent: () => readProduct().join("\n"),
  };
}

type KnownProduct = Pick<ProductData, "plans" | "facts" | "changes">;

/**
 * What is known of an app, one fact on each line: "Delete the account yourself: yes. In settings." A question is
 * there by its label, by what it asks, and by both without articles, because readers type "delete account". What is not
 * known is left out: nobody searches for it.
 */
export function productLines({ plans, facts, changes }: KnownProduct, sheet: Pick<FactSheet, "groups">): string[] {
  const questions = sheet.groups.flatMap((group) => group.facts);
  return [
    ...plans.map((plan) => `${plan.name}: ${describePrice(plan)}${plan.limits ? `. ${plan.limits}` : ""}`),
    ...questions.flatMap((question) => {
      const { answer, note } = (Object.hasOwn(facts, question.id) && facts[question.id]) || {};
      if (getTone(answer) === "unknown") return [];
      const said = `${answerText(answer, question)}.${note ? ` ${note}` : ""}`;
      return getNames(question).map((name) => `${name}: ${said}`);
    }),
    ...changes.map(({ what }) => what),
  ];
}

function getNames({ label, question }: Question): string[] {
  const names = [label, question.replace(/\?$/, "")];
  return [...new Set([...names, ...names.map(withoutArticles)])];
}

function withoutArticles(text: string): string {
  return text.replace(/\b(?:a|an|the|your) /gi, "");
}

/** The helplines that the blocks of a text show, one on each line: "Germany, Nachtruf: Call 0800 555 03. In German." */
export function helplineLines(body: string, helplines: Helplines | undefined): string[] {
  if (!helplines) return [];
  return getRequests(body, helplinesBlock).flatMap(({ topic }) => {
    const list = listHelplines(helplines, topic);
    return list ? [list.title, ...list.places.flatMap(getLines).flatMap(withJoinedDigits)] : [];
  });
}

function getLines({ name: place, emergency, lines }: HelplinePlace): string[] {
  return [
    ...(emergency ? [`${place}, emergency: ${emergency.label}.`] : []),
    ...lines.map(({ name, about, ways, notes }) => {
      const said = [ways.map(({ label }) => label).join(", "), about, ...notes];
      return `${place}, ${name}: ${said.filter(Boolean).join(". ")}.`;
    }),
  ];
}

/** A number is found as it is printed, and without its spaces. */
function withJoinedDigits(line: string): string[] {
  return [...new Set([line, line.replace(/(?<=\d) (?=\d)/g, "")])];
}
