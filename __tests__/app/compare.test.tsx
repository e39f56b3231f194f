import { generateStaticParams, generateMetadata as pairMetadata } from "@/app/reviews/compare/[pair]/page";
import { generateMetadata as resultsMetadata } from "@/app/reviews/compare/results/page";
import { knownAddresses } from "@/lib/addresses/known-addresses";
import { currentSite } from "@/lib/content/site/current-site";
import { propsOf, searchParamsOf } from "../helpers/page";
import { htmlOf, textOf } from "../helpers/render-page";

const asked = (apps: string) => searchParamsOf(`apps=${encodeURIComponent(apps)}`);
const resultsOf = (apps: string) => `/reviews/compare/results?apps=${encodeURIComponent(apps)}`;
const pair = "brasswick-vs-ottoline";

it("chooses apps by a form that needs no script, and links the pairs that reviews compare", async () => {
  const page = await htmlOf("/reviews/compare");
  expect(page).toMatch(/<form[^>]*action="\/reviews\/compare"/);
  expect(page.match(/type="checkbox"/g)).toHaveLength(6);
  expect(page).toMatch(new RegExp(`<a [^>]*href="/reviews/compare/${pair}">Brasswick vs Ottoline</a>`));
});

it("leads two apps that no review compares to their choice, and not an app that is not known", () => {
  const { sideBySide } = knownAddresses(currentSite());
  expect(sideBySide("saltmarsh-vs-brasswick")).toBe("/reviews/compare?apps=saltmarsh,brasswick");
  for (const one of ["brasswick-vs-nobody", "brasswick-vs-brasswick", "brasswick", "-vs-"])
    expect(sideBySide(one)).toBeUndefined();
});

describe("two apps that a review compares", () => {
  it("have a page that may be listed", async () => {
    expect(generateStaticParams()).toContainEqual({ pair });
    const page = `/reviews/compare/${pair}`;
    expect(["ottoline-vs-brasswick", pair].map(knownAddresses(currentSite()).sideBySide)).toEqual([page, page]);
    expect(await pairMetadata(propsOf({ pair }))).toMatchObject({
      alternates: { canonical: expect.stringMatching(new RegExp(`/reviews/compare/${pair}$`)) },
      robots: { index: true },
    });
  });

  it("stand side by side with all that is known of them", async () => {
    const text = await textOf(`/reviews/compare/${pair}`);
    expect(text).toContain("More is known about Brasswick: 3 of 4 questions answered, Ottoline 1.");
    expect(text).toMatch(/Brasswick .*Stars: 4.7 of 5 .*Ottoline .*Stars: 4.4 of 5/);
    // The heads of the columns.
    const heads = (await htmlOf(`/reviews/compare/${pair}`)).match(/<th [^>]*scope="col".*?<\/th>/gs)?.join() ?? "";
    for (const app of ["brasswick", "ottoline"]) expect(heads).toContain(`href="/reviews/${app}-app-review"`);
    expect(text).toMatch(/Brasswick \$86\.40 a year or free 46\.2 of 50 .*Ottoline \$72\.00 a year 44\.0 of 50/);
    expect(text).toContain("Cheapest for twelve months Brasswick $86.40 Small Ottoline $72.00 A season Costs least");
    expect(text).toContain("Kept after leaving Brasswick 14 days");
    expect(text).toMatch(/Asks for a card first Brasswick Partly Only for pictures\..* Ottoline No /);
    expect(text).toMatch(/Leave without writing Brasswick Yes .* Ottoline \? Not known/);
  });

  it("are linked by the review of each", async () => {
    for (const slug of ["brasswick-app-review", "ottoline-app-review"])
      expect(await htmlOf(`/reviews/${slug}`)).toContain(`href="/reviews/compare/${pair}"`);
    const other = await htmlOf("/reviews/saltmarsh-app-review");
    expect(other).toContain('href="/reviews/compare?apps=saltmarsh"');
  });
});

describe("what a reader asks for", () => {
  it("is not to be listed, and leads to the page of a pair where there is one", async () => {
    const metadata = await resultsMetadata(asked("ottoline,brasswick"));
    expect(metadata).toMatchObject({ robots: { index: false, follow: true } });
    expect(metadata.alternates?.canonical).toMatch(new RegExp(`/reviews/compare/${pair}$`));
    const other = await resultsMetadata(asked("windlass,saltmarsh,ghost"));
    expect(other.alternates?.canonical).toMatch(/\/reviews\/compare\?apps=windlass,saltmarsh$/);
  });

  it("stands in the order of the address, and its apps are ticked", async () => {
    const page = await htmlOf(resultsOf("windlass,brasswick,saltmarsh"));
    expect(page).toContain("Windlass vs Brasswick vs Saltmarsh");
    expect(page.match(/checked=""[^>]*value="[a-z]+"|value="[a-z]+"[^>]*checked=""/g)).toHaveLength(3);
  });

  it("is the first four of more than four, and says which are left out", async () => {
    const page = await htmlOf(resultsOf("saltmarsh,brasswick,ottoline,windlass,thistledown"));
    expect(page).toContain("Saltmarsh vs Brasswick vs Ottoline vs Windlass</h1>");
    expect(page).toContain("You can compare up to 4 apps. Not shown: Thistledown.");
  });

  it.each([
    ["ghost,brasswick,ottoline", "One name in this address is not an app we know."],
    ["ghost,spook,brasswick,ottoline", "2 names in this address are not apps we know."],
    ["ghost,%%,brasswick", "2 names in this address are not apps we know."],
    ["%%,<b>,brasswick", "2 names in this address are not apps we know."],
    ["brasswick", "Choose at least one more app to compare with Brasswick."],
    ["ghost", "Choose at least two apps to compare."],
  ])("%s: says what is missing", async (apps, note) => {
    expect(await textOf(resultsOf(apps))).toContain(note);
  });

  it.each([
    ["", "Choose at least two apps to compare."],
    [",windlass", "Choose at least one more app to compare with Windlass."],
  ])("from a form with %j begins at what is missing, with what was ticked", async (apps, error) => {
    const values = apps.split(",").map((name) => `apps=${name}`);
    const page = await htmlOf(`/reviews/compare/results?${values.join("&")}`);
    expect(page).toMatch(new RegExp(`<p[^>]*role="alert"[^>]*autofocus=""[^>]*>${error}</p>`, "i"));
    expect(page.match(/<input[^>]*checked=""[^>]*>/g)?.join() ?? "").toMatch(apps === "" ? /^$/ : /windlass/);
  });

  it("from an address with one app is no error, and no table", async () => {
    expect(await htmlOf(resultsOf("brasswick"))).not.toMatch(/role="alert"|<table/);
    expect(await htmlOf(resultsOf("brasswick,windlass"))).toContain("<table");
  });
});
