import { z } from "zod";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import { packSegment, unpackSegment } from "../util/packed-segment";

/** What somebody may report on: an app that we know, and one of the facts that we give of it. */
export type ReportTopic = {
  /** The file of the app in content/products, and the fact. */
  product: string;
  fact?: string | undefined;
  /** "Luna AI", "Luna AI: Delete your account". */
  text: string;
};

/** The fact that stands for what an app costs; plans are no questions of the fact sheet. */
export const priceTopic = { id: "prices", label: "What it costs" };

/** @returns `undefined` for an app that we do not know. A fact that we do not know is left out. */
export function findReportTopic(product: string, fact?: string): ReportTopic | undefined {
  const name = getSnapshot().productsBySlug.get(product)?.name;
  if (name === undefined) return undefined;
  const label = fact === undefined ? undefined : getLabel(fact);
  return label === undefined ? { product, text: name } : { product, fact, text: `${name}: ${label}` };
}

/** A topic as one path segment. */
export function packReportTopic({ product, fact }: ReportTopic): string {
  return packSegment(fact === undefined ? [product] : [product, fact]);
}

const packedSchema = z.tuple([z.string()], z.string());

/** The topic of a segment from `packReportTopic`. Throws on any other. */
export function unpackReportTopic(packed: string): ReportTopic | undefined {
  return findReportTopic(...unpackSegment(packedSchema, packed));
}

function getLabel(fact: string): string | undefined {
  const questions = getSnapshot().library.documents["site/fact-sheet"]?.data.groups.flatMap(({ facts }) => facts) ?? [];
  return [...questions, priceTopic].find(({ id }) => id === fact)?.label;
}
