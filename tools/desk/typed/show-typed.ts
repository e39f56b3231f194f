import { existsSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import { checkContent } from "../../../lib/check/check-content";
import { findProblems } from "../../../lib/content/link/find-problems";
import { stripMetadata } from "../../../lib/content/pictures/picture-metadata";
import { createFolderReader } from "../../../lib/content/read/read-folder";
import { today } from "../../../lib/content/site/entry-dates";
import type { Library } from "../../../lib/content/site/library";
import { committedContent } from "../../../scripts/lib/content-at";
import { findFile } from "../cms/content-files";
import { folders } from "../cms/folders";
import { writeInto } from "../cms/save-content";
import { toSlug } from "../editing/to-slug";
import { describeFinding, type Finding } from "../publish/describe-finding";
import { nameFile } from "../publish/name-file";
import { isAbout } from "../publish/publish";
import { Obstacle } from "../publish/repository";
import { startTypedSite, type TypedSite } from "./typed-site";

/** What the form of an entry holds while it is being filled in. */
export const typedEntry = z.strictObject({
  /** "products", or the group of a document. */
  collection: z.string().max(40),
  /** "content/products/name.md"; empty for a new entry, whose name follows from its fields. */
  path: z.string().max(300),
  data: z.record(z.string().max(100), z.unknown()),
  /** Pictures that are chosen and not uploaded yet, as base64, by their names in `data` without "/images/". */
  pictures: z.record(z.string().regex(/^typed-\d{1,3}\.(avif|webp|png|jpg)$/), z.string()),
});

type TypedEntry = z.output<typeof typedEntry>;

/** What the desk shows beside a form. Nothing of it is written into the content. */
export type RealPage = {
  /** Starts the site, which takes seconds, before it is needed. */
  prepare: () => void;
  /** @returns The frame to show pages in, and the page; no page while there is none yet. @throws Obstacle, NotSavable */
  show: (typed: TypedEntry) => Promise<{ frame: string; page: string | undefined }>;
  /** What the check finds in what was shown last. */
  check: () => Promise<Finding[]>;
  stop: () => void;
};

/**
 * Shows pages by one site, which it starts when the first is asked for.
 * @param root Absolute path of the content folder. @param getPort The port of the desk. @param build Folder of the build.
 */
export function createRealPage(root: string, getPort: () => number, build?: string): RealPage {
  let starting: Promise<TypedSite> | undefined;
  let read: () => Library = () => {
    throw new Error("There is no content yet.");
  };
  let shown: string | undefined;
  const start = async () => {
    const site = await startTypedSite(root, getPort(), build);
    const readFiles = createFolderReader({ root: site.root });
    let sound = readFiles();
    // Like the site, which keeps its former content while what is typed has errors.
    read = () => {
      const now = readFiles();
      if (findProblems(now).length === 0) sound = now;
      return sound;
    };
    read();
    return site;
  };
  const getSite = () => {
    starting ??= start();
    return starting.catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
  };
  /** One after the other, because each changes the content of the same site. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act, act);
    last = result.catch(() => {});
    return result;
  };

  const show: RealPage["show"] = async (typed) => {
    const name = nameOf(typed, root);
    if (!findFile(`/content/${name}`, root)) throw new Obstacle("There is no such file.");
    const site = await getSite();
    const { body = "", ...fields } = typed.data;
    const sent = `---\n${stringify(fields)}---\n\n${body}`;
    const text = writeInto(join(root, name), root, sent, read());
    if (text === undefined) throw new Obstacle("The desk has no form for this file.");
    const files = new Map<string, string | Uint8Array>([[name, text]]);
    for (const [picture, base64] of Object.entries(typed.pictures))
      files.set(`media/${picture}`, await stripMetadata(Buffer.from(base64, "base64")));
    await site.show(files);
    shown = name;
    const page = pageOf(name, text, read());
    return {
      frame: `${site.origin}/desk-frame?desk-token=${site.token}`,
      page: page && new URL(page, site.origin).href,
    };
  };

  const check: RealPage["check"] = async () => {
    const site = await starting;
    if (!site || !shown) return [];
    const names = [shown];
    const options = { root: site.root, day: today(), former: committedContent(root) };
    return checkContent(options)
      .filter((one) => one.severity === "error" && isAbout(one, names, site.root))
      .map((one) => describeFinding(one, site.root));
  };
  return {
    // If it does not start, the reason is given when a page is asked for.
    prepare: () => void getSite().catch(() => {}),
    show: (typed) => inTurn(() => show(typed)),
    check: () => inTurn(check),
    stop: () => void starting?.then((site) => site.stop()).catch(() => {}),
  };
}

/** The file that saving would write. */
function nameOf({ collection, path, data }: TypedEntry, root: string): string {
  if (path) return path.replace(/^content\//, "");
  const template = folders.find((folder) => folder.name === collection)?.slug;
  if (!template) throw new Obstacle("The desk has no form for this file.");
  const slug = toSlug(template.replace(/\{\{(\w+)\}\}/g, (_, field) => String(data[field] ?? ""))) || "new";
  // A file of this name is another entry, which stays as it is.
  return `${collection}/${existsSync(join(root, collection, `${slug}.md`)) ? `${slug}-new` : slug}.md`;
}

/** The address of the page that shows a file; none for an entry that has never been valid. */
function pageOf(name: string, text: string, library: Library): string | undefined {
  const { collections } = library;
  const [folder = "", slug] = name.replace(/\.md$/, "").split("/");
  const isMissing =
    folder in collections && !collections[folder as keyof typeof collections].some((one) => one.slug === slug);
  return isMissing ? undefined : nameFile(name, text, library).page;
}
