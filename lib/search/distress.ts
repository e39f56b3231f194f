import type { DistressWords } from "../content/schemas/distress-schema";
import type { Helplines, HelplineTopic } from "../content/schemas/helplines-schema";
import { type HelplineList, listHelplines } from "../site/helpline-list";
import { splitWords } from "./word-forms";

/** The helplines for whoever types this; `undefined` where it has no words of distress. */
export function findHelplines(
  query: string,
  { groups }: DistressWords,
  helplines: Helplines,
): HelplineList | undefined {
  const topic = groups.length > 0 && query !== "" ? findTopic(query, groups) : undefined;
  // Any helpline is better than none.
  return topic && (listHelplines(helplines, topic) ?? listHelplines(helplines, "distress"));
}

function findTopic(query: string, groups: DistressWords["groups"]): HelplineTopic | undefined {
  const typed = asWords(query);
  const has = ({ words, alone, except }: DistressWords["groups"][number]) => {
    const left = except.map(asWords).reduce((rest, phrase) => rest.replaceAll(phrase, "  "), typed);
    return words.some((one) => left.includes(asWords(one))) || alone.some((one) => left === asWords(one));
  };
  return groups.find(has)?.topic;
}

/** Words with a space before and after each: whole words are found by comparing parts of it. */
function asWords(text: string): string {
  return ` ${splitWords(text).join(" ")} `;
}
