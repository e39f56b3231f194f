import type { Library } from "../../../../lib/content/snapshot/library";
import { toSlug } from "../to-slug";
import { type Answers, askForApp, getList, given, type NewKind, type Question, toCome } from "./kind";

const title: Question = { name: "title", ask: "Title (10 to 90 characters)" };
const slug: Question = {
  name: "slug",
  ask: "Name of the file (default: from the title)",
  fallback: "",
  namesFile: true,
};

function questionsOfEntry(library: Library, day: string): Question[] {
  const authors = library.collections.authors.map((author) => author.slug);
  const categories = library.documents["site/site"]?.data.postCategories.map(({ name }) => name) ?? [];
  return [
    title,
    slug,
    { name: "category", ask: "Category", choices: categories },
    { name: "author", ask: "Author", choices: authors, ...(authors.length === 1 ? { fallback: authors[0] } : {}) },
    { name: "tags", ask: "Tags, with commas between them (default: the category)", fallback: "" },
    { name: "date", ask: "Day of publication", fallback: day },
    { name: "excerpt", ask: "Excerpt (50 to 160 characters; later, if you like)", fallback: "" },
    {
      name: "cover",
      ask: "Picture, like /images/covers/name.webp (default: one is drawn)",
      field: "coverImage",
      fallback: "",
    },
    { name: "alt", ask: "What the picture shows (later, if you like)", field: "coverAlt", fallback: "" },
  ];
}

function fieldsOfEntry(answers: Answers, library: Library, folder: string, name: string) {
  const { blog, reviews } = library.collections;
  const ids = [...blog, ...reviews].map(({ data }) => data.id);
  return {
    id: Math.max(0, ...ids) + 1,
    title: answers.title,
    excerpt: given(answers.excerpt) ?? `${toCome}: one or two sentences that say what a reader finds in this text.`,
    category: answers.category,
    tags: answers.tags ? getList(answers.tags) : [answers.category],
    coverImage: given(answers.cover) ?? `/images/covers/${folder}/${name}.webp`,
    coverAlt: given(answers.alt) ?? `${toCome}: what the cover shows`,
    date: answers.date,
    author: answers.author,
  };
}

/** An article, as a draft. */
export const article: NewKind = {
  folder: "blog",
  questions: questionsOfEntry,
  build: (answers, library) => {
    const name = given(answers.slug) ?? toSlug(answers.title ?? "");
    const data = { ...fieldsOfEntry(answers, library, "blog", name), draft: true };
    return { slug: name, data, body: `${toCome}: begin with a paragraph.\n` };
  },
};

/** An app has one review. */
function appsWithoutReview({ collections: { products, reviews } }: Library): string[] {
  const reviewed = new Set(reviews.map(({ data }) => data.about));
  return products.map((product) => product.slug).filter((app) => !reviewed.has(app));
}

/** A review of an app of content/products, as a draft. */
export const review: NewKind = {
  folder: "reviews",
  questions: (library, day) => [
    { ...askForApp, field: "about", choices: appsWithoutReview(library) },
    ...questionsOfEntry(library, day).map((one) =>
      one === slug ? { ...slug, ask: "Name of the file (default: from the app)" } : one,
    ),
  ],
  build: (answers, library) => {
    const name = given(answers.slug) ?? `${answers.app}-review`;
    const app = library.collections.products.find((product) => product.slug === answers.app)?.data;
    const data = {
      ...fieldsOfEntry(answers, library, "reviews", name),
      product: app?.name,
      about: answers.app,
      pros: [`${toCome}: a strength`, `${toCome}: another strength`],
      cons: [`${toCome}: a weakness`],
      verdict: `${toCome}: the verdict, in one or two sentences.`,
      affiliateLink: app?.partner ? `partner:${app.partner}` : undefined,
      draft: true,
    };
    return { slug: name, data, body: `${toCome}: begin with a paragraph.\n` };
  },
};

/** A page of its own. It has no drafts: it is public with the next publication. */
export const page: NewKind = {
  folder: "pages",
  questions: () => [
    { ...title, ask: "Title (5 to 60 characters)" },
    slug,
    { name: "description", ask: "Description for search engines (50 to 160 characters)", field: "seoDescription" },
    { name: "text", ask: "First paragraph" },
  ],
  build: (answers) => ({
    slug: given(answers.slug) ?? toSlug(answers.title ?? ""),
    data: { title: answers.title, seoTitle: answers.title, seoDescription: answers.description },
    body: `${answers.text}\n`,
  }),
};
