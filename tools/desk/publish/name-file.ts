import { parseDocument } from "yaml";
import { entryAddress, pageCollections } from "../../../lib/addresses/page-addresses";
import { singlePages } from "../../../lib/addresses/pages";
import type { Library } from "../../../lib/content/site/library";
import { routes } from "../../../lib/util/routes";
import { folders } from "../cms/folders";
import { getLabel, getSingular } from "../cms/form-words";
import { splitSource } from "../editing/split-source";

/** The values of the fields of a content file; none if it cannot be read. */
export function readFields(source: string): Readonly<Record<string, unknown>> {
  const document = parseDocument(splitSource(source)?.fields ?? "");
  return document.errors.length > 0 ? {} : (document.toJS() ?? {});
}

/**
 * A field as its form calls it: the price in the second of the plans is "Plan Small, price".
 * @param data The values of all fields, which name the items of lists.
 */
export function nameField(path: readonly string[], data: unknown): string {
  const words: string[] = [];
  for (const [index, part] of path.entries()) {
    if (/^\d+$/.test(part) && words.length > 0) {
      const { name, title, id } = (getAt(data, path.slice(0, index + 1)) ?? {}) as Record<string, unknown>;
      const called = [name, title, id].find((one) => typeof one === "string") ?? Number(part) + 1;
      words[words.length - 1] = `${getSingular(path[index - 1] ?? "")} ${called}`;
    } else words.push(getLabel(part));
  }
  return words
    .map((word, index) => (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase()))
    .join(", ");
}

function getAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce((at: unknown, part) => (at as Record<string, unknown> | null | undefined)?.[part], data);
}

/** What an editor calls a file, and where readers see it. */
export type NamedFile = { what: string; page: string | undefined };

/** What an editor calls a content file: "Article: What a year costs". @param name Path below the content folder. */
export function callFile(name: string, text: string): string {
  if (!name.endsWith(".md")) return `Picture: ${name}`;
  const [folder = "", slug = ""] = name.replace(/\.md$/, "").split("/");
  const data = readFields(text);
  if (folder === "test-reports") return `Test: ${data.product}, ${data.date}`;
  if (folder === "site") return `The site: ${getLabel(slug)}`;
  const called = [data.title, data.name].find((one) => typeof one === "string") ?? slug;
  return `${folders.find((kind) => kind.name === folder)?.one ?? "Page"}: ${called}`;
}

/** What an editor calls a content file, and its page. @param name Path below the content folder. */
export function nameFile(name: string, text: string, library: Library): NamedFile {
  const what = callFile(name, text);
  if (!name.endsWith(".md")) return { what, page: undefined };
  const [folder = "", slug = ""] = name.replace(/\.md$/, "").split("/");
  const app = folder === "products" ? slug : folder === "test-reports" ? readFields(text).product : undefined;
  const review = library.collections.reviews.find((entry) => entry.data.about === app);
  const page = pageCollections.find((collection) => collection === folder);
  const single = singlePages.find(({ texts = [] }) => texts.some((document) => document === `${folder}/${slug}`));
  return {
    what,
    page: app
      ? review && routes.review(review.slug)
      : page
        ? entryAddress(page, slug)
        : (single?.route ?? routes.home()),
  };
}
