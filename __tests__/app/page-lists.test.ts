import { knownAddresses } from "@/lib/addresses/known-addresses";
import { matchPages } from "@/lib/addresses/page-addresses";
import { type PageName, pageKinds } from "@/lib/addresses/pages";
import { resolveRequest } from "@/lib/addresses/routing/resolve-request";
import { currentSite } from "@/lib/content/site/current-site";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { siteEntries } from "@/lib/machines/sitemap";
import { openSearchIndex } from "@/lib/search/site-search";
import { listExamples } from "@/tools/proof/bench/page-examples";

/** What the lists of the site name, against what lib/addresses/pages.ts says of each kind of page. */
const kindsOf = (paths: readonly string[]) =>
  new Set(
    paths.flatMap((path) => {
      const isPage = knownAddresses(currentSite()).has("pages", path.slice(1));
      // Categories and pages share a route.
      const found = matchPages(path).filter(({ one }) => isPage === (one.name === "page"));
      return found.map(({ one }) => one.name);
    }),
  );
/** The main blog stands among the categories; its pages have routes of their own. */
const withMainBlog = (kinds: ReadonlySet<PageName>) => new Set([...kinds, "blog" as const]);
const names = (isMeant: (kind: (typeof pageKinds)[number]) => boolean) =>
  new Set<PageName>(pageKinds.filter(isMeant).map(({ name }) => name));
const pathOf = (url: string) => new URL(url).pathname;

const { library, day } = currentSite();

it("sitemap.xml has every kind of page that may be indexed, and no other", () => {
  expect(kindsOf(siteEntries(currentSite()).map(({ path }) => path))).toEqual(names(({ isIndexed }) => isIndexed));
});

it("llms.txt has every kind of page that has a heading there, and no other", () => {
  const links = [...llmsText(currentSite()).matchAll(/\]\((\S+)\)/g)].map(([, url = ""]) => pathOf(url));
  const pages = links.filter((path) => !path.includes("."));
  expect(kindsOf(pages)).toEqual(withMainBlog(names(({ llms }) => llms !== undefined)));
});

it("search has every kind of page that has a category there, and no other", async () => {
  const { documents } = await openSearchIndex(currentSite());
  const found = documents.filter(({ result }) => result.type === "page");
  // An app without a review is found as the form that compares it.
  const kinds = kindsOf(found.map(({ result }) => result.url.split("?")[0] ?? ""));
  expect(kinds).toEqual(withMainBlog(names(({ search }) => search !== undefined)));
});

it("there is an example of every kind of page that readers come to, and the middleware lets each pass", () => {
  const examples = listExamples(library, day, 2);
  expect(new Set(examples.map(({ name }) => name))).toEqual(names(({ reached }) => reached !== "middleware"));
  const passed = examples.filter(
    ({ path }) => resolveRequest(path.split("?")[0] ?? "", knownAddresses(currentSite()), () => undefined) === "pass",
  );
  expect(passed).toEqual(examples);
  for (const name of names(() => true))
    expect(examples.filter((example) => example.name === name).length).toBeLessThanOrEqual(2);
});
