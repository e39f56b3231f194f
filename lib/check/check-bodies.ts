import { existsSync } from "node:fs";
import type { Image, Nodes } from "mdast";
import { missingPicture, pictureFile } from "../content/pictures/list-pictures";
import { type Diagnostic, diagnosticAt, diagnosticInBody } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import { imagePath } from "../content/schemas/fields";
import type { Library } from "../content/site/library";
import { findingAt, getWords, readBody } from "./body-rules/body-text";
import { checkMarks } from "./body-rules/marks";
import { checkPlaceholders } from "./body-rules/placeholders";
import { checkFences, checkHeadings, checkTables } from "./body-rules/structure";
import { checkFields } from "./check-fields";
import { type CheckLink, createLinkCheck } from "./check-links";
import { describeAlt } from "./check-pictures";
import { collectAddresses, visibleFrom } from "./linkable-addresses";
import type { RuleOptions, TextRule } from "./rule";

/** Checks the body and the texts in the frontmatter of all entries. */
export function checkBodies(library: Library, options: Pick<RuleOptions, "day">): TextRule {
  const { blog, reviews, pages, "test-reports": tests } = library.collections;
  const withText = new Set<ParsedEntry<unknown>>([...blog, ...reviews, ...pages, ...tests]);
  const addresses = collectAddresses(library, options.day);
  const checkLink = createLinkCheck(library);
  return (entry) => {
    if (entry.name.startsWith("products/")) return [];
    const seenFrom = visibleFrom(entry, options.day);
    const check: CheckLink = (url) =>
      checkLink(url, (path) =>
        path.startsWith("#") ? addresses.explainOwn(entry, path.slice(1)) : addresses.explain(path, seenFrom),
      );
    const isEmpty = withText.has(entry) && entry.body.trim() === "";
    return [
      ...checkBody(entry, library.root, check),
      ...checkFields(entry, check),
      ...(isEmpty ? [diagnosticAt(entry, [], "There is no text below the frontmatter.")] : []),
    ];
  };
}

function checkBody(entry: ParsedEntry<unknown>, root: string, checkLink: CheckLink): Diagnostic[] {
  const body = readBody(entry.body);
  const isDraft = (entry.data as { draft?: boolean }).draft === true;
  const findings = [
    ...checkHeadings(body),
    ...checkFences(body),
    ...checkTables(body),
    ...checkMarks(body),
    ...(isDraft ? [] : checkPlaceholders(body)),
  ];
  const diagnostics = findings.map((finding) => diagnosticInBody(entry, finding));
  const report = (node: Nodes, message: string | undefined) => {
    if (message) diagnostics.push(diagnosticInBody(entry, findingAt(node, message)));
  };
  for (const node of body.nodes) {
    if (node.type === "link") report(node, checkLink(node.url));
    if ((node.type === "link" || node.type === "linkReference") && getWords(node).trim() === "")
      report(node, "This link has no words: write [words](/address).");
    // Comments are allowed, and of a pair of tags only the opening one is reported.
    const html = node.type === "html" ? node.value.replace(/<!--[\s\S]*?-->/g, "").trim() : "";
    if (!/^(<\/.*)?$/.test(html)) report(node, rawHtml);
    if (node.type === "image") {
      report(node, checkPicture(node, root));
      report(node, describeAlt(node.alt ?? ""));
    }
  }
  return diagnostics;
}

const rawHtml = "Raw HTML is not shown. Use markdown; to show it as it stands, write it between backticks.";

function checkPicture({ alt, url }: Image, root: string): string | undefined {
  if (!alt) return "A picture needs a text alternative: ![what it shows](/images/…).";
  if (!imagePath.safeParse(url).success)
    return `"${url}" is not a picture of this site. Save it below content/media/ and write ![…](/images/…).`;
  return existsSync(pictureFile(root, url)) ? undefined : missingPicture(url);
}
