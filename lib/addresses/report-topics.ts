import { getDocument } from "../content/site/documents";
import { appsBySlug, type Site } from "../content/site/site";

/** The name for what an app costs; plans are not questions of the fact sheet. */
export const priceTopic = { id: "prices", label: "What it costs" };

/**
 * Reads `?about=luna-ai&fact=account-deletion`: what a reader reports on. Never throws.
 * @returns In words: "Luna AI: Delete your account", or "Luna AI" where we do not know the fact. `undefined` for an app that
 * we do not know.
 */
export function readReportTopic(site: Site, params: URLSearchParams): string | undefined {
  const app = appsBySlug(site).get(params.get("about") ?? "")?.name;
  const label = getLabel(site, params.get("fact"));
  return app === undefined || label === undefined ? app : `${app}: ${label}`;
}

function getLabel(site: Site, fact: string | null): string | undefined {
  const questions = getDocument(site, "site/fact-sheet").groups.flatMap(({ facts }) => facts);
  return [...questions, priceTopic].find(({ id }) => id === fact)?.label;
}
