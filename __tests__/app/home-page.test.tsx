import { generateMetadata } from "@/app/page";
import { isEmptyCriteria, readCriteria } from "@/lib/apps/finder/criteria";
import { resetLibrary } from "@/lib/content/site/open-content";
import { claimFields, contentFile, provenNow } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { htmlOf, renderPage, textOf } from "../helpers/render-page";

const letter = {
  quote: "It helped.",
  role: "A reader",
  avatarUrl: "/images/person.webp",
  rating: 5,
  date: "2025-06-09",
};
const plan = { period: "per month", description: "A plan.", features: [{ text: "A trial", included: true }] };
const card = { heading: "A card", text: "A text.", label: "Go" };

const lookedUp = { source: "https://lark.example/prices", checkedOn: "2025-06-20" };

const folder = serveContent({
  "site/claims.md": contentFile({
    claims: [
      claimFields,
      { ...claimFields, id: "rating", text: "4.9/5", value: 4.9, ...provenNow() },
      { ...claimFields, id: "score", text: "9.5", value: 9.5 },
    ],
  }),
  "site/home.md": contentFile({
    hero: {
      badge: "A badge",
      headline: "A headline",
      lede: "A lede.",
      trustPoints: ["{{claim:users}} users", "For adults"],
      rating: "{{claim:rating}} stars",
      primaryLabel: "Try it",
      secondary: { label: "Reviews", href: "/reviews" },
      featuredOn: [{ name: "The Morning Post", ...provenNow() }, { name: "The Evening Post" }],
    },
    chooser: {
      heading: "Which one?",
      budget: { label: "A year?", any: "Any price", options: [{ label: "Up to $60", year: 60 }] },
      purpose: { label: "What for?", any: "Anything", options: [{ label: "Talk", kind: "companion" }] },
      mustHave: { label: "Must it?", any: "No", options: [{ label: "Delete", fact: "account-deletion" }] },
      label: "Show them",
    },
    ranking: { heading: "The top" },
    features: { heading: "Features", items: [{ icon: "memory", title: "Memory", text: "It remembers." }] },
    testimonials: {
      heading: "Letters",
      items: [
        { ...letter, name: "Reader One", ...provenNow() },
        { ...letter, name: "Reader Two" },
      ],
    },
    plans: {
      heading: "Plans",
      intro: "Prices.",
      label: "Start",
      items: [{ ...plan, name: "Basic", price: "{{claim:score}}" }],
    },
    faq: { heading: "Questions", items: [{ question: "Why?", answer: "Because. It has {{claim:users}} users." }] },
    closing: card,
    resources: {
      heading: "Elsewhere",
      items: [
        { label: "A page", url: "https://page.example/", text: "A text." },
        { label: "Another", url: "https://another.example/", text: "A text." },
      ],
    },
  }),
});

jest.mock("@/lib/runtime/env", () => {
  const actual = jest.requireActual("@/lib/runtime/env");
  return { ...actual, getEnv: () => actual.parseEnv(process.env) };
});

beforeEach(() => {
  delete process.env.SITE_STAGE;
});

const headings = async () =>
  [...(await htmlOf("/")).matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, inner = ""]) =>
    inner.replace(/<[^>]+>/g, ""),
  );

it("has its sections in the order of docs/reference/behaviour.md, those that the content names", async () => {
  const chosen = ["The top", "Which one?"];
  const others = ["New articles", "Features", "Letters", "Plans", "Questions", "A card", "Elsewhere"];
  expect((await headings()).slice(0, 10)).toEqual(["A headline", ...chosen, ...others]);
  folder.write("site/home.md", folder.read("site/home.md").replace(/^(chooser|ranking):\n(?: .*\n)+/gm, ""));
  resetLibrary();
  expect((await headings()).slice(0, 8)).toEqual(["A headline", ...others]);
});

it("asks in a plain form what Find reads, with nothing chosen that narrows it down", async () => {
  const [, form = ""] = /<form[^>]*action="\/reviews\/find"[^>]*>(.*?)<\/form>/s.exec(await htmlOf("/")) ?? [];
  const radios = [...form.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => ({
    name: /name="([^"]*)"/.exec(tag)?.[1] ?? "",
    value: /value="([^"]*)"/.exec(tag)?.[1] ?? "",
    isChecked: tag.includes('checked=""'),
  }));
  const asked = (chosen: typeof radios) =>
    readCriteria(new URLSearchParams(chosen.map(({ name, value }) => [name, value])));
  expect(isEmptyCriteria(asked(radios.filter(({ isChecked }) => isChecked)))).toBe(true);
  expect(asked(radios.filter(({ isChecked }) => !isChecked))).toMatchObject({
    year: 6000,
    kinds: ["companion"],
    facts: ["account-deletion"],
    unread: 0,
  });
});

it("shows the top of the ranking with points and a year's price; nothing without a tested app", async () => {
  const plan = { id: "monthly", name: "Monthly", price: 9.5, every: "1 month", ...lookedUp };
  folder.write("products/lark-ai.md", contentFile({ name: "Lark AI", plans: [plan] }));
  resetLibrary();
  expect(await textOf("/")).toMatch(/A headline .* The top .*Lark AI .*\$114\.00 a year \d+\.\d of \d+ .*Featured on/);
  folder.remove("test-reports/lark-ai-2025-06-20.md");
  resetLibrary();
  expect(await headings()).not.toContain("The top");
});

it("shows the newest articles, which lead to all of them", async () => {
  expect(await textOf("/")).toMatch(/New articles .*How prices work .*All articles .*Features/);
});

it("says once below the hero and once below the letters that something in them is not proved", async () => {
  const text = await textOf("/");
  for (const unproved of ["The Evening Post", "The Morning Post", "Reader Two", "10,000+ users"])
    expect(text).toContain(unproved);
  expect(text.match(/Placeholders; see/g)).toHaveLength(2);
  expect(text).not.toMatch(/Not proved|Sample/);
});

it("shows nothing unproven on a live site, on the page or in its structured data", async () => {
  process.env.SITE_STAGE = "live";
  resetLibrary();
  const { html, jsonLd } = await renderPage("/");
  expect(await headings()).not.toContain("Plans");
  const words = html.replace(/<[^>]+>/g, "");
  for (const proved of ["4.9/5 stars", "The Morning Post", "Reader One"]) expect(words).toContain(proved);
  expect(html).not.toMatch(/Evening|Reader Two|users/);
  expect(JSON.stringify(jsonLd)).toContain('"text":"<p>Because.</p>"');
});

it("has the tagline as its title and is its own canonical", () => {
  expect(generateMetadata()).toMatchObject({
    title: "A tagline | Test Almanac",
    alternates: { canonical: "http://localhost:3000" },
  });
});
