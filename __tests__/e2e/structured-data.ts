import type { SitePage } from "./site-pages";

/** A thing of JSON-LD, whatever its type. */
export type Thing = { "@type": string; [property: string]: unknown };

/** What each type must and should state (docs: structured data). */
const required: Record<string, readonly string[]> = {
  WebSite: ["name", "url"],
  Organization: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  BlogPosting: [
    ...["headline", "description", "image", "author", "publisher", "datePublished", "dateModified"],
    ...["mainEntityOfPage", "wordCount"],
  ],
  CollectionPage: ["name", "url", "description", "mainEntity"],
  ItemList: ["itemListElement"],
  Review: ["author", "itemReviewed", "reviewRating", "datePublished", "positiveNotes", "negativeNotes"],
  Rating: ["ratingValue", "bestRating", "worstRating"],
  SoftwareApplication: ["name", "applicationCategory", "operatingSystem"],
  AggregateRating: ["ratingValue", "ratingCount"],
  Offer: ["price", "priceCurrency"],
  ProfilePage: ["mainEntity"],
  Person: ["name", "url"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  AboutPage: ["name", "url"],
  ContactPage: ["name", "url"],
};

export function parseThings({ jsonLd }: SitePage): Thing[] {
  return jsonLd.map((text) => JSON.parse(text) as Thing);
}

/** Every thing in a thing, itself first. */
export function allThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(allThings);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(allThings);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

/** Types of the things that stand on a page by themselves. */
export function typesOf(page: SitePage): string[] {
  return parseThings(page).map((thing) => thing["@type"]);
}

/** What a page's structured data lacks, and what it states that the page does not show. */
export function findFaults(page: SitePage): string[] {
  return parseThings(page).flatMap((top) => [
    ...(top["@context"] === "https://schema.org" ? [] : [`${top["@type"]}: no @context`]),
    ...allThings(top).flatMap((thing) => [...missingProperties(thing), ...unseen(thing, page)]),
  ]);
}

function missingProperties(thing: Thing): string[] {
  return (required[thing["@type"]] ?? [])
    .filter((name) => thing[name] === undefined || thing[name] === "")
    .map((name) => `${thing["@type"]}: no ${name}`);
}

/** Statements of one thing that the page does not show in the same words or figures. */
function unseen(thing: Thing, page: SitePage): string[] {
  const shows = (text: unknown) => page.text.includes(squash(String(text)));
  const check = (what: string, isSeen: boolean) => (isSeen ? [] : [`${thing["@type"]}: ${what} is not on the page`]);
  const showsDay = (name: string) =>
    check(`${name} ${thing[name]}`, page.days.includes(String(thing[name]).slice(0, 10)));
  switch (thing["@type"]) {
    case "Rating":
      return check(`rating ${thing.ratingValue}`, shows(Number(thing.ratingValue).toFixed(1)));
    case "AggregateRating":
      return [
        ...check(`average ${thing.ratingValue}`, shows(`${thing.ratingValue}/${thing.bestRating}`)),
        ...check(`count ${thing.ratingCount}`, shows(Number(thing.ratingCount).toLocaleString("en-US"))),
      ];
    case "Offer":
      return check(`price ${thing.price}`, shows(`$${thing.price}`));
    case "BlogPosting":
      return [
        ...showsDay("datePublished"),
        ...showsDay("dateModified"),
        ...check("headline", page.headings.includes(String(thing.headline))),
        ...check("image", page.pictures.includes(new URL(String(thing.image)).pathname)),
      ];
    case "Review":
      return [
        ...showsDay("datePublished"),
        ...showsDay("dateModified"),
        ...notesOf(thing).flatMap((note) => check(`note "${note}"`, page.listItems.includes(squash(note)))),
      ];
    case "Person":
      return [
        ...check(`author ${thing.name}`, shows(thing.name)),
        ...check(`role ${thing.jobTitle}`, thing.jobTitle === undefined || shows(thing.jobTitle)),
      ];
    case "Question":
      return check(`question "${thing.name}"`, shows(thing.name));
    case "Answer":
      return check(`answer "${thing.text}"`, shows(String(thing.text).replace(/<[^>]*>/g, "")));
    case "ListItem":
      return check(`item "${thing.name}"`, shows(thing.name));
    default:
      return [];
  }
}

function notesOf({ positiveNotes, negativeNotes }: Thing): string[] {
  return [positiveNotes, negativeNotes].flatMap((list) => allThings(list).slice(1)).map(({ name }) => String(name));
}

function squash(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
