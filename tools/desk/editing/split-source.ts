/** A content file as two texts that make it up again when they are put together. */
export type SourceParts = {
  /** The fields with the line break after each, without the lines of `---`. */
  fields: string;
  /** From the closing `---` to the end. */
  rest: string;
};

/** Splits a content file at its frontmatter; `undefined` if it has none. Line breaks are those of Unix. */
export function splitSource(text: string): SourceParts | undefined {
  const [, fields, rest] = /^---[ \t]*\n((?:[^\n]*\n)*?)(---[ \t]*(?:\n.*)?)$/s.exec(text.replace(/\r\n/g, "\n")) ?? [];
  return fields === undefined || rest === undefined ? undefined : { fields, rest };
}

export function joinSource({ fields, rest }: SourceParts): string {
  return `---\n${fields}${rest}`;
}
