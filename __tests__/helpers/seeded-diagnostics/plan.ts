import { contentFile, postFields, reviewFields, validContent } from "../content-files";

/** A diagnostic that the check has to report: its position, and a part of its message. */
export type SeededDiagnostic = {
  file: string;
  /** Text at its position; `undefined` for the file's first line. */
  at: string | undefined;
  says: string;
  severity: "error" | "warning";
};

type Changes = Record<string, unknown>;
type Severity = SeededDiagnostic["severity"];

/** Name of the file, changed fields, text at the position, part of the message. */
export type FieldCase = readonly [name: string, changes: Changes, at: string, says: string, severity?: Severity];

/** Name of the file, text of its section, part of the message, text at the position if it is not the section's start. */
export type TextCase = readonly [name: string, text: string, says: string, at?: string, severity?: Severity];

/** Collects diagnostics and the files that cause them. */
export class Plan {
  readonly files: Record<string, string | undefined> = {};
  readonly diagnostics: SeededDiagnostic[] = [];
  #id = 100;

  /** Expects one more diagnostic in a file that is in the folder already. */
  expect(file: string, at: string | undefined, says: string, severity: Severity = "error"): void {
    this.diagnostics.push({ file, at, says, severity });
  }

  seed(file: string, text: string | undefined, at: string | undefined, says: string, severity?: Severity): void {
    this.files[file] = text;
    this.expect(file, at, says, severity);
  }

  /** A file of the valid folder with one text in place of another. */
  replace(file: string, from: string, to: string, at: string, says: string, severity?: Severity): void {
    this.seed(file, (this.files[file] ?? validContent[file] ?? "").replace(from, to), at, says, severity);
  }

  post(name: string, changes: Changes = {}, body?: string): string {
    return contentFile({ ...postFields, id: this.#id++, title: `All about ${name}`, ...changes }, body);
  }

  /** Without stars: they would be reported as those of an app that nobody has tested. */
  review(name: string, changes: Changes = {}, body?: string): string {
    const fields = { ...reviewFields, rating: undefined, id: this.#id++, title: `A review of ${name}` };
    return contentFile({ ...fields, ...changes }, body);
  }

  /** Articles, each with one diagnostic in its frontmatter. */
  fields(cases: readonly FieldCase[]): void {
    for (const [name, changes, at, says, severity] of cases)
      this.seed(`blog/${name}.md`, this.post(name, changes), at, says, severity);
  }

  /** Reviews, each with one diagnostic in its frontmatter. */
  reviews(cases: readonly FieldCase[]): void {
    for (const [name, changes, at, says, severity] of cases)
      this.seed(`reviews/${name}.md`, this.review(name, changes), at, says, severity);
  }

  /** Articles, each with one diagnostic in its text. */
  texts(cases: readonly TextCase[]): void {
    for (const [name, text, says, at = text, severity] of cases)
      this.seed(`blog/${name}.md`, this.post(name, {}, `First.\n\n## Section\n\n${text}\n`), at, says, severity);
  }
}
