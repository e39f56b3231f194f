import { showClaimsInText, withheld } from "@/lib/content/claims/resolve-claims";
import { namedLookup, namedQuotes } from "@/lib/content/link/quotes";
import { type OperatorData, operatorSchema } from "@/lib/content/schemas/operator-schema";
import { type Env, parseEnv } from "@/lib/runtime/env";
import { validContent } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";

const full = operatorSchema.parse({
  name: "Test Press Ltd",
  legalForm: "private limited company",
  address: { street: "1 Test Lane", postalCode: "T1 1ST", city: "Testford", region: "Testshire", country: "Testland" },
  email: "office@press.example",
  phone: "+00 1",
  register: "Register of Testland, 1",
  vat: "TL 1",
  responsible: "Ada Page",
  dataProtection: "Ada Page, privacy@press.example",
  processors: [
    { name: "Host", purpose: "hosting", country: "Testland" },
    { name: "Post", purpose: "the newsletter", country: "Elsewhere" },
  ],
  retention: { messages: "one year", newsletter: "until you leave", logs: "a week" },
});

const nothing = { operator: undefined, brand: undefined, env: parseEnv({}) };
const operatorLookup = (operator: OperatorData | undefined) => namedLookup({ ...nothing, operator });
const operatorQuotes = Object.keys(namedQuotes).filter((reference) => reference.startsWith("operator:"));

describe("a quote of the operator", () => {
  it("says what the file says, an address in one line and processors in one sentence", () => {
    const lookup = operatorLookup(full);
    expect(lookup("operator:name")).toBe("Test Press Ltd");
    expect(lookup("operator:address")).toBe("1 Test Lane, T1 1ST Testford, Testshire, Testland");
    expect(lookup("operator:processors")).toBe("Host (hosting; Testland) and Post (the newsletter; Elsewhere)");
    expect(lookup("operator:retention-logs")).toBe("a week");
    for (const one of operatorQuotes) expect([one, typeof lookup(one)]).toEqual([one, "string"]);
  });

  it("is withheld where nothing is said, where there is none, and where the file is broken", () => {
    const lookup = operatorLookup(operatorSchema.parse({ vat: "none" }));
    for (const one of operatorQuotes) expect([one, lookup(one)]).toEqual([one, withheld]);
    expect(operatorLookup(undefined)("operator:name")).toBe(withheld);
  });

  it("is unknown by any other name", () => {
    expect(operatorLookup(full)("operator:shoe-size")).toBeUndefined();
    expect(operatorLookup(full)("claim:name")).toBeUndefined();
  });
});

it("a quote of a setting is withheld while the setting is off", () => {
  const settingLookup = (env: Env) => namedLookup({ ...nothing, env });
  expect(settingLookup(parseEnv({}))("setting:analytics")).toBe(withheld);
  expect(settingLookup(parseEnv({ NEXT_PUBLIC_ANALYTICS: "vercel" }))("setting:analytics")).toBe("Vercel Analytics");
  expect(settingLookup(parseEnv({}))("setting:shoe-size")).toBeUndefined();
});

describe("a quote of the site", () => {
  it("is its name, in fields and texts alike, and in the brand's own texts", () => {
    const { documents, lookup } = createContentFolder({
      "site/brand.md": (validContent["site/brand.md"] ?? "")
        .replace(/^name: .*/m, "name: Brass Lamp")
        .replace(/^disclaimer: .*/m, 'disclaimer: "{{site:name}} is paid by some apps."'),
      "pages/about.md": (validContent["pages/about.md"] ?? "").replace(
        /^teamHeading: .*/m,
        'teamHeading: "Who {{site:name}} is"',
      ),
    }).open()();
    expect(documents["site/brand"]?.data.disclaimer).toBe("Brass Lamp is paid by some apps.");
    expect(documents["pages/about"]?.data.teamHeading).toBe("Who Brass Lamp is");
    expect(showClaimsInText("This is {{site:name}}.", lookup)).toBe("This is Brass Lamp.");
  });

  it("is unknown by any other name, which the check reports", () => {
    expect(namedLookup({ ...nothing, brand: { name: "Brass Lamp" } })("site:mame")).toBeUndefined();
    expect(namedLookup(nothing)("site:name")).toBe(withheld);
    const folder = createContentFolder({
      "blog/how-prices-work.md": `${validContent["blog/how-prices-work.md"]}\nWe are {{site:mame}}.\n`,
    });
    expect(folder.errors()).toEqual([
      expect.stringContaining('"mame" cannot be quoted from site/brand.md. Did you mean "name"?'),
    ]);
  });
});
