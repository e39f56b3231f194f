import { z } from "zod";
import { packSegment, unpackSegment } from "../util/packed-segment";
import { type NameList, readNames } from "./read-names";

/** Apps that stand side by side at most, so that a row can still be read. */
export const mostCompared = 4;

/** Names of an address that are looked at; the others are counted. */
const mostNames = 12;

/** The apps that an address names, as files of content/products. */
export type AppCheckboxes = NameList;

/** Reads `?apps=luna-ai,spicy-ai` and `?apps=luna-ai&apps=spicy-ai`, and both at once. Never throws. */
export function readChoice(values: readonly string[]): AppCheckboxes {
  return readNames(values, mostNames);
}

/** Whether the address asks for nothing. */
export function isEmptyChoice({ names, others }: AppCheckboxes): boolean {
  return names.length === 0 && others === 0;
}

/** A choice as one path segment of at most 1,100 characters. */
export function packChoice({ names, others }: AppCheckboxes): string {
  return packSegment([names, others]);
}

const packedSchema = z.tuple([z.array(z.string()), z.number()]);

/** The choice of a segment from `packChoice`. Throws on any other. */
export function unpackChoice(packed: string): AppCheckboxes {
  const [names, others] = unpackSegment(packedSchema, packed);
  return { names, others };
}
