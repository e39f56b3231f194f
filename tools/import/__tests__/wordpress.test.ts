import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { runImport } from "../run-import";
import { noUploads, openUploads } from "../uploads";
import { readWordPress } from "../wordpress/wordpress-source";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  mkdirSync(join(folder, "content/site"), { recursive: true });
  writeFileSync(join(folder, "content/site/site.md"), "---\ntagline: A site\npostCategories:\n  - name: News\n---\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An item of an export. */
function item(
  fields: Partial<Record<"id" | "type" | "status" | "slug" | "title" | "link" | "html" | "more", string>>,
): string {
  const {
    id = "1",
    type = "post",
    status = "publish",
    slug = "a-post",
    title = "What a plan costs",
    html = "<p>Text.</p>",
    more = "",
  } = fields;
  const link = fields.link ?? `https://old.example/2024/05/${slug}/`;
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[ann]]></dc:creator>
<content:encoded><![CDATA[${html}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date>2024-05-02 10:00:00</wp:post_date><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>${more}</item>`;
}

function exported(items: string, head = ""): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${head}<rss version="2.0"><channel><title>Old &amp; Good</title>
<link>https://old.example</link><wp:author><wp:author_login>ann</wp:author_login>
<wp:author_display_name><![CDATA[Ann Árbol]]></wp:author_display_name></wp:author>
<wp:category><wp:term_id>7</wp:term_id><wp:cat_name><![CDATA[Guides]]></wp:cat_name></wp:category>${items}</channel></rss>`;
}

type Extra = Partial<Pick<Parameters<typeof runImport>[0], "uploads" | "linkFiles" | "check" | "onProgress">>;

async function bring(xml: string | Buffer, extra: Extra = {}) {
  const file = join(folder, "export.xml");
  writeFileSync(file, xml);
  await runImport({
    source: await readWordPress(file),
    root: join(folder, "content"),
    reportFile: join(folder, "report.md"),
    uploads: noUploads,
    linkFiles: [],
    linkPrefix: "/go",
    highestId: 40,
    day: "2026-01-01",
    onProgress: () => {},
    ...extra,
  });
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  return { read, report: read("report.md"), has: (path: string) => existsSync(join(folder, path)) };
}

/** The body of an imported article. */
const body = (text: string) => text.split("\n---\n")[1]?.trim();

describe("a post", () => {
  it("becomes an article with its fields, and its old address leads on", async () => {
    const more = `<category domain="category" nicename="news"><![CDATA[News]]></category>
<category domain="category" nicename="guides"><![CDATA[Guides]]></category><category domain="post_tag" nicename="p"><![CDATA[Prices]]></category>
<wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value><![CDATA[%%title%% %%sep%% %%sitename%%]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value><![CDATA[What a plan costs when you pay by the month, and when by the year.]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_yoast_wpseo_primary_category</wp:meta_key><wp:meta_value><![CDATA[7]]></wp:meta_value></wp:postmeta>`;
    const { read } = await bring(exported(item({ title: "What a plan costs &#8211; really", more })));
    const text = read("content/blog/a-post.md");
    expect(text).toContain(
      "id: 41\ntitle: What a plan costs – really\nseoTitle: What a plan costs – really - Old & Good\n",
    );
    expect(text).toContain(
      "excerpt: What a plan costs when you pay by the month, and when by the year.\ncategory: Guides\ntags: [Prices, News]\n",
    );
    expect(text).toContain("date: 2024-05-02\nauthor: ann-arbol\n");
    expect(read("content/site/moved.md")).toContain("{ from: /2024/05/a-post, to: /blog/a-post }");
    expect(read("content/site/site.md")).toContain("  - name: News\n  - { name: Guides }\n");
    expect(read("content/categories/guides.md")).toContain("filter:\n  - category: Guides\n");
    expect(read("content/authors/ann-arbol.md")).toContain("name: Ann Árbol\n");
  });

  it("becomes markdown: blocks, columns in order, tables, captions, embeds, pictures that are there", async () => {
    const uploads = join(folder, "uploads/2024/05");
    mkdirSync(uploads, { recursive: true });
    writeFileSync(
      join(uploads, "plan.png"),
      await sharp({ create: { width: 900, height: 500, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    );
    const html = `<!-- wp:heading --><h1>First</h1><!-- /wp:heading --><div class="wp-block-columns"><div><p>Left.</p></div><div><p>Right.</p></div></div>
<table><tr><th>Plan</th><th>Price</th></tr><tr><td>Month</td><td>a|b</td></tr></table>
[caption id="x"]<img src="https://old.example/wp-content/uploads/2024/05/plan-300x200.png" alt="The page with three plans"> Three plans[/caption]
<figure class="wp-block-embed"><div>https://www.youtube.com/watch?v=abc</div></figure><iframe src="//player.example/1"></iframe><p><img src="/wp-content/uploads/2024/05/plan.png" alt="IMG_0001.jpg"> Beside it.</p><p>1 < 2 & {{claim:x}} <script>alert(1)</script><b>bold</p>`;
    const { read, report } = await bring(exported(item({ html })), {
      uploads: await openUploads(join(folder, "uploads")),
    });
    expect(body(read("content/blog/a-post.md"))).toBe(
      `## First

Left.

Right.

| Plan  | Price |
| ----- | ----- |
| Month | a\\|b  |

![The page with three plans](/images/import/texts/plan-300x200.webp)

*Three plans*

<https://www.youtube.com/watch?v=abc>

<https://player.example/1>

![Picture: IMG_0001.jpg](/images/import/texts/plan.webp)

Beside it.

1 < 2 & { {claim:x}} **bold**`,
    );
    expect(report).toContain('A "script" element is left out.');
    expect(report).toContain("What was embedded from https://player.example/1 is a link.");
  });

  it("has no leftovers of its former editor: spaces in bold words, links to nothing, loose lists, lists of pictures", async () => {
    const html = `<p>Use <em>it </em>here:&nbsp;<strong>bold<strong> words </strong></strong>(now)&nbsp;</p><div><a>No link<br></a></div>
<p>https://video.example/1</p>[audio https://sound.example/a.mp3]<p>H<sub>2</sub>O</p><ol><li>One<ul><li>Two</li></ul></li><li>Three</li></ol>
<figure><ul><li><figure><img src="/a.jpg"><figcaption>Of it<br></figcaption></figure></li></ul></figure>
<div style="background-image:url(https://old.example/b.jpg)"><p>On it.</p></div><!-- wp:archives {"a":1} /-->`;
    const { read, report } = await bring(exported(item({ html })));
    expect(body(read("content/blog/a-post.md"))).toBe(
      `Use *it* here: **bold words** (now)

No link

<https://video.example/1>

<https://sound.example/a.mp3>

H₂O

1. One
   - Two
2. Three

*Of it*

On it.`,
    );
    expect(report).toContain("The picture https://old.example/b.jpg is not among the uploads, and is left out.");
    expect(report).toContain('The block "archives" has no words of its own, and is left out.');
  });

  it("shows the pictures that were uploaded for it in a gallery without numbers", async () => {
    const picture = item({ id: "8", type: "attachment", more: "<wp:post_parent>1</wp:post_parent>" }).replace(
      "</item>",
      "<wp:attachment_url>https://old.example/mine.jpg</wp:attachment_url></item>",
    );
    const { report } = await bring(exported(item({ html: "<p>See:</p>[gallery]" }) + picture));
    expect(report).toContain("The picture https://old.example/mine.jpg is not among the uploads, and is left out.");
    expect(report).not.toContain("[gallery]");
  });

  it("lets an address that two texts had lead to the first of them, and says so of the other", async () => {
    const link = "https://old.example/one-address/";
    const { read, report } = await bring(exported(item({ link }) + item({ id: "2", slug: "b-post", link })));
    expect(read("content/site/moved.md")).toContain("{ from: /one-address, to: /blog/a-post }");
    expect(read("content/site/moved.md")).not.toContain("b-post");
    expect(report).toContain("Its old address, /one-address, leads to /blog/a-post, which had the same.");
  });

  it("takes a caption that is not closed away, and leaves the next as it is", async () => {
    const html = `<p>Before [caption id="1"] it.</p>[caption]<img src="https://old.example/none.png" alt="A key"> The key[/caption]`;
    const { read, report } = await bring(exported(item({ html })));
    expect(body(read("content/blog/a-post.md"))).toContain("Before it.");
    expect(body(read("content/blog/a-post.md"))).toContain("*The key*");
    expect(report).toContain("caption");
  });

  it("names an old address that cannot lead on, and keeps the slug of a page that would be a number", async () => {
    const { read, report } = await bring(
      exported(item({ type: "page", slug: "%ce%b2-2", title: "Δύο", link: "https://old.example/%ce%b2-2/" })),
    );
    expect(read("content/pages/text-2.md")).toContain("title: Δύο\n");
    expect(read("content/site/moved.md")).not.toContain("β-2");
    expect(report).toContain("/β-2 does not: addresses here have no letters but a to z.");
  });

  it("has links that lead where the texts are now, and none to a text that is not there", async () => {
    const html = `<p><a href="https://old.example/2024/05/other/">other</a> <a href="/2024/05/a-draft/">draft</a> <a href="javascript:alert(1)">bad</a> <a href="https://x.example/?a=%20b&c={d}">out</a></p>`;
    const { read, report } = await bring(
      exported(item({ html }) + item({ id: "2", slug: "other" }) + item({ id: "3", slug: "a-draft", status: "draft" })),
    );
    expect(body(read("content/blog/a-post.md"))).toBe(
      "[other](/blog/other) draft bad [out](https://x.example/?a=%20b\\&c={d})",
    );
    expect(read("content/blog/a-draft.md")).toContain("draft: true\n");
    expect(report).toContain("The link to /2024/05/a-draft/ is left out: no imported text has this address.");
  });

  it("with pros and cons of a review plugin becomes a review", async () => {
    const block = `<!-- wp:ub/review {"itemName":"Some App","starCount":4.5,"summaryDescription":"Good by the year."} /-->
<!-- wp:affiliate-booster/procons {"prosList":["Cheap","Quick"],"consList":[{"title":"No &amp; voice"}]} /--><p>Text.</p>`;
    const { read } = await bring(exported(item({ title: "Some App Review: is it any good", html: block })));
    expect(read("content/reviews/a-post.md")).toContain(
      "product: Some App\nrating:\n  overall: 4.5\npros: [Cheap, Quick]\ncons: [No & voice]\nverdict: Good by the year.\n",
    );
    expect(read("content/site/moved.md")).toContain("{ from: /2024/05/a-post, to: /reviews/a-post }");
  });
});

describe("a second run", () => {
  it("changes nothing that was edited since, and brings what has changed there", async () => {
    const first = exported(item({ html: "<p>One.</p>" }) + item({ id: "2", slug: "b-post", html: "<p>One.</p>" }));
    const { read } = await bring(first);
    const file = join(folder, "content/blog/a-post.md");
    writeFileSync(file, `${read("content/blog/a-post.md")}Edited here.\n`);
    const moved = read("content/site/moved.md");
    const { report } = await bring(first.replaceAll("One.", "Two."));
    expect(readFileSync(file, "utf8")).toContain("One.\nEdited here.");
    expect(report).toContain("It was edited or deleted here since the last import, and is left alone.");
    expect(read("content/blog/b-post.md")).toContain("Two.");
    expect(read("content/blog/b-post.md")).toContain("id: 42\n");
    expect(read("content/site/moved.md")).toBe(moved);
  });
});

describe("a run that was stopped", () => {
  it("can be run again, and brings each text once", async () => {
    const xml = exported(item({}) + item({ id: "2", slug: "b-post" }));
    const stop = (done: number) => {
      if (done === 2) throw new Error("stopped");
    };
    await expect(bring(xml, { onProgress: stop })).rejects.toThrow("stopped");
    await bring(xml);
    expect(readdirSync(join(folder, "content/blog"))).toEqual(["a-post.md", "b-post.md"]);
    const { read } = await bring(xml.replaceAll("Text.", "New."));
    expect(body(read("content/blog/a-post.md"))).toBe("New.");
  });
});

describe("short links", () => {
  it("become partners byte for byte, texts lead to them, and their old addresses are kept", async () => {
    const url = "https://net.example/c?x=%20a+b&y={z}&utm_source=me#top";
    writeFileSync(
      join(folder, "links.csv"),
      `"Title","Destination URL","Slug","ID"\n"Some App","${url}","some-app","9"\n"Bad","http://plain.example","bad",""\n`,
    );
    const html = `<p><a href="https://old.example/go/some-app/">visit</a> [thirstylink ids="9"]again[/thirstylink]</p>`;
    const { read, report } = await bring(exported(item({ html })), { linkFiles: [join(folder, "links.csv")] });
    expect(read("content/partners/some-app.md")).toContain(`trackedUrl: ${url}\n`);
    expect(body(read("content/blog/a-post.md"))).toBe("[visit](partner:some-app) [again](partner:some-app)");
    expect(read("content/site/moved.md")).toContain("{ from: /go/some-app, to: partner:some-app }");
    expect(report).toContain(
      'Line 3 ("Bad") leads to "http://plain.example", which is no address that starts with https://',
    );
  });
});

describe("what the check refuses", () => {
  it("is set aside with the reasons, and links to it are taken out", async () => {
    const html = '<p>See <a href="/2024/05/bad/">that</a>.</p>';
    const { read, report, has } = await bring(exported(item({ html }) + item({ id: "2", slug: "bad" })), {
      check: () => new Map([["blog/bad.md", ["line 3: A claim."]]]),
    });
    expect(has("content/blog/bad.md")).toBe(false);
    expect(has("report-leftovers/blog/bad.md")).toBe(true);
    expect(report).toContain("- line 3: A claim.\n");
    expect(body(read("content/blog/a-post.md"))).toBe("See that.");
    expect(read("content/site/moved.md")).not.toContain("/blog/bad");
  });
});

describe("a bad export", () => {
  it("names what it cannot read, and brings the rest", async () => {
    const items = `${item({ slug: "good" })}<item><title>Broken</wrong></item>${item({ id: "3", slug: "last" })}`;
    const { report } = await bring(`${exported(items).slice(0, -16)}<item><title>cut o`);
    expect(readdirSync(join(folder, "content/blog"))).toEqual(["good.md", "last.md"]);
    expect(report).toContain("1 × item without a type: this site has no place for it.");
    expect(report).toContain("The file ends within item 4, which is left out.");
  });

  it("expands no entities", async () => {
    const bomb =
      '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    await bring(exported(item({}).replace("<![CDATA[What a plan costs]]>", "Title &b; &x; of it"), bomb));
    const text = readFileSync(join(folder, "content/blog/a-post.md"), "utf8");
    expect(text).not.toMatch(/aaa|root:/);
  });

  it.each([
    ["ISO 8859-1", (xml: string) => Buffer.from(xml.replace("UTF-8", "ISO-8859-1"), "latin1")],
    ["UTF-16", (xml: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, "utf16le")])],
  ])("is read in %s", async (_, encode) => {
    const { read } = await bring(encode(exported(item({ html: "<p>Grüße</p>" }))));
    expect(body(read("content/blog/a-post.md"))).toBe("Grüße");
  });

  it("gives two texts with one slug two addresses", async () => {
    const { read } = await bring(
      exported(item({ html: "<p>One.</p>" }) + item({ id: "2", link: "https://old.example/b/", html: "<p>Two.</p>" })),
    );
    expect(body(read("content/blog/a-post.md"))).toBe("One.");
    expect(body(read("content/blog/a-post-2.md"))).toBe("Two.");
    expect(read("content/site/moved.md")).toContain("{ from: /b, to: /blog/a-post-2 }");
  });

  it("survives 20,000 nested elements", async () => {
    const { has, report } = await bring(exported(item({ html: `${"<div>".repeat(20_000)}deep` })));
    expect(has("content/blog/a-post.md")).toBe(true);
    expect(report).toContain("/blog/a-post");
  });

  it("says so when it is no export", async () => {
    expect((await bring("<html><body>Not found</body></html>")).report).toContain("There is no item in it");
  });

  it("is read without the address of its site: then no link is one inside it", async () => {
    const html = '<p><a href="/b">own</a> <a href="https://x.example/">out</a></p>';
    const { read } = await bring(exported(item({ html })).replace("<link>https://old.example</link>", ""));
    expect(body(read("content/blog/a-post.md"))).toBe("own [out](https://x.example/)");
  });
});
