import { entryAddress, pageCollections } from "../../../lib/addresses/page-addresses";
import { singlePages } from "../../../lib/addresses/pages";
import type { Library } from "../../../lib/content/site/library";
import { routes } from "../../../lib/util/routes";
import { folders } from "../cms/folders";
import { getLabel } from "../cms/form-words";
import { readFields } from "./fields-of-file";

/** What an editor calls a file, and where readers see it. */
export type NamedFile = { what: string; page: string | undefined };

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
  const app = folder === "products" ? slug : folder === "test-reports" ? readFields(text)?.data.product : undefined;
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
