import { parse } from "yaml";
import { z } from "zod";
import { describeIssue } from "../content/read/describe-issue";
import { slug, text } from "../content/schemas/fields";

/** A ranking as an editor writes it in a fenced block (docs/content-guide.md, "Pictures, tables and charts"). */
const rankingSchema = z.strictObject({
  /** What stands above the list; otherwise what it is ordered by. */
  title: text(90).optional(),
  /** Only apps of this kind, from the list in content/site/fact-sheet.md. */
  kind: slug.optional(),
  /** The criterion of content/site/scoring.md whose points order the list; otherwise all points together. */
  by: slug.optional(),
  /** How many places are shown; otherwise all. */
  top: z.number().int().min(2).max(50).optional(),
});

export type RankingRequest = z.infer<typeof rankingSchema>;

/** Longest block that is parsed, in characters. */
const maxLength = 1_000;

/** Parses the content of a ranking block; an empty one ranks all apps. `error` is a message for the editor. */
export function parseRanking(
  code: string,
): { ranking: RankingRequest; error?: undefined } | { ranking?: undefined; error: string } {
  if (code.length > maxLength) return { error: `The ranking is too long: at most ${maxLength} characters are read.` };
  let data: unknown;
  try {
    data = parse(code, { maxAliasCount: 0, logLevel: "error" }) ?? {};
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : error;
    return { error: `The ranking is not valid YAML: ${reason}` };
  }
  const result = rankingSchema.safeParse(data, { reportInput: true });
  if (result.success) return { ranking: result.data };
  return { error: `In this ranking: ${result.error.issues.map((issue) => describeIssue(issue)).join(" ")}` };
}
