import { parse } from "yaml";
import { z } from "zod";
import { describeIssue } from "../content/read/describe-issue";
import { mostCompared } from "../products/app-choice";
import { limits } from "../site/limits";

/** "luna-ai, spicy-ai", or a list. */
const appNames = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").map((name) => name.trim()) : value),
  z
    .array(
      z.string().regex(/^[a-z0-9-]{1,60}$/, "Write the names of files in content/products, with commas between them."),
    )
    .min(1)
    .max(mostCompared),
);

/** A cost calculator as an editor writes it in a fenced block (docs/content-guide.md, "Pictures, tables and charts"). */
const calculatorSchema = z.strictObject({
  /** The apps, as their files in content/products are named. */
  apps: appNames,
  /** Whole months that get a row of their own, and that the form begins with. */
  months: z.number().int().min(1).max(limits.costMonths).optional(),
});

export type Calculator = z.infer<typeof calculatorSchema>;

/** Longest block that is parsed, in characters. */
const maxLength = 1_000;

/** Parses the content of a calculator block. `error` is a message for the editor. */
export function parseCalculator(
  text: string,
): { calculator: Calculator; error?: undefined } | { calculator?: undefined; error: string } {
  if (text.length > maxLength)
    return { error: `The calculator is too long: at most ${maxLength} characters are read.` };
  let data: unknown;
  try {
    data = parse(text, { maxAliasCount: 0, logLevel: "error" });
  } catch (error) {
    return {
      error: `The calculator is not valid YAML: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    };
  }
  const result = calculatorSchema.safeParse(data, { reportInput: true });
  if (result.success) return { calculator: result.data };
  return { error: `In this calculator: ${result.error.issues.map((issue) => describeIssue(issue)).join(" ")}` };
}
