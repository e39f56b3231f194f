import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type CheckOptions, checkContent } from "../../../../lib/check/check-content";
import { resolveClaimsInData } from "../../../../lib/content/claims/resolve-data";
import { pictureFile } from "../../../../lib/content/pictures/list-pictures";
import { getSchema } from "../../../../lib/content/read/collections";
import { describeIssue } from "../../../../lib/content/read/describe-issue";
import type { Diagnostic } from "../../../../lib/content/read/diagnostics";
import { readFolder } from "../../../../lib/content/read/load-library";
import { imagePath } from "../../../../lib/content/schemas/fields";
import type { Library } from "../../../../lib/content/snapshot/library";
import { suggestName } from "../../../../lib/util/nearest";
import { formatFile } from "../format-file";
import { joinSource } from "../split-source";
import { writeFields } from "../write-fields";
import type { Answers, NewKind, Question } from "./kind";
import { author, product, test } from "./record-kinds";
import { article, page, review } from "./text-kinds";

/** What `npm run content -- new` makes, by the word that asks for it. */
export const newKinds: Readonly<Record<string, NewKind>> = { review, article, product, test, author, page };

export type NewEntryOptions = Pick<CheckOptions, "root" | "claims" | "day"> & {
  /** Called when the file is written, before it is checked, with the pictures that it names and that are missing: draws them. */
  drawPictures?: (missing: readonly string[]) => void;
};

/** A file that was made, with the pictures that were drawn for it, or why none was. */
export type NewEntryResult =
  | { file: string; drawn: string[]; errors?: undefined }
  | { file?: undefined; drawn?: undefined; errors: string[] };

/**
 * Makes a content file that passes the check. If it does not, because an answer is wrong, no file and no picture is left behind.
 * @param answers By the names of the questions of its kind.
 */
export function makeNewEntry(kind: NewKind, answers: Answers, options: NewEntryOptions): NewEntryResult {
  const { root, day } = options;
  const library = readFolder(options);
  const filled = fillIn(kind, answers, { ...options, library });
  if ("errors" in filled) return filled;
  const { slug, data, body } = kind.build(filled.answers, library);
  const name = `${kind.folder}/${slug}.md`;
  const file = join(root, name);
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
    if (missing.length > 0) options.drawPictures?.(missing);
    const errors = newErrors(checkContent({ root, claims: options.claims, day }), file, root);
    if (errors.length === 0) return { file, drawn: missing };
    undo();
    return { errors };
  } catch (error) {
    undo();
    throw error;
  }
}

export type AnswerContext = Pick<NewEntryOptions, "root" | "day"> & { library: Library };

/** What is wrong with the answer to a question, given those to the questions before it; `undefined` if nothing is. */
export function checkAnswer(
  kind: NewKind,
  { name, field = name, choices, fallback, otherwise = "", namesFile, check }: Question,
  answers: Answers,
  { root, day, library }: AnswerContext,
): string | undefined {
  const answer = answers[name] || fallback;
  if (answer === undefined) return "This needs an answer.";
  if (choices && answer && !choices.includes(answer))
    return `It cannot be "${answer}". ${suggestName(answer, choices)}${otherwise}`;
  const problem = answer && check?.(answer, answers);
  if (problem) return problem;
  const { slug, data } = kind.build(withFallbacks(kind.questions(library, day), answers), library);
  if (namesFile) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      return `"${slug}" cannot be the name of a file. Write lower-case words joined by hyphens (--slug).`;
    if (existsSync(join(root, kind.folder, `${slug}.md`)))
      return `${kind.folder}/${slug}.md exists already. Give another --${name}.`;
  }
  const result = getSchema(`${kind.folder}/${slug}`)?.safeParse(resolveClaimsInData(data, library.lookup).data, {
    reportInput: true,
  });
  const issue = answer ? result?.error?.issues.find(({ path }) => path[0] === field) : undefined;
  return (
    issue && describeIssue({ ...issue, path: [] }).replace(/^The frontmatter(: )?/, (_, colon) => (colon ? "" : "It"))
  );
}

function withFallbacks(questions: readonly Question[], answers: Answers): Answers {
  const filled = questions.map(({ name, fallback }) => [name, answers[name] || fallback]);
  return Object.fromEntries(filled.filter(([, answer]) => answer !== undefined));
}

/** Answers with the fallbacks of those that are missing. */
function fillIn(kind: NewKind, answers: Answers, context: AnswerContext): { answers: Answers } | { errors: string[] } {
  const questions = kind.questions(context.library, context.day);
  const names = questions.map(({ name }) => name);
  const filled = withFallbacks(questions, answers);
  const errors = [
    ...questions.flatMap((question) => {
      const { name, ask, choices } = question;
      if (!(name in filled)) return [`--${name} is missing: ${ask}${choices ? ` (${choices.join(", ")})` : ""}`];
      const problem = checkAnswer(kind, question, answers, context);
      return problem ? [`--${name}: ${problem}`] : [];
    }),
    ...Object.keys(answers).flatMap((name) =>
      names.includes(name) ? [] : [`There is no --${name}. ${suggestName(name, names)}`],
    ),
  ];
  return errors.length > 0 ? { errors } : { answers: filled };
}

/** Errors that name the new file as theirs, or as their cause. */
function newErrors(diagnostics: readonly Diagnostic[], file: string, root: string): string[] {
  return diagnostics
    .filter((one) => one.severity === "error" && (one.file === file || one.involves === file))
    .map((one) => `${relative(root, one.file)}:${one.line}: ${one.message}`);
}
