import type { CollectionName } from "../../../../lib/content/read/collections";
import type { Library } from "../../../../lib/content/snapshot/library";

/** Something that an editor is asked for, or gives as a flag of the same name. */
export type Question = {
  name: string;
  /** The question, without a question mark. */
  ask: string;
  /** The answer if there is none; without it the answer is required. An empty one leaves the field out. */
  fallback?: string;
  /** All possible answers. */
  choices?: readonly string[];
  /** What to do if none of the choices is meant. */
  otherwise?: string;
  /** The field of the file that it fills; by default of the same name. */
  field?: string;
  /** Set if the name of the file is known with this answer. */
  namesFile?: true;
  /** What is wrong with an answer, as far as the schema does not know. @param answers Those of earlier questions. */
  check?: (answer: string, answers: Answers) => string | undefined;
};

/** Answers by the names of their questions. Fallbacks are filled in. */
export type Answers = Readonly<Record<string, string>>;

type NewFile = { slug: string; data: Record<string, unknown>; body: string };

/** One kind of file that `npm run content -- new` makes. */
export type NewKind = {
  folder: CollectionName;
  questions: (library: Library, day: string) => readonly Question[];
  build: (answers: Answers, library: Library) => NewFile;
};

/** The question which app a test or a review is about. */
export const askForApp = {
  name: "app",
  ask: "App",
  otherwise: " `npm run content -- new product` makes the file of a new app.",
} as const;

/** The words that mark what is still to be written. The check refuses them outside of drafts. */
export const toCome = "TK";

/** A list as it is answered: "Guide, Pricing". */
export function getList(answer: string | undefined): string[] {
  return (answer ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}

/** An answer, or nothing if it is empty. */
export function given(answer: string | undefined): string | undefined {
  return answer || undefined;
}
