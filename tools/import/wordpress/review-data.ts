import type { SourceReview } from "../source";
import { decodeText } from "../text/decode-text";

type Data = Readonly<Record<string, unknown>>;

const names = {
  product: /^(item_?name|product_?name|product|wp_review_heading|title)$/i,
  rating:
    /^(star_?count|average_?(star_?)?rating|overall_?rating|rating|stars|score|wp_review_total|rank_math_snippet_review_rating_value)$/i,
  pros: /^(pros(_?list|_?content)?|positives|positive_?notes|wp_review_pros)$/i,
  cons: /^(cons(_?list|_?content)?|negatives|negative_?notes|wp_review_cons)$/i,
  verdict: /^(summary_?description|verdict|summary|wp_review_desc)$/i,
  best: /^(best_?rating|max_?rating|star_?max)$/i,
};

/**
 * Ratings, pros and cons that review plugins keep as plain data: in the attributes of their blocks (Ultimate Blocks, Affiliate
 * Booster and others) or in custom fields (WP Review, Rank Math). @returns `undefined` unless there are pros and cons.
 */
export function findReview(html: string, meta: ReadonlyMap<string, string>, title: string): SourceReview | undefined {
  const data = [...blockAttributes(html), Object.fromEntries(meta)];
  const pros = firstOf(data, names.pros, readList);
  const cons = firstOf(data, names.cons, readList);
  if (!pros || !cons || pros.length < 2 || cons.length < 1) return undefined;
  const best = firstOf(data, names.best, readNumber) ?? 5;
  const rating = firstOf(data, names.rating, readNumber);
  const [before = title] = title.split(/:| review/i);
  return {
    product: firstOf(data, names.product, readWords) ?? before.trim(),
    rating: rating === undefined ? undefined : toStars(rating, best),
    pros,
    cons,
    verdict: firstOf(data, names.verdict, readWords) ?? "",
  };
}

/** The attributes of all blocks that have some, as the editor wrote them into its comments. */
function blockAttributes(html: string): Data[] {
  const found = html.matchAll(/<!-- wp:[a-z0-9-]+\/[a-z0-9-]+ (\{.{1,100000}?\}) \/?-->/g);
  return [...found].flatMap(([, json = ""]) => {
    try {
      const read: unknown = JSON.parse(json);
      return read && typeof read === "object" && !Array.isArray(read) ? [read as Data] : [];
    } catch {
      return [];
    }
  });
}

function firstOf<T>(data: readonly Data[], name: RegExp, read: (value: unknown) => T | undefined): T | undefined {
  for (const one of data)
    for (const [key, value] of Object.entries(one)) {
      const found = name.test(key.replace(/^_+/, "")) ? read(value) : undefined;
      if (found !== undefined) return found;
    }
  return undefined;
}

/** A list of words: strings, objects with words, or HTML whose items or lines they are. */
function readList(value: unknown): string[] | undefined {
  const given = typeof value === "string" ? value.split(/<\/?li[^>]*>|<br\s*\/?>|<\/?p[^>]*>|\n/i) : value;
  if (!Array.isArray(given)) return undefined;
  const words = given.map((one) => readWords(one) ?? "").filter((one) => one !== "");
  return words.length > 0 ? words : undefined;
}

function readWords(value: unknown): string | undefined {
  if (typeof value === "string") return decodeText(value) || undefined;
  if (!value || typeof value !== "object" || Array.isArray(value)) return undefined;
  const { title, text, label, content, value: given, name } = value as Data;
  return readWords(title ?? text ?? label ?? content ?? given ?? name);
}

function readNumber(value: unknown): number | undefined {
  const number =
    typeof value === "number" ? value : typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

/** Scales of 10 and of 100 are told by values that no scale of 5 has. */
function toStars(rating: number, best: number): number {
  const scale = rating <= best ? best : rating <= 10 ? 10 : 100;
  return Math.min(5, Math.round((rating / scale) * 50) / 10);
}
