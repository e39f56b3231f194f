import { readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { readFolder } from "../../../lib/content/read/load-library";
import { writeAtomically } from "../../../lib/util/write-atomically";
import type { Answers, NewKind, Question } from "../editing/new/kind";
import { makeNewEntry, type NewEntryOptions } from "../editing/new/new-entry";
import { product, test } from "../editing/new/record-kinds";
import { review } from "../editing/new/text-kinds";

/** What a new review consists of, in the order in which it is made: each names the one before. */
const parts: readonly { part: "product" | "test" | "review"; title: string; kind: NewKind }[] = [
  { part: "product", title: "App", kind: product },
  { part: "test", title: "Test", kind: test },
  { part: "review", title: "Review", kind: review },
];

/** Questions that are answered by what was made before. */
const known: readonly string[] = ["app"];

/** The answers of each part. Without `product` the app is there already, without `test` nobody has tested it yet. */
export type ReviewAnswers = {
  /** Slug of an app that is there. */
  app?: string | undefined;
  product?: Answers | undefined;
  test?: Answers | undefined;
  review: Answers;
  /** The cover of the review, cut to shape; default: one is drawn. */
  cover?: Uint8Array | undefined;
};

/** A place that is still to be written. */
type ToCome = { line: number; text: string };

export type Begun = { files: { name: string; toCome: ToCome[] }[]; errors?: undefined } | { errors: string[] };

/** What a form has to ask for a new review, and the apps that have none. */
export function listQuestions({ root, claims, day }: NewEntryOptions) {
  const library = readFolder({ root, claims });
  return {
    apps: review.questions(library, day).find(({ name }) => name === "app")?.choices ?? [],
    parts: parts.map(({ part, title, kind }) => ({
      part,
      title,
      questions: kind
        .questions(library, day)
        .filter(({ name }) => !known.includes(name))
        .map(({ name, ask, choices, fallback }) => ({ name, ask, choices, fallback })),
    })),
  };
}

/**
 * Makes an app, its test and its review together, as `npm run content -- new` makes each. If one of them cannot be made,
 * none is.
 */
export function beginReview({ app, cover, ...answers }: ReviewAnswers, options: NewEntryOptions): Begun {
  const { root } = options;
  const made: string[] = [];
  const undo = () => {
    for (const file of made) rmSync(file, { force: true });
  };
  let slug = app;
  try {
    for (const { part, title, kind } of parts) {
      const own = answers[part];
      if (!own) continue;
      const questions = kind.questions(readFolder(options), options.day);
      const given = part === "product" ? own : { ...own, app: slug ?? "" };
      const result = makeNewEntry(kind, given, part === "review" && cover ? withCover(options, cover) : options);
      if (result.errors) {
        undo();
        return { errors: result.errors.map((error) => `${title}: ${inWords(error, questions)}`) };
      }
      made.push(result.file, ...result.drawn);
      if (part === "review" && cover && result.drawn.length === 0) {
        undo();
        return { errors: ["Cover: a picture with this name already exists."] };
      }
      if (part === "product") slug = /([^/\\]+)\.md$/.exec(result.file)?.[1];
    }
  } catch (error) {
    undo();
    throw error;
  }
  const texts = made.filter((file) => file.endsWith(".md"));
  return {
    files: texts.map((file) => ({ name: relative(root, file).replaceAll("\\", "/"), toCome: listToCome(file) })),
  };
}

/** The picture is written in the place of a drawn one. */
function withCover(options: NewEntryOptions, cover: Uint8Array): NewEntryOptions {
  return { ...options, drawPictures: (missing) => missing.forEach((file) => void writeAtomically(file, cover)) };
}

/** The lines of a file that are marked as still to be written. */
function listToCome(file: string): ToCome[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((text, index) => (/\bTK\b/.test(text) ? [{ line: index + 1, text: text.trim() }] : []));
}

/** An error names the question and not the flag of the command. */
function inWords(error: string, questions: readonly Question[]): string {
  return error.replace(/^--([a-z]+)(?: is missing: .*|: )/, (all, name) => {
    const ask = questions.find((question) => question.name === name)?.ask.replace(/ \(.*$/, "") ?? name;
    return all.endsWith(": ") ? `${ask}: ` : `${ask} is missing.`;
  });
}
