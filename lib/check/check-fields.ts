import { type Diagnostic, diagnosticAt } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import { textsIn } from "../util/texts-in";
import { readBody } from "./body-rules/body-text";
import { checkAllEmphasis } from "./body-rules/marks";
import { findPlaceholders } from "./body-rules/placeholders";
import type { CheckLink } from "./check-links";
import { describeAlt } from "./check-pictures";

/** Fields without text for readers, or with a rule of their own (`evidence`). */
const noText: ReadonlySet<string> = new Set(["evidence", "slug", "aliases", "author", "partner", "affiliateLink"]);

/** The file whose fields are patterns, in which "*" and "_" are signs of their own. */
const patternFile = /site\/phrases\.md$/;

/** Checks the texts in the frontmatter: links, placeholders, HTML and text alternatives. */
export function checkFields(entry: ParsedEntry<unknown>, checkLink: CheckLink): Diagnostic[] {
  const isDraft = (entry.data as { draft?: boolean }).draft === true;
  return textsIn(entry.data).flatMap(({ text, path }) => {
    const diagnostics: Diagnostic[] = [];
    const key = String(path.findLast((step) => typeof step === "string"));
    const report = (message: string | undefined) => {
      if (message) diagnostics.push(diagnosticAt(entry, path, message));
    };
    for (const link of linksIn(key, text)) report(describeLink(link, checkLink));
    if (/\[\s*\]\(/.test(text)) report("This link has no words: write [words](/address).");
    if (noText.has(key)) return diagnostics;
    const [placeholder] = isDraft ? [] : findPlaceholders(text);
    report(placeholder?.message);
    const [tag] = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i.exec(text) ?? [];
    if (text.includes("<!--"))
      report('A comment is read as text here. Write it after "# " on a line of its own, or below the frontmatter.');
    if (/\*|_|~~|`/.test(text) && !patternFile.test(entry.file)) report(checkAllEmphasis(readBody(text))[0]?.message);
    if (tag) report(`${tag} is HTML, which is not read here. Write plain text.`);
    if (/alt$/i.test(key)) report(describeAlt(text));
    return diagnostics;
  });
}

function describeLink(link: string, checkLink: CheckLink): string | undefined {
  return link.startsWith("partner:")
    ? "Links to partners work only in the text below the frontmatter. Remove this one, or move it there."
    : checkLink(link);
}

/** In the frontmatter, a link is a whole field or part of a markdown text. */
function linksIn(key: string, text: string): string[] {
  if (/^(href|url)$/.test(key)) return [text];
  return text.includes("](") ? [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? "") : [];
}
