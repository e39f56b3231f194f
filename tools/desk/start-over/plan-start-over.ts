import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { collectionSchemas, documentSchemas } from "../../../lib/content/read/collections";
import { readFolder } from "../../../lib/content/read/load-library";
import type { ParsedEntry } from "../../../lib/content/read/parse-entry";
import type { Library } from "../../../lib/content/snapshot/library";
import { entryAddress, pageCollections } from "../../../lib/site/page-addresses";
import { removeFromList } from "../editing/remove-from-list";
import { setField } from "../editing/set-field";
import { joinSource, splitSource } from "../editing/split-source";
import { getEntries } from "../release/release-item";
import { type Gone, keepFile } from "./keep-text";

/** What the owner calls the site. */
export type Named = { name: string; shortName: string; tagline: string | undefined };

/** What starting over does to a content folder, by paths below it. */
export type StartOverPlan = {
  deleted: readonly string[];
  /** The new text of each file that changes. */
  written: ReadonlyMap<string, string>;
};

const starter = "tools/desk/start-over/starter";

/**
 * Whether a file is no sample but came with the mark of one: it holds for any site once the sentences about samples are out.
 * Such are the imprint, and every document without a file in the starter.
 */
const isKept = (path: string) =>
  path === "pages/imprint" || (path in documentSchemas && !existsSync(join(starter, `${path}.md`)));

/**
 * Plans an empty site: each file with `sample: true` is deleted, replaced by one of the starter's texts, or kept without its
 * samples. What is not marked is the owner's, and stays.
 * @param root Absolute path of the content folder.
 * @param day Today as `2025-06-28`.
 */
export function planStartOver(root: string, { name, shortName, tagline }: Named, day: string): StartOverPlan {
  const library = readFolder({ root, claims: "all", day });
  const all = getEntries(library).map((entry) => ({ entry, path: getPath(entry, root) }));
  const written = new Map<string, string>();
  const deleted: string[] = [];
  const gone = findGone(library);
  for (const { entry, path } of all) {
    const file = `${path}.md`;
    if (!isSample(entry)) continue;
    const made = join(starter, file);
    if (isKept(path)) written.set(file, keepFile(entry.text, gone));
    else if (existsSync(made)) written.set(file, readFileSync(made, "utf8"));
    else deleted.push(file);
  }
  const change = (file: string, edit: (fields: string) => string) => {
    const source = written.get(file) ?? all.find(({ path }) => `${path}.md` === file)?.entry.text;
    const parts = source === undefined ? undefined : splitSource(source);
    if (parts) written.set(file, joinSource({ ...parts, fields: edit(parts.fields) }));
  };
  change("site/brand.md", (fields) => setField(setField(fields, "name", name), "shortName", shortName));
  if (tagline !== undefined) change("site/site.md", (fields) => setField(fields, "tagline", tagline));
  for (const document of ["terms", "privacy", "affiliate-disclosure", "imprint"])
    if (all.some(({ entry, path }) => path === `pages/${document}` && isSample(entry)))
      change(`pages/${document}.md`, (fields) => setField(setField(fields, "effective", day), "updated", day));
  if (all.some(({ entry, path }) => path === "site/scoring" && isSample(entry)))
    change("site/scoring.md", (fields) => beginMethod(fields, day));
  if (gone.addresses.length > 0) change("site/moved.md", (fields) => withoutGone(fields, gone));
  for (const { entry, path } of all) {
    const before = written.get(`${path}.md`);
    if (before !== undefined && before === entry.text) written.delete(`${path}.md`);
  }
  deleted.push(...findPictures(root, new Set([...deleted, ...written.keys()]), written));
  return { deleted: deleted.sort(), written };
}

function isSample(entry: ParsedEntry<unknown>): boolean {
  return (entry.data as { sample?: boolean }).sample === true;
}

function getPath({ file }: ParsedEntry<unknown>, root: string): string {
  return file.slice(root.length + 1).replace(/\.md$/, "");
}

/** The addresses, names and claims that go with the samples. */
function findGone({ collections, documents }: Library): Gone {
  const { products, partners } = collections;
  const stays = (path: string) => isKept(path) || existsSync(join(starter, `${path}.md`));
  const ledger = documents["site/claims"];
  const left = new Set(
    (ledger?.data.claims ?? []).flatMap((claim) => (ledger?.data.sample || claim.sample ? [] : [claim.id])),
  );
  return {
    addresses: pageCollections.flatMap((folder) =>
      collections[folder]
        .filter((entry) => isSample(entry) && !stays(`${folder}/${entry.slug}`))
        .map(({ slug }) => entryAddress(folder, slug)),
    ),
    names: [...products, ...partners].filter(isSample).map(({ data }) => data.name),
    isClaimGone: (id) => !left.has(id),
  };
}

/** The method begins on this day, and gives no app a title yet. */
function beginMethod(fields: string, day: string): string {
  const document = parseDocument(fields);
  document.set("labels", document.createNode([]));
  document.set("otherwise", "Reviewed");
  document.set(
    "changelog",
    document.createNode([{ version: document.get("version"), date: day, what: "The first edition." }]),
  );
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** Without the forwardings to the samples, and the traces of them; the starter's fields where nothing else is left. */
function withoutGone(fields: string, { addresses }: Gone): string {
  const isGone = (path: unknown) => addresses.includes(String(path));
  const redirects = removeFromList(fields, "redirects", (item) => isGone((item as { to?: unknown }).to));
  const left = removeFromList(redirects, "gone", (item) => String(item).startsWith("/reviews/compare/"));
  const { redirects: to = [], gone: traces = [] } = (parseDocument(left).toJS() ?? {}) as Record<string, unknown[]>;
  const empty = splitSource(readFileSync(join(starter, "site/moved.md"), "utf8"));
  return empty && to.length === 0 && traces.length === 0 ? empty.fields : left;
}

/** Pictures and evidence that only files named which are deleted or written anew. */
function findPictures(root: string, changed: ReadonlySet<string>, written: ReadonlyMap<string, string>): string[] {
  const folders = ["site", ...Object.keys(collectionSchemas)];
  const files = folders.flatMap((folder) => list(join(root, folder)).map((name) => `${folder}/${name}`));
  const texts = new Map(
    files.filter((name) => name.endsWith(".md")).map((name) => [name, readFileSync(join(root, name), "utf8")]),
  );
  const before = [...texts].filter(([name]) => changed.has(name)).map(([, text]) => text);
  const after = [...[...texts].filter(([name]) => !changed.has(name)).map(([, text]) => text), ...written.values()];
  const isNamed = (texts: readonly string[], word: string) => texts.some((text) => text.includes(word));
  return [
    ...list(join(root, "media")).map((name) => [`media/${name}`, `/images/${name}`] as const),
    ...list(join(root, "evidence")).map((name) => [`evidence/${name}`, name] as const),
  ].flatMap(([file, word]) => (isNamed(before, word) && !isNamed(after, word) ? [file] : []));
}

/** All files below a folder, hidden ones left out. */
function list(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.startsWith("."))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** The longest name below an icon on a home screen. */
const longestShortName = 12;

/** The name of a site as it fits below an icon: as many of its words as there is room for. */
export function getShortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const fitting = words.map((_, index) => words.slice(0, words.length - index).join(" "));
  return fitting.find(({ length }) => length <= longestShortName) ?? name.trim().slice(0, longestShortName);
}
