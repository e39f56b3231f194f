import { parse } from "yaml";
import { helplinesSchema } from "@/lib/content/schemas/helplines-schema";
import { listHelplines } from "@/lib/site/helpline-list";
import { ownCountryFirst } from "@/lib/text/blocks/helplines";
import { writeMarkdown } from "@/lib/text/markdown-nodes";
import { portableBody } from "@/lib/text/portable-body";
import { renderBody, renderFeedBody } from "@/lib/text/render-body";
import { validContent } from "../../helpers/content-files";
import { testContext } from "../../helpers/render";

const file = validContent["site/helplines.md"] ?? "";
const helplines = helplinesSchema.parse(parse(file.split("---")[1] ?? ""));
const context = { ...testContext, helplinesOf: (topic: "distress" | "pictures") => listHelplines(helplines, topic) };
const block = "One.\n\n```helplines\n```\n\nTwo.";

describe("a block of helplines", () => {
  const { html } = renderBody(block, context);

  it("has a link to call, a link to write a message and a link to the site, with numbers as devices read them", () => {
    expect(html).toContain('<a href="tel:911">Call 911</a>');
    expect(html).toContain('<a href="tel:080055501">Call 0800 555 01</a>');
    expect(html).toContain('<a href="sms:55502?body=HELLO">Text HELLO to 555 02</a>');
    expect(html).toContain('<a href="https://www.lines.example/" rel="noopener">lines.example</a>');
  });

  it("has every place in the order of the file, those of every country last", () => {
    const names = [...html.matchAll(/helplines-name"><strong>([^<]+)/g)].map(([, name]) => name);
    expect(names).toEqual(["United States", "Germany", "Any country"]);
    expect([...html.matchAll(/data-country="(..)"/g)].map(([, code]) => code)).toEqual(["US", "DE"]);
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
    const page = { ...context, toAbsolute: (path: string) => path, page: "/blog/a" };
    expect(writeMarkdown(portableBody(often, page)).match(/Night Line/g)).toHaveLength(1);
  });

  it("is left out where there are none", () => {
    const none = { ...context, helplinesOf: () => undefined };
    expect(renderBody(block, none).html.replace(/\s+/g, "")).toBe("<p>One.</p><p>Two.</p>");
  });

  it("is a plain list in feeds, without script", () => {
    const feed = renderFeedBody(block, context);
    expect(feed).toContain('<a href="tel:080055501">Call 0800 555 01</a>');
    expect(feed).toContain("<strong>Germany</strong>. Emergency: ");
    expect(feed).not.toMatch(/<script|class=|```/);
  });

  it("is a plain list in markdown", () => {
    const page = { ...context, toAbsolute: (path: string) => `https://site.example${path}`, page: "/blog/a" };
    const text = writeMarkdown(portableBody(block, page));
    expect(text).toContain("- United States, emergency: [Call 911](tel:911)");
    expect(text).toContain("- Germany, Nachtruf: [Call 0800 555 03](tel:080055503). In German. Checked June 1, 2025.");
  });
});

describe("the reader's own country", () => {
  /** Runs the script on a list of countries, with the languages of a browser. */
  function ownOf(languages: string[], countries: string[]): string | undefined {
    let own: string | undefined;
    const list = {
      querySelector: (selector: string) => {
        const code = /"(\w+)"/.exec(selector)?.[1] ?? "";
        return countries.includes(code) ? { code, dataset: {} } : null;
      },
      prepend: (place: { code: string }) => {
        own = place.code;
      },
    };
    const run = new Function("document", "navigator", ownCountryFirst);
    run({ currentScript: { previousElementSibling: list } }, { languages });
    return own;
  }

  it.each([
    [["de-AT", "de"], "AT"],
    [["de"], "DE"],
    [["en"], undefined],
    [["en", "fr"], "FR"],
    [["xx-invalid-%", "en-GB"], "GB"],
    [["pt-BR", "en-US"], "US"],
    [["zh-Hant-TW"], undefined],
    [[], undefined],
  ])("%j: %s", (languages, expected) => {
    expect(ownOf(languages, ["US", "GB", "DE", "AT", "FR"])).toBe(expected);
  });
});
