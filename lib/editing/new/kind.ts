import type { CollectionName } from "../../content/read/collections";
import type { Library } from "../../content/snapshot/library";

/** Something that an editor is asked for, or gives as a flag of the same name. */
export type Question = {
  name: string;
  /** The question, without a question mark. */
  ask: string;
  /** The answer if there is none; without it the answer is required. An empty one leaves the field out. */
  fallback?: string;
  /** All possible answers. */
  choices?: readonly string[];
};

/** Answers by the names of their questions. Fallbacks are filled in. */
export type Answers = Readonly<Record<string, string>>;

type NewFile = { slug: string; data: Record<string, unknown>; body: string };

/** One kind of file that `npm run content:new` makes. */
export type NewKind = {
  folder: CollectionName;
  questions: (library: Library, day: string) => readonly Question[];
  build: (answers: Answers, library: Library) => NewFile;
};

/** The words that mark what is still to be written. The check refuses them outside of drafts. */
export const toCome = "TK";

/** A list as it is answered: "Guide, Pricing". */
export function listOf(answer: string | undefined): string[] {
  return (answer ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}

/** An answer, or nothing if it is empty. */
export function given(answer: string | undefined): string | undefined {
  return answer || undefined;
}
