import type { HelplineTopic } from "../content/schemas/helplines-schema";
import type { HelplineList } from "../helplines/helpline-list";
import type { RenderContext } from "./body-types";
import { parseHelplines } from "./parse-helplines";

/**
 * Reads the `helplines` blocks of one text: each topic once, because a list is long. A block with a mistake is read as one
 * for people in distress, rather than showing nothing. `npm run content:check` reports both.
 */
export function createHelplineReader(
  helplinesOf: RenderContext["helplinesOf"],
): (code: string) => HelplineList | undefined {
  const topics = new Set<HelplineTopic>();
  return (code) => {
    const { topic = "distress" } = parseHelplines(code);
    if (topics.has(topic)) return undefined;
    topics.add(topic);
    return helplinesOf?.(topic);
  };
}
