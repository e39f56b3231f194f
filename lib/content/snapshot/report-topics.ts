import { getSnapshot } from "./current-snapshot";

/** What somebody may report on: an app that we know, and one of the facts that we give of it. */
export type ReportTopic = {
  /** As one part of an address: "luna-ai", "luna-ai.account-deletion". */
  id: string;
  /** "Luna AI", "Luna AI: Delete your account". */
  text: string;
};

/** The fact that stands for what an app costs; plans are no questions of the fact sheet. */
export const priceTopic = { id: "prices", label: "What it costs" };

/** @returns `undefined` for an app that we do not know. A fact that we do not know is left out. */
export function findReportTopic(product: string, fact?: string): ReportTopic | undefined {
  const name = getSnapshot().productsBySlug.get(product)?.name;
  if (name === undefined) return undefined;
  const label = fact === undefined ? undefined : labelOf(fact);
  return label === undefined ? { id: product, text: name } : { id: `${product}.${fact}`, text: `${name}: ${label}` };
}

/** The topic of an id from `findReportTopic`. */
export function readReportTopic(id: string): ReportTopic | undefined {
  const [product = "", fact] = id.split(".");
  return findReportTopic(product, fact);
}

function labelOf(fact: string): string | undefined {
  const questions = getSnapshot().library.documents["site/fact-sheet"]?.data.groups.flatMap(({ facts }) => facts) ?? [];
  return [...questions, priceTopic].find(({ id }) => id === fact)?.label;
}
