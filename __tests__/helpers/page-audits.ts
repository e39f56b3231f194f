import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { knownAddresses } from "@/lib/addresses/known-addresses";
import { matchPages } from "@/lib/addresses/page-addresses";
import type { FileAt } from "@/lib/addresses/routing/public-files";
import { resolveRequest } from "@/lib/addresses/routing/resolve-request";
import { currentSite } from "@/lib/content/site/current-site";
import { siteEntries } from "@/lib/machines/sitemap";
import { isReservedId } from "@/lib/text/rehype-own-ids";
import { routes } from "@/lib/util/routes";
import {
  attributeOf,
  type Element,
  elementsIn,
  heard,
  renderAllPages,
  type ShownPage,
  seen,
  written,
} from "./all-pages";
import { findDiagnostics, findLooseEnds, type PageFacts } from "./structured-data";

let pages: ShownPage[];
/** By path. */
let known: Map<string, ShownPage>;
/** The names of each page, in small letters. */
let names: Map<ShownPage, string[]>;
/** The pages that have a name. */
let pagesNamed: Map<string, ShownPage[]>;
/** The texts of editors, by file. */
let texts: { name: string; text: string }[];

type Audited = {
  /** The content folder. */
  folder: string;
  /** Addresses of pages that no list names. */
  unlisted?: readonly string[];
};

/** Rules for every page of a site, each rendered once. */
export function auditPages({ folder, unlisted = [] }: Audited): void {
  beforeAll(() => render(folder, unlisted));
  it("each address in structured data is a page of that name", auditStructuredData);
  it("structured data states what it must, and nothing that the page does not show", auditStatements);
  it("each page is one graph, in which each thing has one name and nothing is missing", auditGraphs);
  it("the day of an entry's last change in the sitemap is one that its page shows", auditDays);
  it("the words of each link fit where it leads", auditLinks);
  it(
    "each link inside the site leads to something that is there, in the sitemap too, and each to a place finds it",
    auditTargets,
  );
  it("every affiliate link is marked, opens a new tab and says so, on a page that discloses it", auditSelling);
  it("no id is on a page twice, and none of the page's own can be a heading's of a text", auditIds);
  it("what a reader hears has a name, and what names it is there", auditNames);
  it("nothing is empty, and no link, field, picture, day or head of a table lacks what it needs", auditParts);
}

async function render(folder: string, unlisted: readonly string[]): Promise<void> {
  pages = await renderAllPages(unlisted);
  texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
  known = new Map(pages.map((page) => [page.address.split("?")[0] ?? "", page]));
  names = new Map(pages.map((page) => [page, readNames(page)]));
  pagesNamed = new Map();
  for (const page of pages)
    for (const name of namesOf(page)) pagesNamed.set(name, [...(pagesNamed.get(name) ?? []), page]);
}

const origin = "http://localhost:3000";
const squash = (text: string) => text.replace(/\s+/g, " ").trim();
const plain = (text: string) => squash(text).toLowerCase();

const namesOf = (page: ShownPage) => names.get(page) ?? [];
const first = (page: ShownPage, isIt: (element: Element) => boolean) => page.elements.find(isIt);

/** What a page is called: its first heading, its own breadcrumb, and in structured data the page, its author and its app. */
function readNames(page: ShownPage): string[] {
  const heading = first(page, ({ tagName }) => tagName === "h1");
  const crumb = first(page, (one) => attributeOf(one, "aria-current") === "page");
  const stated = page.jsonLd.flatMap(({ name, about, itemReviewed }) => [name, nameOf(about), nameOf(itemReviewed)]);
  const all = [heading && heard(heading), crumb && heard(crumb), ...stated].filter((name) => typeof name === "string");
  return [...new Set(all.map(plain))];
}

const nameOf = (thing: unknown) => (thing as { name?: unknown } | undefined)?.name;

/** Each thing in structured data, however deep. */
function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(thingsIn)];
}

function auditStructuredData(): void {
  const wrong: string[] = [];
  let checked = 0;
  for (const page of pages)
    for (const thing of thingsIn(page.jsonLd)) {
      const name = thing.name ?? thing.headline;
      for (const address of [thing.url, thing.item]) {
        if (typeof address !== "string" || typeof name !== "string" || !address.startsWith(origin)) continue;
        const { pathname, hash } = new URL(address);
        const target = known.get(pathname);
        checked += 1;
        const isThere = target && (hash === "" || target.html.includes(` id="${hash.slice(1)}"`));
        if (!isThere)
          wrong.push(`${page.address}: ${thing["@type"]} "${name}" → ${pathname}${hash}, which is not there`);
        else if (hash === "" && !namesOf(target).some((one) => one.includes(plain(name)) || plain(name).includes(one)))
          wrong.push(
            `${page.address}: ${thing["@type"]} "${name}" → ${pathname}, which is ${namesOf(target).join(" / ")}`,
          );
      }
    }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(pages.length);
}

/** What the page shows of all that structured data may state. */
function factsOf(page: ShownPage): PageFacts {
  const named = (...names: string[]) => page.elements.filter(({ tagName }) => names.includes(tagName));
  const words = (one: Element | undefined) => (one ? squash(written(one)) : "");
  const addresses = (some: Element[], name: string) =>
    some.flatMap((one) => attributeOf(one, name) ?? []).map((address) => new URL(address, origin + page.address));
  const listBelow = (heading: string) => {
    const parent = named("h3").find((one) => words(one) === heading)?.parentNode;
    return parent
      ? elementsIn(parent)
          .filter(({ tagName }) => tagName === "li")
          .map(words)
      : [];
  };
  const scored = page.elements.find((one) => attributeOf(one, "data-score") !== undefined);
  const ranking = page.elements.find((one) => attributeOf(one, "data-ranking") !== undefined);
  const heads = ranking ? elementsIn(ranking).filter(({ tagName }) => tagName === "h3") : [];
  const inHeads = heads.flatMap(elementsIn).filter(({ tagName }) => tagName === "a");
  return {
    text: words(named("body")[0]),
    headings: named("h1").map(words),
    days: named("time").map((one) => attributeOf(one, "datetime") ?? ""),
    score: scored && words(scored),
    ranked: addresses(inHeads, "href").map(({ href }) => href),
    sides: { Pros: listBelow("Pros"), Cons: listBelow("Cons") },
    pictures: addresses(named("img"), "src").map(({ pathname }) => pathname),
    links: addresses(named("a"), "href").map(({ href }) => href),
  };
}

const diagnosticsOf = (find: (page: ShownPage) => string[]) =>
  pages.flatMap((page) => find(page).map((diagnostic) => `${page.address}: ${diagnostic}`));

function auditStatements(): void {
  expect(diagnosticsOf((page) => findDiagnostics(page.jsonLd, factsOf(page)))).toEqual([]);
}

function auditGraphs(): void {
  expect(diagnosticsOf(({ jsonLd }) => findLooseEnds(jsonLd))).toEqual([]);
  const count = ({ html }: ShownPage) => html.match(/application\/ld\+json/g)?.length ?? 0;
  expect(diagnosticsOf((page) => (count(page) > 1 ? [`${count(page)} graphs`] : []))).toEqual([]);
}

function auditDays(): void {
  const entries = siteEntries(currentSite()).filter(({ path }) => /^\/(blog|reviews)\/[^/]+$/.test(path));
  const wrong = entries.filter(({ path, lastmod }) => {
    const page = known.get(path);
    const isEntry = page?.jsonLd.some((thing) => /^(BlogPosting|Review|Article)$/.test(thing["@type"]));
    return isEntry && !factsOf(page as ShownPage).days.includes(lastmod ?? "");
  });
  expect(wrong).toEqual([]);
  expect(entries.length).toBeGreaterThan(0);
}

const pageNumber = ({ pathname }: URL) => Number(/\/page\/(\d+)$/.exec(pathname)?.[1] ?? 1);

/** Labels that name no page, with what has to be true of the address. */
const labels: [label: RegExp, fits: (to: URL, from: URL, label: string) => boolean][] = [
  [/\bRSS$/, ({ pathname }) => pathname.endsWith(".xml")],
  [/\bJSON( Feed)?$/, ({ pathname }) => pathname.endsWith(".json")],
  [/^Next$/, (to, from) => pageNumber(to) === pageNumber(from) + 1],
  [/^Previous$/, (to, from) => pageNumber(to) === pageNumber(from) - 1],
  [/^Page \d+$/, (to, _from, label) => label === `Page ${pageNumber(to)}`],
  [/^Scroll to top$/, ({ hash }) => hash === "#top"],
  [/^(Ad: )?(how )?we (are paid|may earn|earn)|^here is how$/i, ({ pathname }) => pathname === "/affiliate-disclosure"],
  [/^(Tell us|Report an inaccuracy|Wrong\?)/i, ({ pathname }) => pathname === "/contact"],
  [
    /^Alternatives$/,
    ({ hash, pathname }) => /^#(alternatives|compare-with)$/.test(hash) || pathname === "/alternatives",
  ],
  [/^All \d+ answers\b/, ({ hash }) => hash === "#facts"],
  [/^Points$/, ({ pathname, search }) => pathname === "/reviews/find" && !/order=(?!points)/.test(search)],
  [/^Fewest steps to leave$/, ({ search }) => search.includes("order=way-out")],
  [
    /^All (questions|filters and weights)$|^Start over$|^Reset to our weights$/,
    ({ pathname }) => pathname === "/reviews/find",
  ],
  [/^(Browse )?All (articles|posts)\b/i, ({ pathname }) => pathname === "/blog"],
  // A category of reviews, beside which an article may be filed, too.
  [/^(\w+ )?Reviews$/i, ({ pathname }) => pathname.startsWith("/review")],
  [/^Return to Homepage$/, ({ pathname }) => pathname === "/"],
  [/^All \d+$/, ({ searchParams }) => searchParams.has("q") && !searchParams.has("type")],
  [
    /^(Reviews|Pages) \d+$/,
    ({ searchParams }, _from, label) => label.toLowerCase().startsWith(searchParams.get("type") ?? "?"),
  ],
];

/** The words of a text that say something, without their endings. */
const wordsIn = (text: string): string[] =>
  (plain(text).match(/[a-z0-9]{3,}/g) ?? [])
    .filter((word) => !/^(the|and|for|what|how|you|our|all|are|app|read|with|from|this|that|page)$/.test(word))
    .map((word) => word.slice(0, 5));

/** Whether an editor has chosen the words: they are in the page's own file, or beside the address in another. */
function isChosen(words: string, { pathname, hash }: URL): boolean {
  const slug = pathname.split("/").at(-1);
  return texts.some(({ name, text }) => {
    const at = text.indexOf(words);
    if (at < 0) return false;
    return (
      name.endsWith(`/${slug}.md`) ||
      text.slice(Math.max(0, at - 160), at + words.length + 160).includes(pathname + hash)
    );
  });
}

/** Whether the listing of a category has a page that leads to the entry. The main blog lists all, so that it says nothing. */
const lists = (listing: string, entry: string): boolean =>
  listing !== routes.blog() &&
  [...known].some(
    ([path, { html }]) => (path === listing || path.startsWith(`${listing}/page/`)) && html.includes(`href="${entry}"`),
  );

/**
 * Why the words of a link do not fit its address; nothing where they do. Words that are the name of one page lead to it. Others are a
 * label of the table above, stand at the place where they lead, share a word with the names or the address of the page there, name
 * the category of the entry in a listing that lists it, or have been chosen by an editor.
 */
function misfit(link: Element, href: string, page: ShownPage): string | undefined {
  const words = squash(heard(link)).replace(/ \(opens .*\)$/, "");
  const from = new URL(page.address, origin);
  const to = new URL(href, from);
  const target = to.pathname === from.pathname ? page : known.get(to.pathname);
  const label = labels.find(([pattern]) => pattern.test(words));
  if (label) return label[1](to, from, words) ? undefined : "the label says otherwise";
  const place =
    to.hash === "" ? undefined : target && first(target, (one) => attributeOf(one, "id") === to.hash.slice(1));
  if (to.hash !== "" && target && !place) return "there is no such place";
  if (place && plain(heard(place)).startsWith(plain(words))) return undefined;
  const [named, ...others] = pagesNamed.get(plain(words)) ?? [];
  if (named && others.length === 0 && to.hash === "" && named !== target) return `${named.address} has this name`;
  const there = place ? heard(place) : target ? namesOf(target).join(" ") : "";
  const said = wordsIn(`${there} ${href.replace(/[-_/=&?.#]/g, " ")}`);
  if (wordsIn(words).some((word) => said.includes(word)) || lists(to.pathname, from.pathname)) return undefined;
  return isChosen(words, to) ? undefined : `that is ${target ? namesOf(target).join(" / ") : "no page"}`;
}

const isText = (one: Element) => attributeOf(one, "class")?.split(" ").includes("prose") === true;

/** Links in texts, and tags, whose words editors choose. */
const editorsLinks = (page: ShownPage): Set<Element> =>
  new Set(page.elements.filter((one) => isText(one) || attributeOf(one, "aria-label") === "Tags").flatMap(elementsIn));

function auditLinks(): void {
  const wrong = new Map<string, string>();
  let checked = 0;
  for (const page of pages) {
    const ofEditors = editorsLinks(page);
    for (const link of page.elements) {
      const href = attributeOf(link, "href");
      if (link.tagName !== "a" || !href || ofEditors.has(link)) continue;
      const isSeen =
        squash(seen(link)) !== "" || elementsIn(link).some(({ tagName }) => /^(img|svg|input)$/.test(tagName));
      if (!isSeen) wrong.set(href, `${page.address}: nothing of it is seen`);
      // Pictures have no names.
      if (!/^[/#](?!media\/)/.test(href)) continue;
      checked += 1;
      const found = misfit(link, href, page);
      if (found) wrong.set(`${squash(heard(link))} → ${href}`, `${page.address}: ${found}`);
    }
  }
  expect([...wrong]).toEqual([]);
  expect(checked).toBeGreaterThan(10 * pages.length);
}

const publicFiles = new Set(
  readdirSync("public", { recursive: true, encoding: "utf8" }).map((name) => `/${name.replaceAll("\\", "/")}`),
);
const fileAt: FileAt = (path) => (publicFiles.has(path) ? path : undefined);

/** Whether search engines may list what is at a path: it has no ending of a file. */
const isIndexed = (path: string) => !path.includes(".") && matchPages(path).some(({ one }) => one.isIndexed);

function auditTargets(): void {
  const wrong = new Set<string>();
  const answer = (path: string) => resolveRequest(path, knownAddresses(currentSite()), fileAt);
  for (const page of pages)
    for (const link of page.elements.filter(({ tagName }) => tagName === "a")) {
      const from = new URL(page.address, origin);
      const to = new URL(attributeOf(link, "href") ?? "#", from);
      if (to.origin !== origin) continue;
      const own = from.pathname;
      const direct = to.pathname === own ? "pass" : answer(to.pathname);
      const last = typeof direct === "object" && "redirect" in direct ? answer(direct.redirect) : direct;
      if (last !== "pass") wrong.add(`${page.address} leads to ${to.pathname}, which is not there`);
      const target = to.pathname === own ? page : known.get(to.pathname);
      if (!target && to.search === "" && isIndexed(to.pathname))
        wrong.add(`${page.address} leads to ${to.pathname}, which the sitemap does not have`);
      const id = decodeURIComponent(to.hash.slice(1));
      if (id !== "" && target && !target.elements.some((one) => attributeOf(one, "id") === id))
        wrong.add(`${page.address} leads to ${to.pathname}${to.hash}, which has no such place`);
    }
  expect([...wrong]).toEqual([]);
}

/** Pages on which nothing is sold, whatever the content (docs/decisions/047-pages-without-offers.md). */
const quiet: readonly string[] = [routes.terms(), routes.privacy(), routes.affiliateDisclosure(), routes.contact()];

function auditSelling(): void {
  const wrong = new Set<string>();
  const links = pages.flatMap((page) =>
    page.elements.flatMap((one) => (attributeOf(one, "href")?.startsWith("http") ? [{ page, one }] : [])),
  );
  const isPaid = (one: Element) => attributeOf(one, "data-affiliate") !== undefined;
  const hostOf = (one: Element) => new URL(attributeOf(one, "href") ?? "").host;
  const partners = new Set(links.filter(({ one }) => isPaid(one)).map(({ one }) => hostOf(one)));
  for (const { page, one } of links) {
    const link = `${page.address}: ${squash(heard(one))} → ${attributeOf(one, "href")}`;
    if (!isPaid(one)) {
      // A source of what is stated may be a partner's page.
      if (attributeOf(one, "data-source") === undefined && partners.has(hostOf(one))) wrong.add(`${link}: not marked`);
      continue;
    }
    if (attributeOf(one, "rel") !== "sponsored noopener" || attributeOf(one, "target") !== "_blank")
      wrong.add(`${link}: not marked for machines, or no tab of its own`);
    if (!/opens in a new tab/.test(heard(one))) wrong.add(`${link}: does not say that it opens a new tab`);
    if (!page.html.includes("data-disclosure")) wrong.add(`${link}: not disclosed`);
    if (quiet.includes(page.address) || page.html.includes('class="helplines"'))
      wrong.add(`${link}: where nothing is sold`);
  }
  expect([...wrong]).toEqual([]);
  // A site may be without partners.
  expect(partners.size > 0).toBe(currentSite().library.collections.partners.length > 0);
}

function auditIds(): void {
  const wrong: string[] = [];
  let withTexts = 0;
  for (const { address, elements } of pages) {
    const ofTexts = new Set(elements.filter(isText).flatMap(elementsIn));
    const idsOf = (some: readonly Element[]) => some.flatMap((one) => attributeOf(one, "id") ?? []);
    const ids = idsOf(elements);
    const own = idsOf(elements.filter((one) => !ofTexts.has(one)));
    withTexts += Number(ofTexts.size > 0);
    for (const id of ids.filter((one, index) => ids.indexOf(one) !== index)) wrong.push(`${address}: ${id} twice`);
    for (const id of ofTexts.size > 0 ? own.filter((one) => !isReservedId(one)) : [])
      wrong.push(`${address}: a heading of a text could be ${id}`);
  }
  expect(wrong).toEqual([]);
  expect(withTexts).toBeGreaterThan(0);
}

function auditNames(): void {
  const wrong = new Set<string>();
  const names = /^(h[1-6]|button|summary|option|label|legend|caption|th|dt|a)$/;
  const references = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "list"];
  for (const { address, elements } of pages) {
    const ids = new Map(elements.map((one) => [attributeOf(one, "id"), one]));
    for (const one of elements) {
      const isHidden = attributeOf(one, "aria-hidden") !== undefined;
      const label = attributeOf(one, "aria-labelledby");
      const words =
        label === undefined
          ? heard(one)
          : label
              .split(" ")
              .map((id) => heard(ids.get(id) ?? one))
              .join(" ");
      if (names.test(one.tagName) && !isHidden && squash(words) === "")
        wrong.add(`${address}: <${one.tagName}> without words`);
      for (const name of references)
        for (const id of (attributeOf(one, name) ?? "").split(" "))
          if (id !== "" && !ids.has(id)) wrong.add(`${address}: ${name}="${id}" leads nowhere`);
      if (/^(input|select|textarea)$/.test(one.tagName) && attributeOf(one, "type") !== "hidden") {
        const id = attributeOf(one, "id");
        const isInLabel = elements.some(
          (other) => other.tagName === "label" && (attributeOf(other, "for") === id || elementsIn(other).includes(one)),
        );
        if (!isInLabel && !attributeOf(one, "aria-label") && label === undefined)
          wrong.add(`${address}: a field ${attributeOf(one, "name")} without a label`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
}

/** Elements that are there for their words. */
const ofWords =
  /^(p|span|li|dd|dt|figcaption|caption|strong|em|small|h[1-6]|time|blockquote|cite|code|ul|ol|dl|tbody|tr|section|article|aside|nav|form|fieldset|details|option)$/;

/** Elements that a reader reaches by keyboard as they are. */
const focusable = /^(a|button|input|select|textarea|summary)$/;

/** What is wrong with an element of a kind, by its name; nothing where it has what it needs. */
const faults: Record<string, (one: Element, has: (name: string) => string | undefined) => string | false> = {
  a: (one, has) => {
    if (has("href") === undefined && !has("aria-disabled") && !has("aria-current")) return "without an address";
    const opens = has("target") === "_blank";
    if (opens !== /opens in a new tab/.test(heard(one))) return "does not say where it opens";
    return opens && !has("rel")?.split(" ").includes("noopener") && "with an opener";
  },
  img: (_one, has) => has("alt") === undefined && "without a text alternative",
  time: (_one, has) => !/^\d{4}-\d\d/.test(has("datetime") ?? "") && "without a day for machines",
  th: (_one, has) => has("scope") === undefined && "without a scope",
  form: (one, has) =>
    (has("action") === undefined && "without an address") ||
    (!elementsIn(one).some((part) => attributeOf(part, "type") === "submit") && "without a button that sends it") ||
    (has("method") === "post" &&
      !elementsIn(one).some((part) => attributeOf(part, "data-event")) &&
      "that is sent without being counted"),
  button: (_one, has) => !has("type") && "without a type",
  table: (one, has) =>
    !has("aria-label") &&
    !has("aria-labelledby") &&
    !elementsIn(one).some(({ tagName }) => tagName === "caption") &&
    "without a name",
  svg: (_one, has) => !has("aria-hidden") && !has("role") && "that is neither hidden nor named",
  nav: (_one, has) => !has("aria-label") && !has("aria-labelledby") && "without a name",
  // What a reader ticks for themselves, or for script, is sent nowhere.
  input: (_one, has) => {
    if (has("name") === undefined && has("type") !== "checkbox") return "without a name";
    if (has("name") && /^(checkbox|radio)$/.test(has("type") ?? "") && has("value") === undefined)
      return "without a value";
    if (/^(number|range)$/.test(has("type") ?? "") && !(has("min") && has("max"))) return "without limits";
    if (has("name") === "q" && !has("maxlength")) return "of any length";
    return has("name") === "email" && (has("type") !== "email" || has("autocomplete") !== "email") && "of no address";
  },
};
for (const name of ["dialog", "aside"]) faults[name] = faults.nav as (typeof faults)[string];

/** What code says of a value that is not there. */
const unmeant = /\b(undefined|NaN|null)\b|\[object /;

/** What only holds other elements, so that words in it have lost their own. */
const isGroup = /^(div|section|article|aside|header|main|nav|form|fieldset|ul|ol|dl|figure|table|tbody|tr)$/;

function auditParts(): void {
  const wrong = new Map<string, string>();
  for (const { address, elements } of pages) {
    const ofTexts = new Set(elements.filter(isText).flatMap(elementsIn));
    for (const one of elements) {
      const has = (name: string) => attributeOf(one, name);
      const isEmpty =
        (ofWords.test(one.tagName) || has("class") === "visually-hidden") &&
        squash(heard(one)) === "" &&
        !has("role") &&
        !has("id") &&
        !elementsIn(one).some(({ tagName }) => /^(img|svg|input)$/.test(tagName));
      const attributes = one.attrs.map(({ name, value }) => `${name}="${value}"`);
      const own = one.childNodes.map((child) => (child.nodeName === "#text" ? seen(child) : "")).join(" ");
      const fault = ofTexts.has(one)
        ? undefined
        : (isEmpty && "without words") ||
          (has("autofocus") !== undefined &&
            !focusable.test(one.tagName) &&
            !has("tabindex") &&
            "that takes no focus") ||
          (one.tagName !== "script" && unmeant.test([own, ...attributes].join(" ")) && "with words of code") ||
          (isGroup.test(one.tagName) && squash(own) !== "" && `with loose words: ${own}`) ||
          faults[one.tagName]?.(one, has);
      if (fault) wrong.set(`<${[one.tagName, ...attributes].join(" ")}> ${squash(heard(one))}`, `${address}: ${fault}`);
    }
  }
  expect([...wrong]).toEqual([]);
}
