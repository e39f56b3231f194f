import { type HelplinePlace, listHelplines } from "@/lib/addresses/helpline-list";
import { listOwnPlaces } from "@/lib/addresses/own-places";
import { helplinesSchema } from "@/lib/content/schemas/helplines-schema";
import { getDocument } from "@/lib/content/site/documents";
import { ownCountryFirst } from "@/lib/text/blocks/helplines";
import { newTabHint } from "@/lib/text/rehype-links";
import { renderBody, renderFeedBody, renderHelplines } from "@/lib/text/render-body";
import { contentFile } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { exportMarkdown, testContext } from "../../helpers/render";

const site = createContentFolder().site();
const helplines = getDocument(site, "site/helplines");
const context = { ...testContext, site };
const block = "One.\n\n```helplines\n```\n\nTwo.";

describe("a block of helplines", () => {
  const { html } = renderBody(block, context);

  it("has a link to call, a link to write a message and a link to the site, with numbers as devices read them", () => {
    expect(html).toContain('<a href="tel:911">Call 911</a>');
    expect(html).toContain('<a href="tel:080055501">Call 0800 555 01</a>');
    expect(html).toContain('<a href="sms:55502?body=HELLO">Text HELLO to 555 02</a>');
    expect(html).toContain(
      `<a href="https://www.lines.example/" target="_blank" rel="noopener">lines.example${newTabHint}</a>`,
    );
  });

  it("has every place in the order of the file, those of every country last", () => {
    const names = [...html.matchAll(/helplines-name"><strong>([^<]+)/g)].map(([, name]) => name);
    expect(names).toEqual(["United States", "Germany", "Any country"]);
    expect([...html.matchAll(/data-locales="([^"]+)"/g)].map(([, locales]) => locales)).toEqual([
      "-US(-|$)",
      "-DE(-|$)|^de$",
    ]);
  });

  it("says when a line was checked, and nothing of one that nobody has checked", () => {
    expect(html.match(/Checked/g)).toHaveLength(1);
    expect(html).toContain("Checked June 1, 2025.");
  });

  it("is limited to its topic", () => {
    expect(html).not.toContain("Picture Desk");
    const pictures = renderBody("```helplines\ntopic: pictures\n```", context).html;
    expect(pictures).toContain("Picture Desk");
    expect(pictures).not.toMatch(/Night Line|Germany|Any country/);
  });

  it("shows the lines for people in distress where it has a mistake", () => {
    expect(renderBody("```helplines\ntopic: [\n```", context).html).toContain("Night Line");
    expect(renderBody("```helplines\ntopic: weather\n```", context).html).toContain("Night Line");
  });

  it("stands once in a text, however often it is written", () => {
    const often = `${block}\n\n`.repeat(400);
    expect(renderBody(often, context).html.match(/<figure/g)).toHaveLength(1);
    expect(renderFeedBody(often, context).match(/Night Line/g)).toHaveLength(1);
    expect(exportMarkdown(often, context).match(/Night Line/g)).toHaveLength(1);
  });

  it("is left out where there are none", () => {
    const none = createContentFolder({ "site/helplines.md": contentFile({ countries: [] }) });
    expect(renderBody(block, { ...context, site: none.site() }).html.replace(/\s+/g, "")).toBe(
      "<p>One.</p><p>Two.</p>",
    );
  });

  it("is a plain list in feeds, without script", () => {
    const feed = renderFeedBody(block, context);
    expect(feed).toContain('<a href="tel:080055501">Call 0800 555 01</a>');
    expect(feed).toMatch(/<strong>Germany<\/strong> <span>Emergency: <a href="tel:/);
    expect(feed).not.toMatch(/<script|class=|```|currentScript/);
  });
});

it("is folded before search results: the first countries, every line for any country, and the others behind a summary", () => {
  const { places = [], title = "" } = listHelplines(helplines, "distress") ?? {};
  const country = (name: string) => ({ ...places[0], name, lines: places[0]?.lines ?? [] });
  const all = [...["AA", "BB", "CC", "DD", "EE"].map(country), { name: "Any country", lines: places[0]?.lines ?? [] }];
  const html = renderHelplines({ title, places: all });
  const namesIn = (part: string) => [...part.matchAll(/helplines-name"><strong>([^<]+)/g)].map(([, name]) => name);
  const [shown = "", folded = ""] = html.split("<details");
  expect([namesIn(shown), namesIn(folded)]).toEqual([
    ["AA", "BB", "CC", "Any country"],
    ["DD", "EE"],
  ]);
  expect(folded).toContain("Helplines in other countries (2)</summary>");
  expect(html).toContain("document.currentScript");
});

describe("the reader's own country", () => {
  const line = { name: "Night Line", phone: "555 0100" };
  const listOf = (codes: string[], spoken: string[] = []) =>
    listHelplines(
      helplinesSchema.parse({
        countries: codes.map((code) => ({
          code,
          name: code,
          languages: { DE: ["de"], AT: ["de"], FR: ["fr"] }[code],
          lines: [line],
        })),
        everywhere: [{ ...line, name: "All" }],
      }),
      "distress",
      spoken,
    )?.places ?? [];

  /** Runs the script on a list of countries, with the locales of a browser. */
  function orderFor(languages: string[], places: readonly HelplinePlace[]): string[] {
    type Item = { name: string; dataset: Record<string, string> };
    const children = places.map(
      ({ name, locales, isSpoken }): Item => ({
        name,
        dataset: { ...(locales ? { locales } : {}), ...(isSpoken ? { spoken: "" } : {}) },
      }),
    );
    const list = {
      children,
      insertBefore: (item: Item, before: Item) => {
        if (item === before) return;
        children.splice(children.indexOf(item), 1);
        children.splice(children.indexOf(before), 0, item);
      },
    };
    const countries = children.filter(({ dataset }) => dataset.locales);
    const figure = { querySelector: () => list, querySelectorAll: () => countries };
    const run = new Function("document", "navigator", ownCountryFirst);
    run({ currentScript: { parentElement: figure } }, { languages });
    return children.map(({ name }) => name);
  }

  it.each([
    [["de-AT", "de"], "AT"],
    [["de"], "DE"],
    [["en"], undefined],
    [["en", "fr"], "FR"],
    [["xx-invalid-%", "en-GB"], "GB"],
    [["pt-BR", "en-US"], "US"],
    [["de-Latn-AT-1996"], "AT"],
    [["zh-Hant-TW"], undefined],
    [[], undefined],
  ])("%j: %s", (languages, expected) => {
    const countries = ["US", "GB", "DE", "AT", "FR"];
    const others = countries.filter((name) => name !== expected);
    expect(orderFor(languages, listOf(countries))).toEqual([...(expected ? [expected] : []), ...others, "Any country"]);
    // Search suggestions, which have no list in the page, follow the same rule.
    const names = listOwnPlaces(listOf(countries), languages).map(({ name }) => name);
    expect(names).toEqual([...(expected ? [expected] : ["US", "GB"]), "Any country"]);
  });

  it.each([
    [["en-US"], ["DE", "AT", "US", "Any country"]],
    [["en"], ["DE", "AT", "Any country"]],
    [["de-AT"], ["AT", "Any country"]],
    [["fr-FR"], ["DE", "AT", "FR", "Any country"]],
  ])("%j follows those where the language of a search is spoken, if nobody speaks it there", (locales, names) => {
    const places = listOf(["US", "GB", "DE", "FR", "AT"], ["de"]);
    expect(places.map(({ name }) => name)).toEqual(["DE", "AT", "US", "GB", "FR", "Any country"]);
    expect(listOwnPlaces(places, locales).map(({ name }) => name)).toEqual(names);
    const shown = orderFor(locales, places);
    expect(shown.filter((name) => names.includes(name))).toEqual(names);
  });
});
