import { type DefaultTreeAdapterMap, parse } from "parse5";
import { currentSite } from "@/lib/content/site/current-site";
import { allPosts, rankedReviews } from "@/lib/content/site/site";
import { type Element, elementsIn, heard } from "../helpers/all-pages";
import { htmlOf } from "../helpers/render-page";

const wordsOf = (one: DefaultTreeAdapterMap["node"]) => heard(one).trim();

async function read(address: string) {
  const page = elementsIn(parse(await htmlOf(address)));
  const main = page.find(({ tagName }) => tagName === "main");
  return { page, main: main ? elementsIn(main) : [] };
}

/** A heading, after the words right above it. */
function withLabel(heading: Element): string {
  const before = heading.parentNode?.childNodes[heading.parentNode.childNodes.indexOf(heading) - 1];
  return before?.nodeName === "p" ? `${wordsOf(before)}: ${wordsOf(heading)}` : wordsOf(heading);
}

it.each([
  [
    "/",
    `Read by lamplight: Company by the month, looked at twice / First in the list / Which of them is for you? / New articles /
     Features: What we look at first / Testimonials: From the letterbox / Pricing: What Thistledown asks /
     FAQ: Questions by post / Leave the lamp on / Recommended resources: Read elsewhere`,
  ],
  [
    "/reviews",
    `2025 EDITION: Top AI Girlfriend Apps of 2025 - Expert Rankings / How We Evaluate AI Companions / The ranking /
     Not reviewed yet / Review process: How a review is made / Two apps left on the list?`,
  ],
  [
    "/reviews/brasswick-app-review",
    `Brasswick Review: The App That Lets an Hour Pass / Verdict / On this page / Pros and cons / Detailed Ratings /
     Compare With / How it talks / What it remembers / What it costs / What it does with your words /
     What Brasswick costs / What changed at Brasswick / How to leave Brasswick / What we know about Brasswick /
     How we tested Brasswick / Community: Ask people who use it / Related reviews / Enough read for tonight`,
  ],
  [
    "/about",
    `About us: Three editors and one lamp / Mission: Why we do it / Methodology: Before a review is printed /
     Scores: Marks of this edition / Values: Rules of the house / Vision: What we would like to see /
     Team: Who answers for it / Argue with us`,
  ],
  [
    "/help",
    `Help center / First steps / Prices and refunds / Choosing an app / Privacy / Tools / Wellbeing / Popular questions /
     Contact: Not found? / Community: Ask other readers / Or simply try one`,
  ],
  [
    "/terms",
    "Legal: Terms of Use / On this page / Who may read / What a review is / Trials, payments and refunds / No advice",
  ],
  ["/best", "Best Of: Best of / For long talks / To begin with / Our shortlists / Enough read for tonight"],
  ["/blog", "The blog: All posts / Latest Articles / Enough read for tonight"],
  ["/guides", "The blog by subject: Guides / Latest Articles / Enough read for tonight"],
])("%s: has its sections in their order, under their labels", async (address, outline) => {
  const { main } = await read(address);
  const headings = main.filter(({ tagName }) => /^h[12]$/.test(tagName)).map(withLabel);
  expect(headings).toEqual(outline.split("/").map((one) => one.trim()));
});

const attributeOf = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

const insideOf = (one: Element, tag: string) => elementsIn(one).filter(({ tagName }) => tagName === tag);

it("the first of the top apps on the home page stands below its picture, and no other has one", async () => {
  const { main } = await read("/");
  const top = main.find((one) => attributeOf(one, "aria-labelledby") === "top-apps") as Element;
  const pictures = insideOf(top, "li").map((app) => insideOf(app, "picture").length);
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures).toEqual([1, ...pictures.slice(1).map(() => 0)]);
});

it("each pick of a category has the cover of the review that it leads to", async () => {
  const { main } = await read("/best");
  const picks = main.filter((one) => one.tagName === "li" && insideOf(one, "h2").length > 0);
  expect(picks).toHaveLength(2);
  for (const pick of picks) {
    const href = insideOf(pick, "a").map((link) => attributeOf(link, "href"));
    const review = rankedReviews(currentSite()).find(({ slug }) => href.includes(`/reviews/${slug}`));
    expect(insideOf(pick, "img").map((cover) => attributeOf(cover, "src"))).toContain(review?.coverImage);
  }
});

it("the pages of the blog list every article once, the newest first", async () => {
  const posts = allPosts(currentSite()).map(({ title }) => title);
  const pages = Array.from({ length: Math.ceil(posts.length / 6) }, (_, index) => `/blog/page/${index + 1}`);
  const shown: string[] = [];
  for (const address of ["/blog", ...pages.slice(1)])
    shown.push(...(await read(address)).main.filter(({ tagName }) => tagName === "h3").map(wordsOf));
  expect(shown).toEqual(posts);
});
