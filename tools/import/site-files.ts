import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { joinSource, splitSource } from "../desk/editing/split-source";
import { toSlug } from "../desk/editing/to-slug";
import { addToList, editFields, writeFields } from "../desk/editing/yaml-fields";
import type { Ledger } from "./ledger";
import type { ShortLink } from "./links";
import type { Pictures } from "./pictures";
import type { SourceAuthor } from "./source";
import { cutWords } from "./text/decode-text";

/** Adds the categories of the texts to content/site/site.md, and a list of articles for each. @returns What was added. */
export function addCategories(
  root: string,
  ledger: Ledger,
  names: readonly string[],
  descriptions: ReadonlyMap<string, string>,
  isTaken: (slug: string) => boolean,
): string[] {
  const site = join(root, "site/site.md");
  const present = new Set(fieldsOf(site).postCategories?.map((one) => (one as { name: string }).name));
  const missing = names.filter((name) => !present.has(name));
  if (missing.length > 0)
    extend(
      site,
      "postCategories",
      missing.map((name) => ({ name })),
    );
  return missing.flatMap((name, index) => {
    const slug = toSlug(name);
    if (slug === "" || isTaken(slug))
      return [`"${name}" is a category, but has no list of its own: its address is taken.`];
    const description = descriptions.get(name) ?? "";
    const intro = description.length >= 10 ? description : `All articles about ${name}.`;
    ledger.write(
      `categories/${slug}.md`,
      `---\n${writeFields({
        name,
        order: Math.min(99, 20 + index),
        heading: name,
        intro: cutWords(intro, 300),
        seoTitle: (name.length < 10 ? `Articles about ${name}` : name).slice(0, 60),
        seoDescription: cutWords(
          intro.length >= 50 ? intro : `${intro} Everything that we have published about it, newest first.`,
          160,
        ),
        filter: [{ category: name }],
      })}---\n`,
    );
    return [`/${slug} lists the articles of "${name}". Write its introduction and its seoDescription.`];
  });
}

/** A file for each author who has none. */
export async function addAuthor(
  ledger: Ledger,
  slug: string,
  { name, bio }: SourceAuthor,
  site: string,
  pictures: Pictures,
): Promise<string[]> {
  const known = bio.length >= 20;
  ledger.write(
    `authors/${slug}.md`,
    `---\n${writeFields({
      name: cutWords(name.length < 2 ? `${name} ·` : name, 60),
      role: "Author",
      description: known ? cutWords(bio, 200) : cutWords(`${name} writes for ${site}.`.padEnd(20, "."), 200),
      avatar: await pictures.plain(name, "portrait"),
      avatarAlt: "A plain field of colour with a line",
    })}---\n${known ? `${bio.replaceAll("{{", "{ {").replace(/([\\`*_[\]<>#])/g, "\\$1")}\n` : ""}`,
  );
  return [`authors/${slug}.md: give a portrait, a role${known ? "" : " and a description"}.`];
}

/** A partner for each short link, with the network's address byte for byte. @returns The slug of the partner by path of the link. */
export function addPartners(root: string, ledger: Ledger, links: readonly ShortLink[]): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  const partners = new Map<string, string>();
  for (const { name, slug, paths, url } of links) {
    // One name with two addresses is two partners.
    let own = slug;
    for (let count = 2; used.has(own) && used.get(own) !== url; count += 1) own = `${slug}-${count}`;
    if (existsSync(join(root, `partners/${own}.md`)) && !ledger.made(`partners/${own}.md`)) own = `${own}-imported`;
    used.set(own, url);
    ledger.write(
      `partners/${own}.md`,
      `---\n${writeFields({ name: cutWords(name, 60), homeUrl: `https://${new URL(url).host}/`, trackedUrl: url, source: "companion-almanac", medium: "affiliate" })}---\n`,
    );
    for (const path of paths) partners.set(path, own);
  }
  return partners;
}

/** Adds redirects to content/site/moved.md that are not there yet. @returns How many. */
export function addRedirects(root: string, redirects: ReadonlyMap<string, string>): number {
  const file = join(root, "site/moved.md");
  if (!existsSync(file)) writeFileSync(file, "---\nredirects: []\n---\n");
  const present = new Set(fieldsOf(file).redirects?.map((one) => (one as { from: string }).from));
  const missing = [...redirects].filter(([from, to]) => !present.has(from) && from !== to);
  if (missing.length > 0)
    extend(
      file,
      "redirects",
      missing.map(([from, to]) => ({ from, to })),
    );
  return missing.length;
}

function fieldsOf(file: string): Record<string, unknown[] | undefined> {
  return parse(splitSource(readFileSync(file, "utf8"))?.fields ?? "") ?? {};
}

function extend(file: string, list: string, items: readonly unknown[]): void {
  const parts = splitSource(readFileSync(file, "utf8"));
  if (!parts) throw new Error(`${file} has no fields between two lines of ---.`);
  const fields = editFields(parts.fields, (document) => addToList(document, list, items));
  writeFileSync(file, joinSource({ ...parts, fields }));
}
