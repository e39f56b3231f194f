import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isReservedSlug, reservedSegments } from "../../lib/addresses/page-addresses";
import { pageKinds } from "../../lib/addresses/pages";
import { normalizePath } from "../../lib/util/normalize-path";
import { type Folder, type Place, placeEntries } from "./addresses";
import { authorSlug, type EntryFile, makeEntryFile } from "./entry-file";
import { Ledger } from "./ledger";
import { readShortLinks } from "./links";
import { Pictures } from "./pictures";
import { writeReport } from "./report";
import { addAuthor, addCategories, addPartners, addRedirects } from "./site-files";
import type { Source, SourceEntry } from "./source";
import { cutWords } from "./text/decode-text";
import { leadLink } from "./text/lead-links";
import type { Uploads } from "./uploads";

export type ImportOptions = {
  source: Source;
  /** The content folder. */
  root: string;
  /** Where the report goes; what is remembered for a second run, and texts without a place, go beside it. */
  reportFile: string;
  uploads: Uploads;
  /** Files of short links, and where the old site had them. */
  linkFiles: readonly string[];
  linkPrefix: string;
  /** The number of the highest article or review that is there already. */
  highestId: number;
  /** Today. Texts of a later day are not public yet. */
  day: string;
  /** The errors of the content, by path below it ("blog/a.md"). Only with it, texts are set aside: it needs the whole content in memory. */
  check?: (() => ReadonlyMap<string, readonly string[]>) | undefined;
  onProgress: (done: number, of: number) => void;
};

/** What is known of a text once it is in the content. */
type Imported = { title: string; remarks: readonly string[]; linksTo: readonly string[] };

/**
 * Brings a site into the content, one text at a time. With a check, texts that it refuses are set aside beside the report, and links
 * to them are taken out, so that the content passes it at once.
 * @returns Numbers by what they count.
 */
export async function runImport(options: ImportOptions): Promise<ReadonlyMap<string, number>> {
  const { source, root, reportFile, day } = options;
  const beside = reportFile.replace(/\.md$/, "");
  const ledger = new Ledger(`${beside}-state.json`, root);
  const pictures = new Pictures(options.uploads, ledger);
  const site = source.title || "this site";
  const ownCategories = new Set(namesIn("categories"));
  const places = placeEntries(source.heads, ledger, {
    slugs: { blog: new Set(namesIn("blog")), reviews: new Set(namesIn("reviews")), pages: new Set(namesIn("pages")) },
    categories: ownCategories,
    highestId: options.highestId,
  });
  const read = options.linkFiles.map((file) => readShortLinks(file, options.linkPrefix));
  const partners = addPartners(
    root,
    ledger,
    read.flatMap(({ links }) => links),
  );
  // A run that is stopped from here on can be run again: what has its place keeps it.
  ledger.save();
  const imported = new Map<string, Imported>();
  const categories = new Set<string>();
  const authors = new Map<string, string>();

  await bring(new Map(), () => true);
  const notes = {
    Authors: await addAuthors(),
    Categories: addCategories(root, ledger, [...categories], source.categories, isTaken),
  };
  const held = findHeld(options.check?.() ?? new Map());
  const heldAddresses = new Set([...held.keys()].map((key) => places.get(key)?.address));
  const affected = [...imported].filter(
    ([key, { linksTo }]) => held.has(key) || linksTo.some((to) => heldAddresses.has(to)),
  );
  if (affected.length > 0) {
    const keys = new Set(affected.map(([key]) => key));
    await bring(held, (key) => keys.has(key));
  }
  const redirects = redirectsTo(openAddresses(held));
  const strange = [...redirects.keys()].filter((from) => normalizePath(from) !== from);
  for (const from of strange) redirects.delete(from);
  const added = addRedirects(root, redirects);
  ledger.save();
  writeReport(reportFile, {
    from: site,
    sections: [
      {
        title: "What is wrong with the export",
        lines: [...source.mistakes, ...read.flatMap(({ mistakes }) => mistakes)],
      },
      { title: "Texts", items: [...imported.values()] },
      { title: "Authors", lines: notes.Authors },
      { title: "Categories", lines: notes.Categories },
      {
        title: "Addresses",
        lines: [
          `${added} addresses of the old site lead on now (content/site/moved.md).`,
          ...strange.map((from) => `${from} does not: addresses here have no letters but a to z.`),
        ],
      },
      {
        title: "Left out",
        lines: [...source.leftOut].map(([kind, number]) => `${number} × ${kind}: this site has no place for it.`),
      },
    ],
  });
  return new Map([
    ["texts", imported.size],
    ...(options.check ? [["of them set aside, because the check refuses them", held.size] as const] : []),
    ["pictures", pictures.count],
    ["addresses that lead on", added],
  ]);

  /** Converts texts and writes them. */
  async function bring(heldBack: Held, isWanted: (key: string) => boolean): Promise<void> {
    const moved = openAddresses(heldBack);
    let done = 0;
    for await (const entry of source.entries()) {
      done += 1;
      options.onProgress(done, source.heads.length);
      if (isWanted(entry.key)) await bringOne(entry, moved, heldBack.get(entry.key) ?? []);
    }
  }

  async function bringOne(
    entry: SourceEntry,
    moved: ReadonlyMap<string, string>,
    reasons: readonly string[],
  ): Promise<void> {
    const place = places.get(entry.key);
    const author = source.authors.get(entry.author)?.name ?? (entry.author || site);
    const linksTo: string[] = [];
    const link = (href: string) => {
      const target = leadLink(href, { oldSite: source.url, moved, partners, isKnown });
      if ("href" in target && target.href.startsWith("/")) linksTo.push(target.href);
      return target;
    };
    const file = await makeEntryFile(entry, {
      place: place ?? noPlace,
      site,
      author: authorSlug(author),
      pictures,
      link,
    });
    const isHiddenPage = place?.folder === "pages" && entry.isDraft;
    if (!place || isHiddenPage || reasons.length > 0) return setAside(entry, place, file, reasons);
    const outcome = ledger.write(`${place.folder}/${place.slug}.md`, file.text);
    const remarks =
      outcome === "edited" ? ["It was edited or deleted here since the last import, and is left alone."] : file.remarks;
    // A copy, because words cut from a text keep the whole of it in memory.
    imported.set(
      entry.key,
      structuredClone({ title: `${place.address} (${entry.url || entry.key})`, remarks, linksTo }),
    );
    if (place.folder === "pages") return;
    categories.add(cutWords(entry.categories[0] || "Uncategorized", 40));
    authors.set(authorSlug(author), entry.author);
  }

  /** A text that the content has no place for, or that the check refuses. */
  function setAside(
    entry: SourceEntry,
    place: Place | undefined,
    { text, remarks }: EntryFile,
    reasons: readonly string[],
  ): void {
    const folder = `${beside}-leftovers/${place?.folder ?? "pages"}`;
    const file = join(folder, `${place?.slug ?? authorSlug(entry.title || entry.key)}.md`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
    const path = place && `${place.folder}/${place.slug}.md`;
    if (path && ledger.forget(path)) rmSync(join(root, path));
    const title = `${entry.title || entry.key}: set aside as ${file}`;
    imported.set(entry.key, { title, remarks: [...whyAside(place, reasons), ...remarks], linksTo: [] });
  }

  /** The texts that the check refuses, by key, with what it says. */
  function findHeld(errors: ReadonlyMap<string, readonly string[]>): Held {
    return new Map(
      [...places].flatMap(([key, { folder, slug }]) => {
        const said = errors.get(`${folder}/${slug}.md`);
        return said ? [[key, said] as const] : [];
      }),
    );
  }

  /** New addresses by old path, without those of texts that readers cannot see. */
  function openAddresses(heldBack: Held): ReadonlyMap<string, string> {
    const open = source.heads.filter(({ key, isDraft, date }) => !isDraft && date <= day && !heldBack.has(key));
    return new Map(
      open.flatMap(({ key }) => {
        const place = places.get(key);
        return place?.oldPath ? [[place.oldPath, place.address] as const] : [];
      }),
    );
  }

  function redirectsTo(open: ReadonlyMap<string, string>): Map<string, string> {
    const shortLinks = [...partners]
      .filter(([path]) => path.startsWith("/"))
      .map(([path, slug]) => [path, `partner:${slug}`] as const);
    const own = new Set([...places.values()].map(({ address }) => address));
    return new Map([...open, ...shortLinks].filter(([from]) => !own.has(from) && !isTaken(from.slice(1))));
  }

  async function addAuthors(): Promise<string[]> {
    const notes: string[] = [];
    for (const [slug, key] of authors) {
      if (existsSync(join(root, `authors/${slug}.md`)) && !ledger.made(`authors/${slug}.md`)) continue;
      const author = source.authors.get(key) ?? { name: key || site, bio: "" };
      notes.push(...(await addAuthor(ledger, slug, author, site, pictures)));
    }
    return notes;
  }

  function isTaken(slug: string): boolean {
    return (
      reservedSegments.has(slug) ||
      isReservedSlug(slug) ||
      ownCategories.has(slug) ||
      existsSync(join(root, `pages/${slug}.md`))
    );
  }

  /** Pages of this site that old texts may name. */
  function isKnown(path: string): boolean {
    return ownCategories.has(path.slice(1)) || pageKinds.some(({ route }) => route === path);
  }

  /** Slugs of a folder that no import has made. */
  function namesIn(folder: Folder | "categories"): string[] {
    const path = join(root, folder);
    const slugs = existsSync(path)
      ? readdirSync(path).flatMap((file) => (file.endsWith(".md") ? [file.slice(0, -3)] : []))
      : [];
    return slugs.filter((slug) => !ledger.made(`${folder}/${slug}.md`));
  }
}

/** Why a text is set aside, in words; of many mistakes the first five. */
function whyAside(place: Place | undefined, reasons: readonly string[]): string[] {
  if (!place) return ["This site has a page of its own at this address: copy from it what you need."];
  if (reasons.length === 0) return ["It was no public page, and pages have no drafts here."];
  const more = reasons.length > 5 ? [`And ${reasons.length - 5} more like these.`] : [];
  return ["The check refuses it. Mend this, and move it into the content:", ...reasons.slice(0, 5), ...more];
}

/** Texts that the check refuses, by key, with what it says. */
type Held = ReadonlyMap<string, readonly string[]>;

const noPlace: Place = { folder: "pages", slug: "", id: 1, address: "", oldPath: undefined, remarks: [] };
