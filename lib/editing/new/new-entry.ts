import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type CheckOptions, checkContent } from "../../content/check/check-content";
import { pictureFile } from "../../content/pictures/list-pictures";
import type { Diagnostic } from "../../content/read/diagnostics";
import { imagePath } from "../../content/schemas/fields";
import { readFolder } from "../../content/snapshot/library";
import { suggestName } from "../../format/nearest";
import { formatFile } from "../format-file";
import { joinSource } from "../split-source";
import { writeFields } from "../write-fields";
import type { Answers, NewKind } from "./kind";
import { author, product, test } from "./record-kinds";
import { article, page, review } from "./text-kinds";

/** What `npm run content:new` makes, by the word that asks for it. */
export const newKinds: Readonly<Record<string, NewKind>> = { review, article, product, test, author, page };

export type NewEntryOptions = Pick<CheckOptions, "root" | "claims" | "day"> & {
  /** Called when the file is written, before it is checked, if a picture that it names is missing: draws it. */
  drawPictures?: () => void;
};

/** A file that was made, or why none was. */
export type NewEntryResult = { file: string; errors?: undefined } | { file?: undefined; errors: string[] };

/**
 * Makes a content file that passes the check. If it does not, because an answer is wrong, no file and no picture is left behind.
 * @param answers By the names of the questions of its kind.
 */
export function makeNewEntry(kind: NewKind, answers: Answers, options: NewEntryOptions): NewEntryResult {
  const { root, day } = options;
  const library = readFolder(options);
  const filled = fillIn(kind, answers, options);
  if ("errors" in filled) return filled;
  const { slug, data, body } = kind.build(filled.answers, library);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return {
      errors: [`"${slug}" cannot be the name of a file. Give one with --slug: lower-case words joined by hyphens.`],
    };
  const name = `${kind.folder}/${slug}.md`;
  const file = join(root, name);
  if (existsSync(file)) return { errors: [`${name} exists already. Give another name with --slug.`] };
  const missing = [data.coverImage, data.avatar]
    .filter((picture) => typeof picture === "string" && imagePath.safeParse(picture).success)
    .map((picture) => pictureFile(root, String(picture)))
    .filter((picture) => !existsSync(picture));
  const rest = body ? `---\n\n${body}` : "---\n";
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatFile(name, joinSource({ fields: writeFields(data), rest })));
  const undo = () => {
    for (const made of [file, ...missing]) rmSync(made, { force: true });
  };
  try {
    if (missing.length > 0) options.drawPictures?.();
    const errors = newErrors(checkContent({ root, claims: options.claims, day }), file);
    if (errors.length === 0) return { file };
    undo();
    return { errors };
  } catch (error) {
    undo();
    throw error;
  }
}

/** Answers with the fallbacks of those that are missing. */
function fillIn(
  kind: NewKind,
  answers: Answers,
  options: NewEntryOptions,
): { answers: Answers } | { errors: string[] } {
  const questions = kind.questions(readFolder(options), options.day);
  const filled = Object.fromEntries(questions.map(({ name, fallback }) => [name, answers[name] || fallback]));
  const missing = questions.filter(({ name }) => filled[name] === undefined);
  const unknown = Object.keys(answers).filter((name) => !(name in filled));
  const wrong = questions.filter(({ name, choices }) => choices && filled[name] && !choices.includes(filled[name]));
  const errors = [
    ...missing.map(
      ({ name, ask, choices }) => `--${name} is missing: ${ask}${choices ? ` (${choices.join(", ")})` : ""}`,
    ),
    ...unknown.map((name) => `There is no --${name}. ${suggestName(name, Object.keys(filled))}`),
    ...wrong.map(
      ({ name, choices = [] }) => `--${name} cannot be "${filled[name]}". ${suggestName(filled[name] ?? "", choices)}`,
    ),
  ];
  return errors.length > 0 ? { errors } : { answers: filled as Answers };
}

/** Errors that name the new file as theirs, or as their cause. */
function newErrors(diagnostics: readonly Diagnostic[], file: string): string[] {
  return diagnostics
    .filter((one) => one.severity === "error" && (one.file === file || one.involves === file))
    .map(({ line, message }) => `Line ${line}: ${message}`);
}
