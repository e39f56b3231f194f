import type { CollectionName } from "../../../lib/content/read/collections";

/** How the folders are called, in the order of the menu, with their icon, what names an entry, and its address on the site. */
export const folders: readonly {
  name: CollectionName;
  label: string;
  one: string;
  icon: string;
  slug: string;
  title: string;
  page?: string;
  summary?: string;
}[] = [
  {
    name: "blog",
    label: "Articles",
    one: "Article",
    icon: "article",
    slug: "{{title}}",
    title: "title",
    page: "/blog/{{slug}}",
  },
  {
    name: "reviews",
    label: "Reviews",
    one: "Review",
    icon: "rate_review",
    slug: "{{product}}-review",
    title: "title",
    page: "/reviews/{{slug}}",
  },
  { name: "products", label: "Apps", one: "App", icon: "apps", slug: "{{name}}", title: "name" },
  {
    name: "test-reports",
    label: "Tests",
    one: "Test",
    icon: "science",
    slug: "{{product}}-{{date}}",
    title: "version",
    summary: "{{product}}, {{date}}",
  },
  {
    name: "authors",
    label: "Authors",
    one: "Author",
    icon: "person",
    slug: "{{name}}",
    title: "name",
    page: "/authors/{{slug}}",
  },
  { name: "categories", label: "Lists", one: "List", icon: "list", slug: "{{name}}", title: "name", page: "/{{slug}}" },
  { name: "partners", label: "Partners", one: "Partner", icon: "handshake", slug: "{{name}}", title: "name" },
];
