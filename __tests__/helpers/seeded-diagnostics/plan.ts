import { contentFile, postFields, reviewFields, validContent } from "../content-files";

/** A diagnostic put into a valid content folder: where it stands, and what the check has to say there. */
export type SeededFault = {
  file: string;
  /** Text at the start of the place, or `undefined` for the file's first line. */
  at: string | undefined;
  says: string;
  severity: "error" | "warning";
};

type Changes = Record<string, unknown>;
type Severity = SeededFault["severity"];

/** Name of the file, its changed fields, the place, the words of the diagnostic. */
export type FieldRow = readonly [name: string, changes: Changes, at: string, says: string, severity?: Severity];

/** Name of the file, the text under its first section, the words of the diagnostic, the place where it is not the text's start. */
export type TextRow = readonly [name: string, text: string, says: string, at?: string, severity?: Severity];

/** Collects diagnostics, and the files that they stand in. */
export class Plan {
  readonly files: Record<string, string | undefined> = {};
  readonly diagnostics: SeededFault[] = [];
  #id = 100;

  /** One more diagnostic in a file that is there. */
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

  review(name: string, changes: Changes = {}, body?: string): string {
    return contentFile({ ...reviewFields, id: this.#id++, title: `A review of ${name}`, ...changes }, body);
  }

  /** Articles, each with one diagnostic in its frontmatter. */
  fields(rows: readonly FieldRow[]): void {
    for (const [name, changes, at, says, severity] of rows)
      this.seed(`blog/${name}.md`, this.post(name, changes), at, says, severity);
  }

  /** Reviews, each with one diagnostic in its frontmatter. */
  reviews(rows: readonly FieldRow[]): void {
    for (const [name, changes, at, says, severity] of rows)
      this.seed(`reviews/${name}.md`, this.review(name, changes), at, says, severity);
  }

  /** Articles, each with one diagnostic in its text. */
  texts(rows: readonly TextRow[]): void {
    for (const [name, text, says, at = text, severity] of rows)
      this.seed(`blog/${name}.md`, this.post(name, {}, `First.\n\n## Section\n\n${text}\n`), at, says, severity);
  }
}
