import type { Element, ElementContent } from "hast";
import type { HelplineList, HelplinePlace, HelplineWay, ShownHelpline } from "../helplines/helpline-list";
import { element } from "./html-element";
import { ownCountryFirst } from "./own-country-first";

/** Renders helplines as a figure: a list of places, in a fixed order that a script changes for the reader's own country. */
export function buildHelplines({ title, places }: HelplineList): Element {
  return element("figure", { className: ["helplines"] }, [
    element("figcaption", {}, title),
    element("ul", { className: ["helplines-places"] }, places.map(buildPlace)),
    element("script", {}, ownCountryFirst),
  ]);
}

/** The same for feeds: a title and nested lists. */
export function buildPlainHelplines({ title, places }: HelplineList): Element[] {
  return [
    element("p", {}, [element("strong", {}, title)]),
    element(
      "ul",
      {},
      places.map(({ name, emergency, lines }) =>
        element("li", {}, [
          element("strong", {}, name),
          ...(emergency ? [text(". Emergency: "), buildWay(emergency)] : []),
          element(
            "ul",
            {},
            lines.map((line) => element("li", {}, plainLine(line))),
          ),
        ]),
      ),
    ),
  ];
}

function buildPlace({ code, name, emergency, lines }: HelplinePlace): Element {
  return element("li", { className: ["helplines-place"], ...(code ? { dataCountry: code } : {}) }, [
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

function plainLine({ name, about, ways, notes }: ShownHelpline): ElementContent[] {
  const said = [...(about ? [about] : []), ...notes].map((one) => ` ${one.replace(/\.$/, "")}.`).join("");
  return [
    text(`${name}: `),
    ...ways.flatMap((way, index) => [...(index > 0 ? [text(", ")] : []), buildWay(way)]),
    text(`.${said}`),
  ];
}

function buildWay({ kind, label, href }: HelplineWay): Element {
  return element("a", { href, ...(kind === "site" ? { rel: "noopener" } : {}) }, label);
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
