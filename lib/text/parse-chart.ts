import { parse } from "yaml";
import { z } from "zod";
import { describeIssue } from "../content/read/describe-issue";

/** YAML reads a label like 2025 as a number. */
const label = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().trim().min(1).max(60),
);

/** A chart as an editor writes it in a fenced block (docs/content-guide.md, "Pictures, tables and charts"). */
const chartSchema = z.strictObject({
  title: z.string().trim().min(1).max(120),
  /** What the values count: "US dollars a year". */
  unit: z.string().trim().min(1).max(60),
  /** Shown before each value: "$". */
  prefix: z.string().max(4).default(""),
  /** Shown after each value: "%". */
  suffix: z.string().max(12).default(""),
  note: z.string().trim().max(300).optional(),
  rows: z
    .array(z.strictObject({ label, value: z.number().min(0).max(1e9) }))
    .min(2)
    .max(12),
});

/** Longest block that is parsed, in characters. More than the largest chart that the schema allows. */
const maxLength = 4_000;

export type Chart = z.infer<typeof chartSchema>;

/** Parses the content of a chart block. `error` is a message for the editor. */
export function parseChart(text: string): { chart: Chart; error?: undefined } | { chart?: undefined; error: string } {
  if (text.length > maxLength) return { error: `The chart is too long: at most ${maxLength} characters are read.` };
  let data: unknown;
  try {
    data = parse(text, { maxAliasCount: 0, logLevel: "error" });
  } catch (error) {
    return { error: `The chart is not valid YAML: ${error instanceof Error ? error.message.split("\n")[0] : error}` };
  }
  const result = chartSchema.safeParse(data, { reportInput: true });
  if (result.success) return { chart: result.data };
  return { error: `In this chart: ${result.error.issues.map((issue) => describeIssue(issue)).join(" ")}` };
}
