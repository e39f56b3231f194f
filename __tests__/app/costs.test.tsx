import { generateMetadata as resultsMetadata } from "@/app/reviews/costs/results/page";
import { searchParamsOf, wordsOf } from "../helpers/page";
import { htmlOf, textOf } from "../helpers/render-page";

const show = (query: string) => textOf(`/reviews/costs/results?${query}`);

it("asks by a form that needs no script", async () => {
  const page = await htmlOf("/reviews/costs");
  expect(page).toMatch(/<form[^>]*action="\/reviews\/costs"/);
  expect(page.match(/name="apps"/g)).toHaveLength(7);
  expect(page).toMatch(/type="number"[^>]*max="60"[^>]*name="months" value="12"/);
});

it("shows what those of the ranking whose prices are known cost for a year, before anybody asks", async () => {
  const text = await textOf("/reviews/costs");
  expect(text).toMatch(/Saltmarsh: A year \$54\.00 O Ottoline: A season \$72\.00 B Brasswick: Small Pays us \$86\.40/);
  expect(text).not.toMatch(/No prices known\.|Not shown|could not be read|ignored/);
  const ticked = (await htmlOf("/reviews/costs")).match(/<input[^>]*checked=""[^>]*>/g) ?? [];
  expect(ticked.join()).toMatch(/saltmarsh.*ottoline.*brasswick/);
});

describe("what a reader asks for", () => {
  it("is counted plan by plan, with its days, the cheapest first", async () => {
    const text = await show("apps=brasswick&months=7&from=2025-01-31");
    expect(text).toContain("Brasswick for 7 months from January 31, 2025");
    expect(text).toMatch(
      /Free tier Free Small Cheapest paid option for 7 months 7 payments of \$7\.20 January 31, 2025 February 28/,
    );
    expect(text.match(/August 31, 2025/g)).toHaveLength(1);
    expect(text).toContain("Plans that renew are charged again August 31, 2025.");
    expect(text).toContain("$109.20 $58.80 more than the cheapest");
  });

  it("names the cheapest of all", async () => {
    const text = await show("apps=brasswick,saltmarsh&months=12");
    expect(text).toContain("Cheapest paid option for 12 months: $54.00 Saltmarsh, A year");
    expect(await show("apps=brasswick&months=12")).toContain(
      "Cheapest paid option for 12 months: $86.40 Brasswick, Small",
    );
  });

  it("says of an app without prices that none are known", async () => {
    expect(await show("apps=windlass&months=3")).toContain("Windlass Pays us No prices known.");
  });

  it.each([
    ["apps=ghost", "One name in this address is not an app we know."],
    ["months=7", "Choose apps to see what they cost"],
    ["apps=&months=12&from=", /^(?!.*Other apps or months).*Choose at least one app to see what it costs\./],
    ["apps=brasswick", /Other apps or months/],
    ["apps=brasswick&months=999&from=never", "We ignored what we couldn’t read."],
    ["apps=brasswick,ottoline,saltmarsh,windlass,thistledown", "You can price up to 4 apps. Not shown: Thistledown."],
    ["apps=%3Cscript%3E", "One name in this address is not an app we know."],
  ])("%s: says what is missing", async (query, note) => expect(await show(query)).toMatch(note));

  it("is not to be listed, and its address is the shortest", async () => {
    const metadata = await resultsMetadata(searchParamsOf("apps=brasswick&apps=ghost&months=7&from="));
    expect(metadata).toMatchObject({ robots: { index: false, follow: true } });
    expect(metadata.alternates?.canonical).toMatch(/\/reviews\/costs\?apps=brasswick&months=7$/);
  });
});

it("draws the cheapest way of each app as a bar, the least first, and beside one app each of its plans", async () => {
  const chartOf = async (query: string) =>
    /aria-labelledby="cost-chart".*?<\/ol>/s.exec(await htmlOf(`/reviews/costs/results?${query}`))?.[0] ?? "";
  expect(wordsOf(await chartOf("apps=brasswick,ottoline&months=12"))).toContain(
    "Cheapest year, by app O Ottoline: A season $72.00 B Brasswick: Small Pays us $86.40",
  );
  expect(wordsOf(await chartOf("apps=brasswick,ottoline&months=7"))).toContain("Cheapest 7 months, by app");
  const one = await chartOf("apps=brasswick&months=12");
  expect(wordsOf(one)).toContain("Every plan");
  const sums = [...one.matchAll(/\$([\d.]+)</g)].map(([, sum]) => Number(sum));
  expect(sums.length).toBeGreaterThan(1);
  expect(sums).toEqual([...sums].sort((a, b) => a - b));
});

it("folds the form where costs are shown, and opens it where no app is chosen", async () => {
  const formOf = async (query: string) =>
    /<details[^>]*>(?:(?!<details).)*Show the costs/s.exec(await htmlOf(`/reviews/costs/results?${query}`))?.[0] ?? "";
  const folded = await formOf("apps=brasswick&months=12");
  expect(folded).toMatch(/^<details(?![^>]* open)/);
  expect(wordsOf(folded)).toContain("Other apps or months");
  const open = await formOf("apps=&months=12");
  expect(open).toMatch(/^<details[^>]* open/);
  expect(wordsOf(open)).toContain("Choose at least one app to see what it costs.");
});

it("each review counts the plans of its app for fixed terms, and leads to any other", async () => {
  const page = await htmlOf("/reviews/brasswick-app-review");
  const [figure = ""] = /<figure class="costs">.*?<\/figure>/s.exec(page) ?? [];
  expect(wordsOf(figure)).toContain("For 1, 3, 6, 12, and 24 months");
  expect(wordsOf(figure)).toMatch(/1 month \$7\.20 Small 3 months \$21\.60 Small .* 24 months \$172\.80 Small/);
  expect(figure).toContain('<input type="hidden" name="apps" value="brasswick">');
});
