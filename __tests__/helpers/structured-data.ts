import { formatDate } from "@/lib/util/date";

/** What structured data may state: what its page shows. */
export type PageFacts = {
  /** Text of the body without scripts and styles, with single spaces. */
  text: string;
  headings: string[];
  /** Dates in `time` elements. */
  days: string[];
  /** The first score on the page in words: its stars, or that there are none. */
  score: string | undefined;
  /** Addresses of the reviews in the ranking, in its order. */
  ranked: string[];
  /** The items of the lists below these headings. */
  sides: Record<"Pros" | "Cons", string[]>;
  /** Paths of pictures. */
  pictures: string[];
  links: string[];
};

/** A JSON-LD node of any type. */
export type Thing = { "@type": string; [property: string]: unknown };

/** Properties that each type needs (developers.google.com/search/docs, "Structured data"). */
const required: Record<string, readonly string[]> = {
  WebSite: ["name", "url"],
  Organization: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  BlogPosting: [
    ...["headline", "description", "image", "author", "publisher", "datePublished", "dateModified"],
    ...["mainEntityOfPage", "wordCount"],
  ],
  WebPage: ["name", "url", "isPartOf"],
  CollectionPage: ["name", "url", "mainEntity"],
  ItemList: ["itemListElement"],
  Review: ["image", "author", "itemReviewed", "datePublished", "reviewRating", "positiveNotes", "negativeNotes"],
  Rating: ["ratingValue", "bestRating", "worstRating"],
  SoftwareApplication: ["name", "applicationCategory"],
  Offer: ["price", "priceCurrency"],
  ProfilePage: ["mainEntity"],
  Person: ["name", "url"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  AboutPage: ["name", "url"],
  ContactPage: ["name", "url"],
};

/** A node and all nodes nested in it, itself first. */
export function allThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(allThings);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(allThings);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

/** Missing properties of a page's structured data, and statements that the page does not show. */
export function findDiagnostics(graph: readonly Thing[], page: PageFacts): string[] {
  return graph.flatMap(allThings).flatMap((thing) => [...missingProperties(thing), ...unseen(thing, page)]);
}

/** Top-level nodes without an `@id`, duplicate ids, and references to ids that the page does not define. */
export function findLooseEnds(things: readonly Thing[]): string[] {
  const named = things
    .flatMap(allThings)
    .flatMap((thing) => (thing["@id"] === undefined ? [] : [String(thing["@id"])]));
  return [
    ...things.filter((thing) => !thing["@id"]).map((thing) => `${thing["@type"]} has no @id`),
    ...named.filter((id, index) => named.indexOf(id) !== index).map((id) => `${id} is named twice`),
    ...references(things)
      .filter((id) => !named.includes(id))
      .map((id) => `nothing is named ${id}`),
  ];
}

/** The `@id` of every node that is only a reference. */
function references(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === "@id") return [String(entries[0][1])];
  return entries.flatMap(([, inner]) => references(inner));
}

function missingProperties(thing: Thing): string[] {
  return (required[thing["@type"]] ?? [])
    .filter((name) => thing[name] === undefined || thing[name] === "")
    .map((name) => `${thing["@type"]}: no ${name}`);
}

/** Whether a text says "Updated" of this day, or of none. */
function isUpdated(text: string, dateTime: string): boolean {
  const [, day] = /Updated ([A-Z]\w+ \d{1,2}, \d{4})/.exec(text) ?? [];
  return day === undefined || day === formatDate(dateTime.slice(0, 10));
}

/** Statements of a node that the page does not show in the same words or figures. */
function unseen(thing: Thing, page: PageFacts): string[] {
  const shows = (text: unknown) => page.text.includes(squash(String(text)));
  const check = (what: string, isSeen: boolean) => (isSeen ? [] : [`${thing["@type"]}: ${what} is not on the page`]);
  const showsDay = (name: string) =>
    check(`${name} ${thing[name]}`, page.days.includes(String(thing[name]).slice(0, 10)));
  const showsEntry = (title: string) => [
    ...showsDay("datePublished"),
    ...showsDay("dateModified"),
    ...check(`"Updated" before ${thing.dateModified}`, isUpdated(page.text, String(thing.dateModified))),
    ...check(title, page.headings.includes(String(thing[title]))),
    ...showsCover(thing, page),
  ];
  switch (thing["@type"]) {
    case "Rating":
      return check(`rating ${thing.ratingValue}`, shows(Number(thing.ratingValue).toFixed(1)));
    case "BlogPosting":
      return [
        ...showsEntry("headline"),
        ...(String(thing.keywords).split(", ") as string[]).flatMap((tag) => check(`keyword ${tag}`, shows(tag))),
        ...check(`section ${thing.articleSection}`, shows(thing.articleSection)),
      ];
    case "Article":
      return showsEntry("headline");
    case "Review":
      return [
        ...showsEntry("name"),
        ...check("description", shows(thing.description)),
        ...ratesAsShown(thing, page),
        ...notesOf(thing.positiveNotes).flatMap((note) => check(`pro "${note}"`, page.sides.Pros.includes(note))),
        ...notesOf(thing.negativeNotes).flatMap((note) => check(`con "${note}"`, page.sides.Cons.includes(note))),
      ];
    case "Person":
      return [
        ...check(`author ${thing.name}`, shows(thing.name)),
        ...check(`role ${thing.jobTitle}`, thing.jobTitle === undefined || shows(thing.jobTitle)),
        ...check("description", thing.description === undefined || shows(thing.description)),
      ];
    case "Organization":
    case "WebSite":
      return [
        ...check(`name ${thing.name}`, shows(thing.name)),
        ...check(`year ${thing.foundingDate}`, thing.foundingDate === undefined || shows(thing.foundingDate)),
        ...[thing.sameAs ?? []]
          .flat()
          .flatMap((profile) => check(`link ${profile}`, page.links.includes(String(profile)))),
      ];
    case "WebPage":
    case "AboutPage":
    case "CollectionPage":
    case "ContactPage":
    case "ProfilePage":
      return [
        ...check(`name ${thing.name}`, page.headings.includes(String(thing.name))),
        ...check("description", thing.description === undefined || shows(thing.description)),
      ];
    case "SoftwareApplication":
      return [
        ...check(`app ${thing.name}`, shows(thing.name)),
        ...check(
          `runs on ${thing.operatingSystem}`,
          thing.operatingSystem === undefined || shows(String(thing.operatingSystem)),
        ),
      ];
    case "Offer":
      return [
        ...check(`plan ${thing.name}`, thing.name === undefined || shows(thing.name)),
        ...check(`price ${thing.price}`, pricesAs(Number(thing.price)).some(shows)),
      ];
    case "ItemList":
      return [...numbersItems(thing), ...(page.ranked.length > 0 ? listsAsRanked(thing, page) : [])];
    case "Question":
      return check(`question "${thing.name}"`, shows(thing.name));
    case "Answer":
      return [
        ...check(`answer "${thing.text}"`, shows(String(thing.text).replace(/<[^>]*>/g, ""))),
        ...check(`address in "${thing.text}"`, !/\s(?:href|src)="(?!https?:|mailto:)/.test(String(thing.text))),
      ];
    case "ListItem":
      return check(`item "${thing.name}"`, shows(thing.name));
    default:
      return [];
  }
}

/** Checks that a review is rated with the stars of its page, and not at all where the page shows none. */
function ratesAsShown({ reviewRating }: Thing, { score = "" }: PageFacts): string[] {
  const [, shown] = /^Rated (\d\.\d) out of/.exec(score) ?? [];
  const value = (reviewRating as { ratingValue?: number } | undefined)?.ratingValue;
  const stated = value?.toFixed(1);
  return (score === "" || shown !== undefined) && stated === shown
    ? []
    : [`Review: rated ${stated}, where the page says "${score}"`];
}

/** Checks that the items of a list are numbered from 1, counted right, and each of another address. */
function numbersItems({ itemListElement, numberOfItems }: Thing): string[] {
  const items = itemListElement as { position: number; url?: string }[];
  const urls = items.flatMap(({ url }) => url ?? []);
  const isRight =
    items.every(({ position }, index) => position === index + 1) &&
    (numberOfItems === undefined || numberOfItems === items.length) &&
    new Set(urls).size === urls.length;
  return isRight ? [] : ["ItemList: not numbered from 1, or not counted right"];
}

/** Checks that the list has the ranked reviews and no other, in the order of the ranking. */
function listsAsRanked({ itemListElement }: Thing, { ranked }: PageFacts): string[] {
  const listed = (itemListElement as { position: number; url: string }[]).map(({ position, url }) => [position, url]);
  const expected = ranked.map((url, index) => [index + 1, url]);
  return JSON.stringify(listed) === JSON.stringify(expected) ? [] : [`ItemList: not in the order of the ranking`];
}

/** How a page may write a price: with its cents or without, or as a word. */
function pricesAs(price: number): string[] {
  return price === 0 ? ["Free", "free", "$0"] : [`$${price}`, `$${price.toFixed(2)}`];
}

/** Checks that the page shows the cover. The other shapes are crops of it. */
function showsCover({ "@type": type, image }: Thing, page: PageFacts): string[] {
  const [cover = "", ...crops] = (image as string[]).map((address) => new URL(address).pathname);
  const key = cover.replace(/\.[a-z]+$/, "");
  const wrong = crops.filter((crop) => !crop.startsWith(`${key}-`));
  return page.pictures.includes(cover) && wrong.length === 0 ? [] : [`${type}: image ${[cover, ...wrong]}`];
}

function notesOf(list: unknown): string[] {
  return allThings(list)
    .slice(1)
    .map(({ name }) => squash(String(name)));
}

function squash(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
