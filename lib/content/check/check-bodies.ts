import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Image, Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { parseChart } from "../../markdown/parse-chart";
import type { Fault } from "../errors";
import type { Library } from "../library";
import type { ParsedEntry } from "../parse-entry";
import { missingPicture, pictureFile } from "../pictures/list-pictures";
import { imagePath } from "../schemas/fields";
import { collectAddresses } from "./addresses";
import type { LibraryCheckOptions } from "./check-library";
import { brokenSlugs, faultAt, faultInBody } from "./report";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Checks the markdown below the frontmatter: links and their anchors, headings, charts, raw HTML, pictures; and links in frontmatter. */
export function checkBodies(library: Library, options: Pick<LibraryCheckOptions, "root" | "entries">): Fault[] {
  const { blog, reviews, authors } = library.collections;
  const isWanted = (entry: ParsedEntry<unknown>) => !options.entries || options.entries.has(entry);
  const withText = [...blog, ...reviews].filter(isWanted);
  const wanted = [...withText, ...[...authors, ...Object.values(library.documents)].filter(isWanted)];
  if (wanted.length === 0) return [];
  const addresses = collectAddresses(library);
  const checkLink = createLinkCheck(library, addresses.explain);
  const checkOwnLink = (entry: ParsedEntry<unknown>) => (url: string) =>
    checkLink(url.startsWith("#") ? addresses.own(entry) + url : url);
  return [
    ...wanted.flatMap((entry) => checkBody(entry, options, checkOwnLink(entry))),
    ...wanted.flatMap((entry) => checkFields(entry, checkLink)),
    ...withText
      .filter((entry) => entry.body.trim() === "")
      .map((entry) => faultAt(entry, [], "There is no text below the frontmatter.")),
  ];
}

type CheckLink = (url: string) => string | undefined;

/** Tells what is wrong with an address that an editor links to. */
function createLinkCheck(library: Library, explain: CheckLink): CheckLink {
  const partners = new Set([
    ...library.collections.partners.map(({ slug }) => slug),
    ...brokenSlugs(library, "partners"),
  ]);
  const hosts = partnerHosts(library);
  return (url) => {
    if (url.startsWith("partner:")) {
      const slug = url.slice("partner:".length);
      return partners.has(slug) ? undefined : `There is no content/partners/${slug}.md.`;
    }
    if (url.startsWith("/") || url.startsWith("#")) return explain(url);
    if (!/^(https|mailto):/.test(url))
      return `"${url}" is no link that readers can follow; write "/page", "https://…" or "partner:name".`;
    const host = URL.canParse(url) ? hostOf(url) : "";
    return hosts.has(host) ? `${host} belongs to a partner: write partner:${hosts.get(host)} instead.` : undefined;
  };
}

function checkBody(
  entry: ParsedEntry<unknown>,
  { root }: Pick<LibraryCheckOptions, "root">,
  checkLink: CheckLink,
): Fault[] {
  const faults: Fault[] = [];
  const report = (node: Nodes, message: string | undefined) => {
    if (!message) return;
    const fault = faultInBody(entry, node.position?.start.line ?? 1, node.position?.start.column ?? 1, message);
    const partner = "url" in node && /^partner:([a-z0-9-]+)$/.exec(node.url)?.[1];
    faults.push(partner ? { ...fault, involves: join(root, "partners", `${partner}.md`) } : fault);
  };
  const tree: Root = parser.parse(entry.body);
  visit(tree, (node) => {
    if (node.type === "link" || node.type === "definition") report(node, checkLink(node.url));
    if (node.type === "html" && !isQuiet(node.value)) report(node, "Raw HTML is not shown. Use markdown.");
    if (node.type === "heading" && node.depth === 1)
      report(node, 'The title is the page\'s only first-level heading; write "##".');
    if (node.type === "image") report(node, checkPicture(node, root));
    if (node.type === "code" && node.lang === "chart") report(node, parseChart(node.value).error);
  });
  return faults;
}

/** Comments, and closing tags: the opening one is reported. */
function isQuiet(html: string): boolean {
  return /^(<\/.*)?$/.test(html.replace(/<!--[\s\S]*?-->/g, "").trim());
}

function checkPicture({ alt, url }: Image, root: string): string | undefined {
  if (!alt) return "A picture needs a text alternative: ![what it shows](/images/…).";
  if (!imagePath.safeParse(url).success)
    return `"${url}" is no picture of this site. Save it below content/media/ and write ![…](/images/…).`;
  return existsSync(pictureFile(root, url)) ? undefined : missingPicture(url);
}

/** Links that stand in frontmatter: as a whole field, or inside a markdown text. */
function checkFields(entry: ParsedEntry<unknown>, checkLink: CheckLink): Fault[] {
  const faults: Fault[] = [];
  const walk = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value === "string") {
      const key = String(path.at(-1));
      const links = /^(href|url)$/.test(key)
        ? [value]
        : [...value.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? "");
      for (const link of links) {
        const message = link.startsWith("partner:")
          ? "Links to partners work in the text below the frontmatter only. Take this one out, or move it there."
          : checkLink(link);
        if (message) faults.push(faultAt(entry, path, message));
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [key, one] of Array.isArray(value) ? value.entries() : Object.entries(value))
        walk(one, [...path, key]);
    }
  };
  walk(entry.data, []);
  return faults;
}

/** Hosts of all partners, with the partner's slug. */
function partnerHosts(library: Library): Map<string, string> {
  return new Map(
    library.collections.partners.flatMap(({ slug, data }) =>
      [data.homeUrl, data.trackedUrl].map((url): [string, string] => [hostOf(url), slug]),
    ),
  );
}

/** "www." leads to the same place. */
function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, "");
}
