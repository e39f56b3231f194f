import { z } from "zod";
import { packSegment, unpackSegment } from "../site/asked/packed-segment";

/** Apps that stand side by side at most, so that a row can still be read. */
export const mostCompared = 4;

/** Names of an address that are looked at; the others are counted. */
const mostNames = 12;

/** Characters of an address that are looked at: those of every name that there can be, and more. */
const mostCharacters = 2_000;

/** The apps that an address names. */
export type AppChoice = {
  /** As files of content/products are named, each once, in the order of the address. Not all need be known. */
  names: readonly string[];
  /** How many names more the address has that cannot be looked at: too many, or no names of files. */
  others: number;
};

/**
 * Reads `?apps=luna-ai,spicy-ai` and `?apps=luna-ai&apps=spicy-ai`, and both at once. Never throws.
 * @param values The values of the parameter.
 */
export function readChoice(values: readonly string[]): AppChoice {
  const written = values.join(",").slice(0, mostCharacters).split(",");
  const distinct = [...new Set(written.map((name) => name.trim().toLowerCase()))].filter((name) => name !== "");
  const names = distinct.filter((name) => /^[a-z0-9-]{1,60}$/.test(name)).slice(0, mostNames);
  return { names, others: distinct.length - names.length };
}

/** Whether the address asks for nothing. */
export function isEmptyChoice({ names, others }: AppChoice): boolean {
  return names.length === 0 && others === 0;
}

/** A choice as one path segment of at most 1,100 characters. */
export function packChoice({ names, others }: AppChoice): string {
  return packSegment([names, others]);
}

const packedSchema = z.tuple([z.array(z.string()), z.number()]);

/** The choice of a segment from `packChoice`. Throws on any other. */
export function unpackChoice(packed: string): AppChoice {
  const [names, others] = unpackSegment(packedSchema, packed);
  return { names, others };
}
