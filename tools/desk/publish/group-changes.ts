import { entryAddress, pageCollections } from "../../../lib/addresses/page-addresses";
import { singlePages } from "../../../lib/addresses/pages";
import type { Library } from "../../../lib/content/site/library";
import { routes } from "../../../lib/util/routes";
import { folders } from "../cms/folders";
import { getLabel } from "../cms/form-words";
import { flatten } from "../impact/flatten";
import { type ChangedFile, readFields } from "./list-changes";

/** What an editor calls a file, and where readers see it. */
export type NamedFile = { what: string; page: string | undefined };

/** Files that belong together: an app with its test and review, and the pictures in them. */
export type ChangeGroup = { title: string; files: ChangedFile[] };

/** What an editor calls a content file: "Article: What a year costs". @param name Path below the content folder. */
export function callFile(name: string, text: string): string {
  if (!name.endsWith(".md")) return `Picture: ${name}`;
  const [folder = "", slug = ""] = name.replace(/\.md$/, "").split("/");
  const { data = {} } = readFields(text) ?? {};
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
  const { data = {} } = readFields(text) ?? {};
  const app = folder === "products" ? slug : folder === "test-reports" ? String(data.product) : undefined;
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

/** Puts together the changed files that belong together, because one names the other. */
export function groupChanges(files: readonly ChangedFile[], library: Library): ChangeGroup[] {
  const groups: ChangedFile[][] = [];
  for (const file of files) {
    const related = groups.filter((group) => group.some((other) => belongTogether(file, other)));
    for (const group of related) groups.splice(groups.indexOf(group), 1);
    groups.push([...related.flat(), file]);
  }
  return groups.map((group) => {
    const sorted = [...group].sort((a, b) => rankOf(a) - rankOf(b));
    const [first] = sorted;
    return { title: first ? nameFile(first.name, first.text, library).what : "", files: sorted };
  });
}

/** Texts before pictures, and of those what readers read first. */
function rankOf({ name }: ChangedFile): number {
  const order = ["reviews/", "blog/", "pages/", "products/", "test-reports/"];
  const at = order.findIndex((folder) => name.startsWith(folder));
  return at === -1 ? (name.endsWith(".md") ? order.length : order.length + 1) : at;
}

function belongTogether(a: ChangedFile, b: ChangedFile): boolean {
  return names(a, b) || names(b, a) || (appOf(a) !== undefined && appOf(a) === appOf(b));
}

/** Whether a text shows a picture, or needs a file that was not there before, or is no more. */
function names(from: ChangedFile, to: ChangedFile): boolean {
  if (!from.name.endsWith(".md") || from === to) return false;
  if (!to.name.endsWith(".md")) return from.text.includes(`/images/${to.name.replace(/^media\//, "")}`);
  if (to.state === "changed") return false;
  const [folder = "", slug = ""] = to.name.replace(/\.md$/, "").split("/");
  const isLinked = new RegExp(`/${slug}(?![\\w-])`).test(from.text);
  const isNamed = folder !== "blog" && [...flatten(readFields(from.text)?.data ?? {}, "").values()].includes(slug);
  return isLinked || isNamed;
}

function appOf({ name, text }: ChangedFile): string | undefined {
  if (name.startsWith("products/")) return name.slice("products/".length, -".md".length);
  const field = name.startsWith("test-reports/") ? "product" : name.startsWith("reviews/") ? "about" : undefined;
  const app = field && readFields(text)?.data[field];
  return typeof app === "string" ? app : undefined;
}
