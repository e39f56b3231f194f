import { parse } from "yaml";
import { z } from "zod";
import { describeIssue } from "../content/read/describe-issue";
import { type HelplineTopic, helplineTopics } from "../content/schemas/helplines-schema";

/** A list of helplines as an editor writes it in a fenced block, which may be empty (docs/content-guide.md, "Helplines"). */
const blockSchema = z
  .strictObject({ topic: z.enum(helplineTopics).default("distress") })
  .default({ topic: "distress" });

/** Longest block that is parsed, in characters. */
const maxLength = 200;

/** Parses the content of a helplines block. `error` is a message for the editor. */
export function parseHelplines(
  text: string,
): { topic: HelplineTopic; error?: undefined } | { topic?: undefined; error: string } {
  try {
    const data = text.length > maxLength ? text : (parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? undefined);
    const result = blockSchema.safeParse(data, { reportInput: true });
    if (result.success) return { topic: result.data.topic };
    return { error: `In these helplines: ${result.error.issues.map((issue) => describeIssue(issue)).join(" ")}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : error;
    return { error: `This block of helplines is not valid YAML: ${reason}` };
  }
}
