import ICAL from "ical.js";
import { renderToStaticMarkup } from "react-dom/server";
import LawsPage from "@/app/how-we-know/laws/page";
import { listLaws } from "@/lib/apps/laws";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { appCalendar } from "@/lib/machines/open-data/app-calendar";
import { toOpenData } from "@/lib/machines/open-data/to-open-data";
import { contentFile, testFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { answerFields, productFields, productFile } from "../helpers/product-files";

const today = new Date().toISOString().slice(0, 10);
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const law = (changes: Record<string, unknown> = {}) =>
  contentFile({
    title: "Law of Lanterns",
    region: "Inventia",
    of: "Whoever lights one",
    from: "2025-01-01",
    url: "https://laws.example/1",
    asks: [{ what: "It says what it is.", question: "says-ai" }],
    ...changes,
  });
const sheet = contentFile({
  kinds: [{ id: "companion", label: "Companion" }],
  groups: [
    {
      id: "law",
      title: "Law",
      needsPicture: true,
      facts: [
        { id: "says-ai", label: "Says it", question: "Does it say so?", why: "It matters.", better: "yes" },
        { id: "account-deletion", label: "Deletion", question: "Can you?", why: "It matters." },
      ],
    },
  ],
});
const evidence = [
  {
    file: "/images/cover.webp",
    alt: "What the tester saw on the first page",
    caption: "It says so.",
    takenOn: "2025-06-01",
    explicit: "no",
  },
];
const seen = { ...answerFields, source: "test:2025-06-20", picture: "/images/cover.webp" };
const orrin = (answer: Record<string, unknown>) => productFile({ facts: { "says-ai": answer } });

const folder = serveContent({
  "site/fact-sheet.md": sheet,
  "products/orrin.md": orrin(seen),
  "products/lumen.md": productFile({ ...productFields, name: "Lumen", facts: { "says-ai": answerFields } }),
  "products/quiet.md": productFile({ name: "Quiet", facts: {} }),
  "products/never.md": productFile({ name: "Never", facts: { "says-ai": { ...answerFields, answer: "no" } } }),
  "test-reports/orrin-2025-06-20.md": contentFile({ ...testFields, product: "orrin", plan: undefined, evidence }),
  "laws/lanterns.md": law(),
  "laws/candles.md": law({ title: "Law of Candles", from: daysFromNow(1), checkedOn: "2025-06-20" }),
});

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const row = (id: string) => {
  const [, found = ""] = new RegExp(`<li [^>]*id="${id}">(.*)`, "s").exec(renderToStaticMarkup(<LawsPage />)) ?? [];
  return found.split('<li class="record"')[0] ?? "";
};

describe("the check of what we saw", () => {
  const errors = (answer: Record<string, unknown>) => {
    folder.write("products/orrin.md", orrin(answer));
    return folder.errors().filter((line) => line.startsWith("products/orrin.md"));
  };

  it("accepts a picture of the test, what they state with an address, and unknown", () => {
    for (const answer of [seen, answerFields, { answer: "unknown" }]) expect(errors(answer)).toEqual([]);
  });

  it("refuses an observed yes or partly without a picture", () => {
    for (const answer of ["yes", "partly"])
      expect(errors({ ...seen, answer, picture: undefined })).toEqual([
        expect.stringContaining('"says-ai" says that we saw it. Name the picture that shows it'),
      ]);
  });

  it("refuses a picture that is none of the test, or of no test", () => {
    const says = expect.stringContaining("This is not a picture of the test that is the source");
    expect(errors({ ...seen, picture: "/images/person.webp" })).toContainEqual(says);
    expect(errors({ ...seen, source: "https://terms.example/" })).toContainEqual(says);
  });
});

describe("/how-we-know/laws", () => {
  it("tells observed, stated and not known apart, with day and picture, and says of none that it complies", () => {
    const text = words(row("lanterns"));
    expect(text).toContain("Observed: Orrin (June 20, 2025, picture )");
    expect(text).toContain("Stated: Lumen (June 20, 2025)");
    expect(text).toContain("Not known: 2 of 5 apps.");
    expect(text).not.toContain("Never");
    expect(renderToStaticMarkup(<LawsPage />).replaceAll("never say that an app complies", "")).not.toMatch(
      /compl(y|ies)/i,
    );
  });

  it("says that nobody has read an official text yet, or when somebody has", () => {
    expect(words(row("lanterns"))).toContain("Not checked: no editor has read the law yet");
    expect(words(row("candles"))).toContain("Read by an editor on June 20, 2025.");
  });

  it("changes the row of a law of tomorrow tomorrow, by itself", () => {
    expect(words(row("candles"))).toContain("Takes effect on");
    const isInEffect = (day: string) => listLaws(getSnapshot().on(day)).map((one) => [one.slug, one.isInEffect]);
    expect(isInEffect(today)).toEqual([
      ["lanterns", true],
      ["candles", false],
    ]);
    expect(isInEffect(daysFromNow(1))).toEqual([
      ["lanterns", true],
      ["candles", true],
    ]);
  });
});

it("the calendar of an app has the day of a law to come until it is there", () => {
  const app = getSnapshot().productsBySlug.get("orrin");
  if (!app) throw new Error("There is no app.");
  const summaries = (day: string) =>
    new ICAL.Component(ICAL.parse(appCalendar(getSnapshot().on(day), app)))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event).summary);
  expect(summaries(today)).toContain("Law of Candles takes effect (Inventia)");
  expect(summaries(daysFromNow(1))).not.toContain("Law of Candles takes effect (Inventia)");
});

it("the open data say whether an answer was observed or is stated", () => {
  const answers = toOpenData(getSnapshot()).apps.map(({ slug, facts: [fact] }) => [slug, fact?.seen, !!fact?.picture]);
  expect(answers).toContainEqual(["orrin", "observed", true]);
  expect(answers).toContainEqual(["lumen", "stated", false]);
  expect(answers).toContainEqual(["quiet", undefined, false]);
});
