import type { Element } from "hast";
import type { ListItem, PhrasingContent } from "mdast";
import { z } from "zod";
import { type HelplineList, type HelplinePlace, type HelplineWay, listHelplines } from "../../addresses/helpline-list";
import { type HelplineTopic, helplineTopics } from "../../content/schemas/helplines-schema";
import { getDocument } from "../../content/site/documents";
import { element, text } from "../html-element";
import { openInNewTab } from "../rehype-links";
import { type Block, parseFields } from "./block";

const schema = z.strictObject({ topic: z.enum(helplineTopics).default("distress") });

/** Helplines for a topic, by country (docs/editors/content-guide.md, "Helplines"). */
export const helplines: Block<{ topic: HelplineTopic }, HelplineList> = {
  name: "helplines",
  noun: "helplines block",
  allowedIn: ["blog", "pages"],
  // A list is long.
  once: true,
  // With a mistake it is read as one for people in distress, rather than showing nothing.
  parse: (code) => {
    const { request = { topic: "distress" }, error } = parseFields(code, {
      noun: "helplines block",
      schema,
      empty: {},
    });
    return { request, error };
  },
  find: ({ topic }, site) => site && listHelplines(getDocument(site, "site/helplines"), topic),
  // A list of places in a fixed order, which the script changes for the reader's own country.
  html: (list) => buildList(list, list.places.length),
  markdown: ({ title, places }) => [
    { type: "paragraph", children: [{ type: "text", value: `${title}:` }] },
    { type: "list", spread: false, children: places.flatMap(listLines) },
  ],
  authorWords: () => "",
  check: () => [],
};

/** A line of the export for each helpline of a place, and one for its emergency number. */
function listLines({ name: place, emergency, lines }: HelplinePlace): ListItem[] {
  const all = [...(emergency ? [{ name: "emergency", ways: [emergency], about: undefined, notes: [] }] : []), ...lines];
  return all.map(({ name, ways, about, notes }) => {
    const said = [...(about ? [about] : []), ...notes].map((one) => ` ${one.replace(/\.$/, "")}.`).join("");
    const links = ways.flatMap(({ label, href }, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: "text" as const, value: ", " }] : []),
      { type: "link", url: href, children: [{ type: "text", value: label }] },
    ]);
    const words: PhrasingContent[] = [
      { type: "text", value: `${place}, ${name}: ` },
      ...links,
      { type: "text", value: `.${said}` },
    ];
    return { type: "listItem", spread: false, children: [{ type: "paragraph", children: words }] };
  });
}

/** Countries of a folded list that are shown at once. */
const unfolded = 3;

/** The same list before search results, to which it leaves room: the first countries, and the others behind a summary. */
export const foldedHelplines = (list: HelplineList): Element[] => buildList(list, unfolded);

/** @param shown How many countries show at once. Lines for every country always do. */
function buildList({ title, places }: HelplineList, shown: number): Element[] {
  const countries = places.filter(({ locales }) => locales !== undefined);
  const folded = new Set(countries.slice(shown));
  const toList = (some: readonly HelplinePlace[]) =>
    element("ul", { className: ["helplines-places"] }, some.map(buildPlace));
  return [
    element("figure", { className: ["helplines"] }, [
      element("figcaption", {}, title),
      toList(places.filter((place) => !folded.has(place))),
      ...(folded.size > 0
        ? [
            element("details", { className: ["helplines-more"] }, [
              element("summary", {}, `Helplines in other countries (${folded.size})`),
              toList([...folded]),
            ]),
          ]
        : []),
      element("script", {}, ownCountryFirst),
    ]),
  ];
}

function buildPlace({ locales, isSpoken, name, emergency, lines }: HelplinePlace): Element {
  const data = { ...(locales ? { dataLocales: locales } : {}), ...(isSpoken ? { dataSpoken: "" } : {}) };
  return element("li", { className: ["helplines-place"], ...data }, [
    element("p", { className: ["helplines-name"] }, [
      element("strong", {}, name),
      ...(emergency
        ? [
            text(" "),
            element("span", { className: ["helplines-emergency"] }, [text("Emergency: "), buildWay(emergency)]),
          ]
        : []),
    ]),
    element(
      "ul",
      {},
      lines.map((line) =>
        element("li", {}, [
          element("p", { className: ["helplines-line"] }, [
            element("strong", {}, line.name),
            ...(line.about ? [text(" "), element("span", {}, line.about)] : []),
          ]),
          element(
            "p",
            { className: ["helplines-ways"] },
            line.ways.flatMap((way) => [buildWay(way), text(" ")]),
          ),
          ...(line.notes.length > 0
            ? [element("p", { className: ["helplines-notes"] }, `${line.notes.join(". ")}.`)]
            : []),
        ]),
      ),
    ),
  ]);
}

function buildWay({ label, href }: HelplineWay): Element {
  const link = element("a", { href }, label);
  openInNewTab(link);
  return link;
}

/**
 * Runs in the page directly after a list of helplines, before it is painted: puts the country that the browser names first, or
 * behind those where the language of the search is spoken if it is not spoken there.
 */
export const ownCountryFirst = `(() => {
const all = document.currentScript.parentElement;
const list = all.querySelector("ul");
const isSpoken = (place) => "spoken" in place.dataset;
const places = [...all.querySelectorAll("[data-locales]")];
for (const locale of navigator.languages) {
const own = places.find((place) => new RegExp(place.dataset.locales).test(locale));
if (!own) continue;
own.dataset.own = "";
list.insertBefore(own, [...list.children].find((place) => isSpoken(own) || !isSpoken(place)));
break;
}
})();`;
