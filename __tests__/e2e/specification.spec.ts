import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";

/** Every line that fails is named, not the first alone. Pages come whole from the server, so nothing is waited for. */
const soft = expect.configure({ soft: true, timeout: 1_000 });

/**
 * The product's specification, line by line, on the demonstration of content/ and at both widths: what is ordered is there,
 * visible without a press, in its order and under its name. What happens when somebody acts (sections 4 and 7) is tested
 * where it is written; `scripts/specification.test.ts` names the test of each of those lines.
 */

const widths = [390, 1280];

type Check = (page: Page) => Promise<void>;

/** The lines that one address has to keep, each under the words of the specification. */
type Lines = Record<string, Check>;

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { name }).first();
const link = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name });
const text = (page: Page, words: string | RegExp) => main(page).getByText(words);
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** What can be seen without a press: inside no closed fold, and of some size. */
async function sees(...wanted: Locator[]) {
  for (const one of wanted) await soft(one.first()).toBeVisible();
}

/** Where something begins, in pixels from the top; not a number where it is not there. */
async function topOf(one: Locator) {
  if (!(await one.first().isVisible())) return Number.NaN;
  return (await one.first().boundingBox())?.y ?? Number.NaN;
}

/** Expects each of them visible, and below or beside the one before. */
async function inOrder(...wanted: Locator[]) {
  await sees(...wanted);
  const tops = await Promise.all(wanted.map(topOf));
  soft(tops, "from top to bottom").toEqual(tops.toSorted((a, b) => a - b));
}

/** Expects the words on the page, wherever they stand in it. */
const says =
  (...words: (string | RegExp)[]): Check =>
  async (page) =>
    sees(...words.map((text) => page.getByText(text)));

const saysInMain =
  (...words: (string | RegExp)[]): Check =>
  async (page) =>
    sees(...words.map((text) => main(page).getByText(text)));

/** Expects links with these names to lead to these addresses. */
const links =
  (within: (page: Page) => Locator, wanted: Record<string, string | RegExp>): Check =>
  async (page) => {
    for (const [name, href] of Object.entries(wanted)) {
      await soft(within(page).getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", href);
    }
  };

const title =
  (text: string | RegExp): Check =>
  async (page) =>
    soft(page).toHaveTitle(text);

/** The types of all things that the structured data of a page describes. */
async function typesOf(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => JSON.stringify(JSON.parse(text)).match(/(?<="@type":")\w+/g) ?? []);
}

const describes =
  (...types: string[]): Check =>
  async (page) =>
    soft(await typesOf(page)).toEqual(expect.arrayContaining(types));

const breadcrumb =
  (...names: (string | RegExp)[]): Check =>
  async (page) =>
    soft(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toContainText(names);

/** Sections of the home page begin with a label of the specification's word. */
const label = (page: Page, text: string) => main(page).getByText(text, { exact: true });

const side = (page: Page) => main(page).locator("aside, nav");

const chrome: Lines = {
  "Header: logo, links Home, Reviews, Best, Blog": async (page) => {
    const banner = page.getByRole("banner");
    await sees(banner.getByRole("link", { name: "Companion Almanac" }));
    if (isPhone(page)) return sees(banner.getByRole("button", { name: "Menu", exact: true }));
    const list = banner.getByRole("navigation", { name: "Main" });
    for (const name of ["Home", "Reviews", "Best", "Blog"]) await sees(list.getByRole("link", { name, exact: true }));
  },
  "Header: a partner tag, a search control and a partner call-to-action button": async (page) => {
    const banner = page.getByRole("banner");
    if (isPhone(page)) return sees(banner.getByRole("button", { name: "Search", exact: true }));
    await sees(
      banner.getByText(/partner/i),
      banner.getByRole("combobox", { name: /Search/ }),
      banner.getByRole("link", { name: /partner/i }),
    );
  },
  "Footer: brand blurb, 4.9/5 from 2,000+ reviews, affiliate disclaimer": async (page) => {
    const footer = page.getByRole("contentinfo");
    await sees(
      footer.getByText(/Companion Almanac reviews/),
      footer.getByText(/4\.9\/5 from 2,000\+ reviews/),
      footer.getByText(/affiliate links/),
    );
  },
  "Footer: a newsletter email box with a Subscribe button": async (page) => {
    const footer = page.getByRole("contentinfo");
    await sees(
      footer.getByRole("textbox", { name: "Email address" }),
      footer.getByRole("button", { name: "Subscribe" }),
    );
    await soft(footer.getByRole("textbox", { name: "Email address" })).toHaveAttribute("type", "email");
  },
  "Footer: Pages links (Home, Reviews, Blog, About)": links(
    (page) => page.getByRole("contentinfo").getByRole("navigation", { name: "Pages" }),
    { Home: "/", Reviews: "/reviews", Blog: "/blog", About: "/about" },
  ),
  "Footer: Legal links (Privacy Policy, Terms of Use, Affiliate Disclosure, Contact, Get Started)": links(
    (page) => page.getByRole("contentinfo").getByRole("navigation", { name: "Legal" }),
    {
      "Privacy Policy": "/privacy",
      "Terms of Use": "/terms",
      "Affiliate Disclosure": "/affiliate-disclosure",
      Contact: "/contact",
      "Get Started": /./,
    },
  ),
  "Footer: social links": async (page) =>
    sees(page.getByRole("contentinfo").getByRole("list", { name: "Social links" }).getByRole("link")),
  "Promotional banner strip: up to 70% off": async (page) =>
    soft(page.getByRole("complementary", { name: "Promotion" }).getByRole("link").first()).toHaveText(
      /^Up to 70% off through our partner deal\W*(\(opens in a new tab\))?$/i,
    ),
};

const home: Lines = {
  ...chrome,
  "Home: sections in order": async (page) =>
    inOrder(
      page.getByRole("heading", { level: 1 }),
      label(page, "Features"),
      label(page, "Testimonials"),
      label(page, "Pricing"),
      label(page, "FAQ"),
      heading(page, "Try it on a quiet evening"),
      label(page, "Recommended resources"),
    ),
  "Hero: badge, headline, trust points, 4.9/5 from 2,000+ users, two calls to action, featured-on names": async (
    page,
  ) => {
    await inOrder(
      text(page, "Reviews for adults, 18 and over"),
      page.getByRole("heading", { level: 1 }),
      text(page, /10,000\+ users/),
      text(page, /4\.9\/5 from 2,000\+ users/),
      link(page, /^Try /),
      heading(page, "Which one fits you?"),
    );
    await sees(
      link(page, "See the ranking"),
      main(page).getByRole("list", { name: "Featured on" }).getByRole("listitem"),
    );
  },
  "Four feature cards": async (page) =>
    soft(
      main(page)
        .getByRole("region", { name: /What we look at/ })
        .getByRole("heading", { level: 3 }),
    ).toHaveCount(4),
  "Three testimonials with a star rating": async (page) => {
    const letters = main(page)
      .getByRole("figure")
      .filter({ hasText: /Rated \d\.\d out of/ });
    await soft(letters).toHaveCount(3);
  },
  "Three-plan pricing: Basic $12.99; Premium $9.99 25% off, most popular; Ultimate $4.15 70% off": async (page) => {
    const plans = main(page).getByRole("region", { name: /partner charges/ });
    await soft(plans.getByRole("heading", { level: 3 })).toHaveText(["Basic", "Premium", "Ultimate"]);
    await sees(
      plans.getByText("$12.99"),
      plans.getByText("$9.99"),
      plans.getByText("25% off"),
      plans.getByText("Most popular"),
      plans.getByText("$4.15"),
      plans.getByText("70% off"),
      plans.getByText("per month, on a 3-month plan"),
      plans.getByText("per month, on a 12-month plan"),
    );
    await soft(plans.getByText("7-day free trial, cancel anytime")).toHaveCount(3);
  },
  "Six-question FAQ accordion, the first open": async (page) => {
    const questions = main(page).getByRole("region", { name: "Questions before you subscribe" }).locator("details");
    await soft(questions).toHaveCount(6);
    await soft(questions.and(page.locator("[open]"))).toHaveCount(1);
    await soft(questions.first()).toHaveAttribute("open");
  },
  "Bottom call to action": async (page) => sees(link(page, /^Start with/)),
  "Recommended-resources block with two external links": async (page) => {
    const resources = main(page)
      .getByRole("region", { name: /Further reading/ })
      .getByRole("link");
    await soft(resources).toHaveCount(2);
    for (const link of await resources.all()) {
      await soft(link).toHaveAttribute("href", /^https:\/\/(?!.*\.example)/);
      await soft(link).toHaveAttribute("target", "_blank");
    }
  },
  "10,000+ users, 4.9/5, 200+ hours, 30-day evaluation, founded 2023, no credit card, 14 days": says(
    /10,000\+ users/,
    /200\+ hours of testing/,
    /30-day evaluation/,
    /founded in 2023/,
    /No credit card/,
    /14 days of purchase/,
  ),
};

const card = (page: Page) => main(page).getByRole("article").first();

const list = (name: string): Lines => ({
  "Grid of post cards: cover, category badge, title, date, read time, author, excerpt, Read More": async (page) => {
    await soft(text(page, "Read More")).toHaveCount(6);
    await sees(
      card(page).locator("img"),
      card(page).getByRole("heading"),
      card(page).locator("time"),
      card(page).getByText(/\d+ min read/),
      card(page).getByText("Read More"),
    );
  },
  "Pagination with Previous/Next and numbered buttons": async (page) => {
    const pages = main(page).getByRole("navigation", { name: "Pagination" });
    await sees(pages.getByText("Previous"), pages.getByText("Next"), pages.getByRole("link", { name: /^Page \d/ }));
    await soft(
      pages
        .locator('[aria-disabled="true"]')
        .getByText("Previous")
        .or(pages.locator('[aria-disabled="true"]', { hasText: "Previous" }))
        .first(),
    ).toBeVisible();
  },
  "The count line: Showing X of Y posts": saysInMain(/Showing 6 of \d+ posts/),
  Breadcrumb: breadcrumb("Home", name),
});

const article: Lines = {
  "Back link to the blog, category badge, title, author block, date, read time, cover": async (page) => {
    await inOrder(link(page, /^Back to/), page.getByRole("heading", { level: 1 }));
    await sees(
      text(page, "AI Companions"),
      link(page, /^(Mara|Imani|Jonas|Tomas|[A-Z]\w+ [A-Z]\w+)/),
      main(page).locator("time"),
      text(page, /\d+ min read/),
      main(page).locator("header img, figure img, img[alt]"),
    );
  },
  "Content split in half with a partner block in the middle, then a call-to-action box": async (page) => {
    const paid = main(page).locator('a[rel~="sponsored"]');
    soft(await paid.count()).toBeGreaterThan(1);
  },
  "Tag badges linking to /blog": async (page) => {
    const tags = main(page).getByRole("list", { name: "Tags" }).getByRole("link");
    await sees(tags);
    for (const tag of await tags.all()) await soft(tag).toHaveAttribute("href", "/blog");
  },
  "Like, Save and Share buttons": async (page) =>
    sees(...["Like", "Save", "Share"].map((name) => main(page).getByRole("button", { name, exact: true }))),
  "Sidebar: a table of contents, a community-join card linking to an external forum, a free-trial card, an author card":
    async (page) => {
      await sees(main(page).getByRole("navigation", { name: "On this page" }));
      await soft(link(page, /forum/i).first()).toHaveAttribute("href", /^https:\/\/(?!.*\.example)/);
      await sees(
        side(page).getByText(/free trial/i),
        side(page).getByRole("link", { name: /^More from|articles by/i }),
      );
      if (!isPhone(page)) {
        await inOrder(
          main(page).getByRole("navigation", { name: "On this page" }),
          link(page, /forum/i),
          side(page).getByText(/free trial/i),
          side(page).getByRole("link", { name: /^More from|articles by/i }),
        );
      }
    },
  "Previous/next article links": async (page) =>
    sees(
      main(page)
        .getByRole("navigation", { name: /previous and next/i })
        .getByRole("link"),
    ),
  "Newsletter box with an email input and Subscribe button": async (page) => {
    await sees(main(page).getByRole("button", { name: "Subscribe" }));
    await soft(main(page).getByRole("textbox", { name: /Email/ })).toHaveAttribute("type", "email");
  },
  "Breadcrumb: the post title": breadcrumb("Home", "Blog", /Best AI Boyfriend Apps 2025/),
  "A structured-data block with headline, author, publisher and dates": describes("BreadcrumbList"),
};

const review: Lines = {
  ...chrome,
  "Back to reviews, category badge, title, star rating, author name, role, avatar, date, read time, cover image":
    async (page) => {
      const article = main(page).getByRole("article").first();
      await inOrder(article.getByRole("link", { name: /^Back to reviews/i }), page.getByRole("heading", { level: 1 }));
      await sees(
        article.getByText("AI Companions"),
        article.getByText(/4\.9/),
        article.getByText("Mara Ellison"),
        article.getByText("Privacy and safety editor"),
        article.locator("time"),
        article.getByText(/\d+ min read/),
        article.locator("header img"),
      );
      await inOrder(article.getByText(/Rated 4\.9 out of/), heading(page, "Verdict"));
    },
  "Pros list, Cons list, Verdict box with optional price": async (page) => {
    await sees(heading(page, "Pros"), heading(page, "Cons"), heading(page, "Verdict"));
    const box = main(page).getByRole("region", { name: "Verdict" });
    await sees(box.getByText(/\$9\.50/));
  },
  "Editor's Note": async (page) => sees(heading(page, /^Editor.s Note$/)),
  "Detailed Ratings bars": async (page) => sees(heading(page, "Detailed Ratings")),
  "Compare With links": async (page) => {
    await sees(heading(page, "Compare With"));
    await sees(main(page).getByRole("region", { name: "Compare With" }).getByRole("link"));
  },
  "Sidebar: table of contents, partner offer, community-join card linking to a chatbot forum": async (page) => {
    await sees(
      main(page).getByRole("navigation", { name: "On this page" }),
      text(page, /Partner Companion/),
      link(page, /forum/i),
    );
  },
  "Body content split at the middle with a tracked call to action between the halves": async (page) =>
    sees(main(page).getByRole("complementary").locator('a[rel~="sponsored"]')),
  "Disclosure, tags, Like/Save/Share buttons, author bio": async (page) => {
    await sees(text(page, /Affiliate link/), main(page).getByRole("list", { name: "Tags" }).getByRole("link"));
    await sees(...["Like", "Save", "Share"].map((name) => main(page).getByRole("button", { name, exact: true })));
    const about = main(page).getByRole("complementary", { name: "About the author" });
    await sees(about, about.locator("img"), about.getByText(/Mara edits our coverage/));
  },
  "Up to 3 related reviews of the same category, and a closing call to action": async (page) => {
    const related = main(page).getByRole("region", { name: "Related reviews" });
    await sees(related.locator("img"));
    const count = await related.getByRole("heading", { level: 3 }).or(related.getByRole("listitem")).count();
    soft(count).toBeGreaterThan(0);
  },
  "Breadcrumb: the part of the title before the colon": async (page) =>
    sees(page.getByRole("navigation", { name: "Breadcrumb" }).getByText(/^Hollinwend Review$/)),
  "Title: '{title} - {site} Review'": title(/^Hollinwend.* - Companion Almanac Review$/),
};

/** A review of an app that nobody has tested. */
const untested: Lines = {
  ...chrome,
  "luna-ai-review goes to that app's own site": async (page) =>
    soft(link(page, /^Visit Website/).first()).toHaveAttribute("href", /^https:\/\/luna\./),
  "Pros list, Cons list, Verdict box with optional price": async (page) => {
    await sees(heading(page, "Pros"), heading(page, "Cons"), heading(page, "Verdict"));
    await sees(
      main(page)
        .getByRole("region", { name: "Verdict" })
        .getByText(/\$7\.99/),
    );
  },
  "Breadcrumb: the part of the title before the colon": async (page) =>
    sees(page.getByRole("navigation", { name: "Breadcrumb" }).getByText(/^Luna AI$/)),
};

const withoutOwnLink: Lines = {
  "All other reviews use affiliate_link, else a default tracked referral link": async (page) => {
    const paid = main(page).locator('a[rel~="sponsored"][href*="utm_source"]');
    await sees(paid);
    await soft(paid.first()).toHaveAttribute("href", /partner/);
    await soft(paid.first()).toHaveAttribute("target", "_blank");
    await soft(paid.first()).toHaveAttribute("rel", /noopener/);
  },
};

const reviews: Lines = {
  "Hero '2025 EDITION' with the title 'Top AI Girlfriend Apps of 2025 - Expert Rankings'": async (page) => {
    await sees(text(page, "2025 EDITION"));
    await soft(page.getByRole("heading", { level: 1 })).toHaveText("Top AI Girlfriend Apps of 2025 - Expert Rankings");
  },
  "Collapsible 'How We Evaluate AI Companions' criteria grid; Show All Criteria": saysInMain(
    "How We Evaluate AI Companions",
    "Show All Criteria",
  ),
  "Ranked review cards: three at first; 'Load More Reviews'": async (page) => {
    await soft(text(page, "Load More Reviews")).toBeVisible();
  },
  "Rank 1 gets a 'TOP PICK 2025' badge; ranks up to 3 show 'Expert Reviewed'": async (page) => {
    await soft(main(page).getByText("TOP PICK 2025", { exact: true })).toHaveCount(1);
    await soft(main(page).getByText("Expert Reviewed", { exact: true })).toHaveCount(3);
  },
  "Rank decides the label": async (page) => {
    for (const text of [
      "The Most Emotionally Intelligent AI Companion",
      "Best Visual Experience & Image Generation",
      "Top Choice for Roleplay Enthusiasts",
    ])
      await soft(main(page).getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    // Their cards come with "Load More Reviews".
    for (const text of ["Specialized in Emotional Support", "Best for Community-Created Content"])
      await soft(main(page).getByText(text, { exact: true }).first()).toBeAttached();
  },
  "The editor note shows for rank 1 only": async (page) => soft(text(page, /^Editor.s Note/)).toHaveCount(1),
  "Review-process section with four practices": async (page) => {
    await sees(text(page, "Review process"));
    await sees(
      ...["Read the bill first", "Live with it", "Try to leave", "Sign it and date it"].map((name) =>
        heading(page, name),
      ),
    );
  },
  "Affiliate disclosure panel linking to /about": async (page) => {
    const panel = main(page).locator("section, aside, div").filter({ hasText: "Affiliate disclosure" }).last();
    await sees(panel.locator('a[href="/about"]'));
  },
  "Closing call to action with a testimonial and an outbound button": async (page) => {
    await sees(main(page).locator("blockquote").last());
    await sees(main(page).locator('a[rel~="sponsored"]').last());
  },
  "Top app cumulative score 47.9/50 across 5 criteria": saysInMain(/47\.9/),
  "The reviews page has canonical /reviews": async (page) =>
    soft(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/reviews$/),
  "ItemList: the reviews list": describes("ItemList"),
};

const about: Lines = {
  "Hero, mission, methodology (six criteria), values (four), vision (six items)": async (page) => {
    await sees(page.getByRole("heading", { level: 1 }), main(page).getByText("Mission", { exact: true }));
    for (const [id, count] of Object.entries({ methodology: 6, values: 4, vision: 6 }))
      await soft(main(page).locator(`section[aria-labelledby="${id}"] h3`)).toHaveCount(count);
  },
  "Scores: 9.5, 9.2, 9.4, 9.0, 9.8, 9.3, 9.1": saysInMain("9.5", "9.2", "9.4", "9.0", "9.8", "9.3", "9.1"),
  "Team of three members, each with role, bio, image, professional-profile link and skills": async (page) => {
    const team = main(page).getByRole("region", { name: "The three people behind it" });
    await soft(team.locator("img")).toHaveCount(3);
    await soft(team.locator('a[href^="https://"]')).toHaveCount(3);
  },
  "The claim '4.9/5 from over 2,000+ users'": saysInMain(/4\.9\/5 from over 2,000\+ users/),
};

const author: Lines = {
  "Avatar, role, name, extended bio, professional-network link, first 6 posts": async (page) => {
    await sees(
      main(page).locator("img"),
      text(page, "Culture and wellbeing editor"),
      page.getByRole("heading", { level: 1, name: /Imani Okafor/ }),
    );
    await soft(link(page, /professional|profile|network|linkedin/i).first()).toHaveAttribute(
      "href",
      /^https:\/\/(?!.*\.example)/,
    );
    soft(await main(page).getByRole("article").count()).toBeLessThanOrEqual(6);
    await sees(main(page).getByRole("article"));
  },
  "Title: '{name} - Author at {site}'": title("Imani Okafor - Author at Companion Almanac"),
};

const contact: Lines = {
  "Message form: name, email, subject, message, refSource, platformType": async (page) => {
    const form = main(page)
      .locator("form")
      .filter({ has: page.locator("textarea") });
    for (const name of ["name", "email", "subject", "message", "refSource", "platformType"])
      await sees(form.locator(`[name="${name}"]`));
    for (const [name, options] of Object.entries({
      subject:
        "General Question, Platform Suggestion, Report Inaccuracy, Business Inquiry, Affiliate Request, Something Else",
      refSource: "Select an option, Google Search, Social Media, Friend Recommendation, Blog or Article, Other",
      platformType: "Just a user, I work for a platform, Other",
    }))
      await soft(form.locator(`[name="${name}"] option`)).toHaveText(options.split(", "));
  },
  "Office hours: Mon-Fri 9:00 AM-6:00 PM PST, Sat 10:00 AM-4:00 PM PST, Sun closed": async (page) => {
    const words = (await main(page).innerText()).replaceAll(/[–—‐‑]/g, "-").replaceAll(/\s+/g, " ");
    soft(words).toMatch(/9:00 AM ?- ?6:00 PM PST/);
    soft(words).toMatch(/10:00 AM ?- ?4:00 PM PST/);
    soft(words).toMatch(/closed/i);
    soft(words).toMatch(/24\/7/);
    soft(words).toMatch(/24 hours on business days/);
  },
  "Three FAQ entries": async (page) =>
    soft(main(page).locator("details").or(main(page).locator("dl > dt, dl > div > dt"))).not.toHaveCount(0),
};

const help: Lines = {
  "Search box": async (page) => sees(main(page).getByRole("searchbox").or(main(page).getByRole("textbox"))),
  "Six categories with article counts 12, 8, 15, 10, 9, 7": async (page) => {
    const words = (await main(page).innerText()).replaceAll(/\s+/g, " ");
    for (const count of [12, 8, 15, 10, 9, 7]) soft(words).toMatch(new RegExp(`\\b${count} articles`));
  },
  "Four expandable popular questions, contact and community cards, and a sign-up call to action": async (page) => {
    await soft(main(page).getByRole("region", { name: "Popular questions" }).locator("details")).toHaveCount(4);
    await sees(main(page).locator('a[href="/contact"]'), main(page).locator('a[href^="https://"]'));
  },
};

const dated = "Both effective and updated June 28, 2025";
const legal: Lines = {
  [dated]: async (page) => {
    const words = (await main(page).innerText()).replaceAll(/\s+/g, " ");
    soft(words.match(/June 28, 2025/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  },
};

const disclosure: Lines = {
  ...legal,
  "Labelled Legal": saysInMain(/^Legal$/i),
  "Sections: what affiliate links are, partners, effect on reviews, why it matters, FTC compliance, questions": async (
    page,
  ) => {
    for (const name of [/what affiliate links are/i, /partners/i, /effect on/i, /why it matters/i, /FTC/, /questions/i])
      await sees(heading(page, name));
    await sees(text(page, /Write to \S+@\S+/));
  },
};

const search: Lines = {
  "Form, filter tabs All / Blog / Reviews / Pages with counts, and result cards": async (page) => {
    await sees(main(page).getByRole("searchbox").or(main(page).getByRole("combobox")));
    for (const name of ["All", "Blog", "Reviews", "Pages"]) await sees(link(page, new RegExp(`^${name}\\b.*\\d`)));
    await sees(text(page, /\d+ results? found/));
  },
  "Title: 'Search Results for \"{q}\" | {site}'": title('Search Results for "luna" | Companion Almanac'),
};

const noResults: Lines = {
  "No results: 'No results found' with suggestion badges and a Browse All Articles button": async (page) => {
    await sees(text(page, "No results found").first(), link(page, "Browse All Articles"));
  },
};

const missing = (text: string, link: string, href: string): Lines => ({
  [`${text} with ${link}`]: async (page) => {
    await sees(page.getByRole("heading", { name: text }));
    await soft(page.getByRole("link", { name: link }).first()).toHaveAttribute("href", href);
  },
});

const notFound: Lines = {
  "'Page Not Found', removed, renamed or temporarily unavailable, 'Return to Homepage'; noindex,follow": async (
    page,
  ) => {
    await sees(page.getByRole("heading", { name: "Page Not Found" }), page.getByText(/temporarily unavailable/));
    await soft(page.getByRole("link", { name: "Return to Homepage" }).first()).toHaveAttribute("href", "/");
    await soft(page.locator('meta[name="robots"][content="noindex, follow"]')).toHaveCount(1);
  },
};

const category = (name: string): Lines => ({
  ...list(name),
  "CollectionPage: categories": describes("CollectionPage"),
});

const blog: Lines = {
  ...list("Blog"),
  "Hero; heading 'Latest Articles'": async (page) =>
    sees(page.getByRole("heading", { level: 1 }), heading(page, "Latest Articles")),
  "Category pill bar; each pill shows a count": async (page) =>
    sees(link(page, /^All Posts/i), link(page, /^AI Reviews\D*\d+/)),
};

const laterPage: Lines = { "'Page N of M'": async (page) => sees(heading(page, /^Page 2 of \d+$/)) };

const pages: Record<string, Lines> = {
  "/": home,
  "/reviews": reviews,
  "/reviews/luna-ai-review": untested,
  "/reviews/hollinwend-review": { ...review, ...withoutOwnLink },
  "/blog": blog,
  "/blog/page/2": laterPage,
  "/blog/best-ai-boyfriend-apps-2025": article,
  "/guides": category("Guides"),
  "/authors/imani-okafor": author,
  "/about": about,
  "/contact": contact,
  "/help": help,
  "/terms": legal,
  "/privacy": { ...legal, "The minimum age is 18": saysInMain(/The minimum age is 18/) },
  "/affiliate-disclosure": disclosure,
  "/search-results?q=luna": search,
  "/search-results?q=zzqxv": noResults,
  "/no-such-page": notFound,
  "/blog/no-such-article": missing("Post not found", "Return to blog", "/blog"),
  "/reviews/no-such-review": missing("Review not found", "Return to reviews", "/reviews"),
  "/authors/nobody": missing("Author not found", "Return to blog", "/blog"),
};

for (const [address, lines] of Object.entries(pages)) {
  test(`${address} keeps its lines of the specification, at both widths`, async ({ page }) => {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const [line, check] of Object.entries(lines)) await test.step(`${line}, ${width} px`, () => check(page));
    }
  });
}

const isFound = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).status() === 200 ? [] : [address];

test("every address of the route table answers", async ({ request }) => {
  const addresses = [
    ..."/ /reviews /best /blog /blog/page/2 /about /contact /help /terms /privacy /affiliate-disclosure".split(" "),
    ..."/search-results?q=a /reviewblogs /guides /tools /alternatives /best /nsfwtips /guides/page/2".split(" "),
    // The slugs that the specification names.
    ..."/blog/best-ai-boyfriend-apps-2025 /blog/crushon-ai-review-2025 /blog/is-character-ai-safe-to-use-2025".split(
      " ",
    ),
    ..."/blog/the-rise-of-ai-companions-in-2025 /blog/luvyai-review-2025 /blog/candy-ai-review".split(" "),
    ..."/blog/best-nsfw-ai-art-generators-2025 /blog/dreamgf-review /blog/fantasygf-review".split(" "),
    "/blog/spicy-ai-review-ultimate-ai-roleplaying-app-2025",
    ...["spicy-ai-review", "dreamgf-review", "fantasygf-review", "luna-ai-review"].map((slug) => `/review/${slug}`),
    "/review",
  ];
  const missing = await Promise.all(addresses.map((address) => isFound(request, address)));
  expect(missing.flat()).toEqual([]);
});
