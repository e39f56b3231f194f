import { pageDocuments } from "../../../lib/content/names";
import { documentNames, documentSchemas } from "../../../lib/content/read/collections";
import type { Library } from "../../../lib/content/site/library";
import { listSchemas } from "../schemas/list-schemas";
import { buildFields } from "./build-fields";
import { largestFile } from "./content-files";
import { folders } from "./folders";
import { getLabel } from "./form-words";
import { specialFields } from "./special-fields";
import type { SveltiaField, SveltiaFile, SveltiaFiles, SveltiaFolder } from "./sveltia-types";

/** Documents without a text below their fields. */
const withoutBody = /^site\/|^pages\/(about|contact|help)$/;

const body: SveltiaField = {
  name: "body",
  label: getLabel("body"),
  widget: "richtext",
  required: false,
  modes: ["raw"],
  hint: "Markdown. The content guide has the blocks, links and quotes that it may contain.",
};

export type DeskOptions = {
  /** Where the site runs, for links from an entry to its page. */
  site: string;
  /** Folder of the site's production build; default: this one. */
  build?: string | undefined;
};

/**
 * What Sveltia CMS shows, made from the schemas of the content and from the content itself: its categories, questions and
 * criteria. Made anew whenever the desk is opened.
 */
export function buildConfig(library: Library, { site }: DeskOptions) {
  const schemas = listSchemas();
  const getFields = (name: string): SveltiaField[] => {
    const special = specialFields(name in documentSchemas ? name : (name.split("/")[0] ?? ""), library);
    return arrange(buildFields(schemas.get(name) ?? {}, special), !withoutBody.test(name));
  };
  const getFile = (name: string, label: string, schema = name): SveltiaFile => ({
    name: name.replaceAll("/", "-"),
    label,
    file: `content/${name}.md`,
    fields: getFields(schema),
  });
  const siteFiles = documentNames.filter((name) => name.startsWith("site/"));
  const pages = [
    ...pageDocuments.map((name) => getFile(name, getLabel(name.slice("pages/".length)))),
    ...library.collections.pages.map(({ slug, data }) => getFile(`pages/${slug}`, data.title, "pages")),
  ];
  const collections: (SveltiaFolder | SveltiaFiles)[] = [
    ...folders.map(({ name, label, one, icon, slug, title, page, summary }) => ({
      name,
      label,
      label_singular: one,
      icon,
      folder: `content/${name}`,
      identifier_field: title,
      fields: getFields(name),
      // A file is renamed by its command, which also changes every link to it.
      slug: { template: slug, editable: ["create"] },
      ...(page ? { preview_path: page } : {}),
      ...(summary ? { summary } : {}),
    })),
    { name: "pages", label: "Pages", icon: "description", files: pages },
    {
      name: "site",
      label: "The site",
      icon: "settings",
      files: siteFiles.map((name) => getFile(name, getLabel(name.slice("site/".length)))),
    },
  ];
  return {
    // It works in a folder that the page gives it: page/folder.js.
    backend: { name: "test-repo" },
    load_config_file: false,
    app_title: "Desk",
    site_url: site,
    media_folder: "content/media",
    public_folder: "/images",
    // Names of pictures as the content wants them: "My photo.png" becomes "my-photo.png".
    media_libraries: { default: { config: { slugify_filename: true, max_file_size: largestFile } } },
    slug: { encoding: "ascii", clean_accents: true },
    // Beside the form, page/real-page.js shows the page itself.
    editor: { preview: true },
    output: { omit_empty_optional_fields: true },
    collections,
  };
}

/** The configuration as the editor gets it: without what only saving needs (tools/desk/editing/form-fields.ts). */
export function printConfig(config: ReturnType<typeof buildConfig>): string {
  return JSON.stringify(config, (key, value) => (key === "numeric" ? undefined : value));
}

/** The text comes below the excerpt, where editors write, and the number of an entry, which is chosen for them, last. */
function arrange(fields: readonly SveltiaField[], hasBody: boolean): SveltiaField[] {
  const isNumber = ({ name }: SveltiaField) => name === "id";
  const others = fields.filter((one) => !isNumber(one));
  const excerpt = others.findIndex(({ name }) => name === "excerpt");
  if (hasBody) others.splice(excerpt === -1 ? others.length : excerpt + 1, 0, body);
  return [...others, ...fields.filter(isNumber)];
}

/** The form of a content file; `undefined` if the desk has none for it. @param name Below the content folder: "blog/name.md". */
export function getForm(name: string, config: ReturnType<typeof buildConfig>): readonly SveltiaField[] | undefined {
  for (const one of config.collections) {
    if ("files" in one) {
      const found = (one as SveltiaFiles).files.find(({ file }) => file === `content/${name}`);
      if (found) return found.fields;
    } else if (name.startsWith(`${one.folder.slice("content/".length)}/`)) return one.fields;
  }
  return undefined;
}
