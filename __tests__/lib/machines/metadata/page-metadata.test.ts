import {
  absoluteUrl,
  buildPageMetadata,
  describeListingPage,
  type PageMetadataInput,
  titles,
  toPortableHtml,
} from "@/lib/machines/metadata/page-metadata";
import { renderSnippet } from "@/lib/text/render-snippet";

const host = "http://localhost:3000";

function build(changes: Partial<PageMetadataInput> = {}) {
  return buildPageMetadata({
    title: "Reviews | Almanac",
    description: "What is reviewed.",
    path: "/reviews",
    siteName: "Almanac",
    ...changes,
  });
}

it("absoluteUrl puts the host before a path, and gives the home page no slash at the end", () => {
  expect(absoluteUrl("/reviews")).toBe(`${host}/reviews`);
  expect(absoluteUrl("/")).toBe(host);
});

describe("page metadata", () => {
  it("says title, description and address the same way to browsers, previews and search engines", () => {
    const metadata = build();
    expect(metadata).toMatchObject({
      title: "Reviews | Almanac",
      description: "What is reviewed.",
      alternates: { canonical: `${host}/reviews` },
      openGraph: {
        title: "Reviews | Almanac",
        description: "What is reviewed.",
        url: `${host}/reviews`,
        siteName: "Almanac",
        type: "website",
      },
      twitter: { card: "summary_large_image", title: "Reviews | Almanac", description: "What is reviewed." },
    });
  });

  it("shows the page's own picture, with size and text alternative, else the site's", () => {
    const image = { src: "/images/covers/one.webp", alt: "A cover", width: 1200, height: 675 };
    const shown = { url: `${host}/images/covers/one.webp`, alt: "A cover", width: 1200, height: 675 };
    expect(build({ image })).toMatchObject({ openGraph: { images: [shown] }, twitter: { images: [shown] } });
    expect(build().openGraph?.images).toEqual([
      { url: `${host}/images/og/site.png`, alt: "Almanac", width: 1200, height: 630 },
    ]);
  });

  it("leaves the site's name out of the title in previews, which show it beside", () => {
    const metadata = build({ shareTitle: "Reviews" });
    expect(metadata).toMatchObject({
      title: "Reviews | Almanac",
      openGraph: { title: "Reviews", siteName: "Almanac" },
    });
    expect(metadata.twitter).toMatchObject({ title: "Reviews" });
  });

  it("names the markdown of a page that has it, and no other", () => {
    const typesOf = (changes: Partial<PageMetadataInput>) => build({ path: "/blog/one", ...changes }).alternates?.types;
    expect(typesOf({ hasMarkdown: true })).toMatchObject({ "text/markdown": `${host}/blog/one.md` });
    expect(typesOf({})).not.toHaveProperty("text/markdown");
  });

  it("dates an article and files it", () => {
    const published = {
      date: "2025-06-28T00:00:00+00:00",
      updated: "2025-07-01T00:00:00+00:00",
      author: "Ada Page",
      section: "AI Guides",
      tags: ["Pricing", "Guide"],
    };
    expect(build({ published }).openGraph).toMatchObject({
      type: "article",
      publishedTime: published.date,
      modifiedTime: published.updated,
      authors: ["Ada Page"],
      section: "AI Guides",
      tags: ["Pricing", "Guide"],
    });
    const { author: _author, ...anonymous } = published;
    expect(build({ published: anonymous }).openGraph).not.toHaveProperty("authors");
  });

  it("calls nothing an article that has no date", () => {
    expect(build({}).openGraph).toMatchObject({ type: "website" });
    expect(build({ type: "profile" }).openGraph).toMatchObject({ type: "profile" });
  });

  it("keeps a page out of search engines, and marks one as adult, only where it is told to", () => {
    expect(build().robots).toEqual({ index: true, follow: true, "max-image-preview": "large" });
    expect(build()).not.toHaveProperty("other");
    expect(build({ noindex: true }).robots).toEqual({ index: false, follow: true });
    expect(build({ adult: true }).other).toEqual({ rating: "adult" });
  });
});

it("describes each page of a listing in words of its own", () => {
  expect(describeListingPage("All guides.", 1)).toBe("All guides.");
  expect(describeListingPage("All guides.", 2)).toBe("All guides. Page 2.");
});

describe("title formats", () => {
  it("names the site as docs/reference/behaviour.md says, for each kind of page", () => {
    expect(titles.page("About us", "Almanac")).toBe("About us | Almanac");
    expect(titles.review("Lark AI Review: The Quiet One", "Almanac")).toBe(
      "Lark AI Review: The Quiet One - Almanac Review",
    );
    expect(titles.author("Ada Page", "Almanac")).toBe("Ada Page - Author at Almanac");
    expect(titles.search("voice", "Almanac")).toBe('Search Results for "voice" | Almanac');
  });

  it("numbers a listing from its second page on", () => {
    expect(titles.listing("AI Guides", 1)).toBe("AI Guides");
    expect(titles.listing("AI Guides", 2)).toBe("AI Guides - Page 2");
    expect(titles.listing("AI Guides", 10)).toBe("AI Guides - Page 10");
  });
});

it("takes from the sentences of a page what only the page needs: short addresses, and new tabs with their hint", () => {
  const html = renderSnippet('See [the law](https://law.example/), [help](/help) and `target="_blank"`.');
  expect(toPortableHtml(html, "/about")).toBe(
    `<p>See <a href="https://law.example/" rel="noopener">the law</a>, <a href="${host}/help">help</a> and <code>target="_blank"</code>.</p>`,
  );
});
