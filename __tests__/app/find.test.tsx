import { generateMetadata as resultsMetadata } from "@/app/reviews/find/results/page";
import { searchParamsOf, wordsOf } from "../helpers/page";
import { htmlOf } from "../helpers/render-page";

const show = (query: string) => htmlOf(`/reviews/find/results?${query}`);
const namesIn = (page: string) => {
  const [, rows = ""] = /<table[^>]*aria-labelledby="found">(.*?)<\/table>/s.exec(page) ?? [];
  return [...rows.matchAll(/Compare (.*?)</g)].map(([, name]) => name);
};

it("is linked by the reviews and by the comparison", async () => {
  for (const page of ["/reviews", "/reviews/compare"]) expect(await htmlOf(page)).toContain('href="/reviews/find"');
});

it("lists all apps in the order of their points where nothing is asked, those without a test last", async () => {
  const page = await htmlOf("/reviews/find");
  expect(page).not.toMatch(/We ignored/);
  expect(page.match(/aria-current="true"[^>]*>(.*?)<\/a>/g)).toEqual([expect.stringContaining("Points")]);
  const points = [...page.matchAll(/>(\d+\.\d)<span[^>]*> of (\d+)</g)].map(([, got, of]) => Number(got) / Number(of));
  expect(points).toHaveLength(6);
  expect(points).toEqual([...points].sort((a, b) => b - a));
});

it("shows the answers that decide as the ranking does, each with its words", async () => {
  const page = await htmlOf("/reviews/find");
  expect(wordsOf(page)).toContain("good partly bad ? not known");
  const heads = [...(await htmlOf("/reviews")).matchAll(/<th[^>]*scope="col">.*?<\/th>/g)].map(([head]) =>
    wordsOf(head),
  );
  for (const head of heads.slice(1)) expect(wordsOf(page)).toContain(head);
});

it("asks by a form that needs no script, with every question of yes and no", async () => {
  const page = await htmlOf("/reviews/find");
  expect(page).toMatch(/<form[^>]*action="\/reviews\/find"/);
  expect(page.match(/name="fact"/g)).toHaveLength(2);
  expect(page.match(/type="range"/g)).toHaveLength(5);
  expect(wordsOf(page)).toContain("Asks for a card first : no");
});

describe("what a reader asks for", () => {
  it("finds the apps that fit and says why, those that might, and why others do not", async () => {
    const page = await show("month=9&platform=web");
    expect(namesIn(page)[0]).toBe("Brasswick");
    expect(wordsOf(page)).toContain("1 of 6 apps fits");
    expect(wordsOf(page)).toContain("Up to $9.00 for one month Runs on Web");
    expect(wordsOf(page)).toContain("$7.20 for one month (Small)");
    expect(namesIn(page)).not.toContain("Ottoline");
    expect(wordsOf(await show("month=0&platform=linux"))).toContain("No confirmed match");
    expect(wordsOf(page).match(/Might fit\. Not known: what it costs for one month; where it runs\./g)).toHaveLength(1);
    expect(wordsOf(page)).toContain("Ottoline : costs $18.00 for one month (A season).");
  });

  it("is ticked, filled in and moved in the form", async () => {
    const page = await show("month=9&free=yes&platform=web&kind=companion&adult=no&fact=card-first&weight-media=0");
    expect(page).toMatch(/name="month"[^>]*value="9"/);
    expect(page.match(/checked=""/g)).toHaveLength(4);
    expect(page).toMatch(/<option value="no" selected="">/);
    expect(page).toMatch(/name="weight-media"[^>]*value="0"/);
    expect(page).toContain('href="/reviews/find?month=9&amp;free=yes&amp;platform=web&amp;kind=companion');
    expect(wordsOf(page)).toContain("Your weights: Voice and pictures counts 0 instead of 10.");
    expect(wordsOf(page)).toMatch(/\d\d\.\d of 100 by your weights/);
  });

  it("is not to be listed, and its address is the shortest", async () => {
    const metadata = await resultsMetadata(searchParamsOf("month=9&year=&fact=leave-alone&weight-media=3&ghost=1"));
    expect(metadata).toMatchObject({ robots: { index: false, follow: true } });
    expect(metadata.alternates?.canonical).toMatch(/\/reviews\/find\?month=9&fact=leave-alone&weight-media=3$/);
  });

  it.each([
    ["fact=ghost&kind=spook", "We ignored 2 parts of this address that we don’t recognize."],
    ["month=%3Cscript%3E", "We ignored 1 part of this address that we don’t recognize."],
    ["weight-ghost=3", "We ignored 1 part of this address that we don’t recognize."],
    [`fact=${"a,".repeat(9)}${"b".repeat(10_000)}`, "We ignored 2 parts of this address that we don’t recognize."],
  ])("%.40s: says what is not known", async (query, note) => expect(wordsOf(await show(query))).toContain(note));

  it("is text, whatever it is", async () => {
    const page = await show("fact=%3Cb%3E&platform=%22%3E%3Cscript%3E&kind=__proto__&weight-%3Cb%3E=1");
    expect(page).not.toMatch(/<b>|"><script>/);
  });
});
