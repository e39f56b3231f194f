import { type NameList, readNames } from "./read-names";

/** Apps that stand side by side at most, so that a row can still be read. */
export const mostCompared = 4;

/** Names of an address that are looked at; the others are counted. */
const mostNames = 12;

/** The apps that an address names, as files of content/products. */
export type AppCheckboxes = NameList & {
  /** Whether the address comes from a form: that sends an empty name with those that are ticked, so that none is noticed. */
  isSent: boolean;
};

/** Reads `?apps=luna-ai,spicy-ai` and `?apps=luna-ai&apps=spicy-ai`, and both at once. Never throws. */
export function readChoice(params: URLSearchParams): AppCheckboxes {
  const values = params.getAll("apps");
  return { ...readNames(values, mostNames), isSent: values.includes("") };
}

/** Whether the address asks for nothing. */
export function isEmptyChoice({ names, others, isSent }: AppCheckboxes): boolean {
  return names.length === 0 && others === 0 && !isSent;
}
