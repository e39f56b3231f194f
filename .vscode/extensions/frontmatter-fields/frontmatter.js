/** The path of a content file below content/, without its ending: `blog/name`. */
const contentFile = /(?:^|\/)content\/((?:[a-z-]+)\/[a-z0-9-]+)\.md$/;

/**
 * The frontmatter of a content file as a YAML document of its own, each character at its place. The first line, `---`, becomes the
 * comment by which the YAML extension finds the schema.
 * @param {string} text The whole file.
 * @param {string} schema Address of the JSON Schema.
 * @returns {{ yaml: string, lines: number } | undefined} `lines`: number of lines before the closing `---`.
 */
exports.frontmatterAsYaml = (text, schema) => {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== "---") return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  const fields = lines.slice(1, end === -1 ? undefined : end);
  return { yaml: [`# yaml-language-server: $schema=${schema}`, ...fields].join("\n"), lines: fields.length + 1 };
};

/**
 * The schemas that may belong to a file, from docs/reference/schemas, the most special first; none for other files.
 * @param {string} path
 */
exports.schemasOf = (path) => {
  const name = contentFile.exec(path)?.[1];
  return name ? [`${name}.json`, `${name.split("/")[0]}.json`] : [];
};
