import { contentFile, postFields, reviewFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { productFile } from "../../helpers/product-files";

const moved = (fields: Record<string, unknown>) =>
  createContentFolder({
    "site/moved.md": contentFile(fields),
    "blog/new.md": contentFile({ ...postFields, id: 30, aliases: ["older"] }),
    "reviews/new-review.md": contentFile({
      ...reviewFields,
      id: 31,
      title: "A new review",
      product: "Spicy AI",
      about: "spicy-ai",
      aliases: ["older"],
      comparison: [{ name: "Luna AI", slug: "luna-review" }],
    }),
    "reviews/luna-review.md": contentFile({
      ...reviewFields,
      id: 33,
      title: "Another review",
      product: "Luna AI",
      about: "luna-ai",
    }),
    "products/luna-ai.md": productFile({ name: "Luna AI" }),
    "products/spicy-ai.md": productFile({ name: "Spicy AI" }),
    "blog/draft.md": contentFile({ ...postFields, id: 32, draft: true }),
  }).errors();

const redirect = (from: string, to: string) => moved({ redirects: [{ from, to }] });

describe("content/site/moved.md", () => {
  it("takes addresses that nothing stands at", () => {
    expect(
      moved({
        redirects: [
          { from: "/old-blog", to: "/blog" },
          { from: "/2019/05/post.html", to: "/blog/new" },
          { from: "/start", to: "/" },
          { from: "/go/an-app", to: "partner:house-partner" },
          { from: "/luna-or-spicy", to: "/reviews/compare/luna-ai-vs-spicy-ai" },
          { from: "/rss", to: "/feed.xml" },
          { from: "/guides/rss", to: "/guides/feed.json" },
        ],
        gone: ["/blog/removed", "/blog/draft", "/reviews/removed"],
      }),
    ).toEqual([]);
  });

  it.each([
    ["/blog/new", "/blog/new is a page of this site. Remove this line."],
    ["/guides", "/guides is a page of this site. Remove this line."],
    ["/blog/older", "/blog/older is an alias of /blog/new, so it already redirects there."],
    ["/reviews/older", "/reviews/older is an alias of /reviews/new-review, so it already redirects there."],
    ["/Blog/removed", "Write a path of this site in lower case"],
    ["/blog/removed/", "Write a path of this site in lower case"],
    ["blog/removed", "Write a path of this site in lower case"],
    ["/blog/removed?page=2", "Write a path of this site in lower case"],
    ["https://www.example.com/", "Write a path of this site in lower case"],
    ["/", "Write a path of this site in lower case"],
  ])("takes neither a redirect from %s nor the line that it is gone", (path, message) => {
    expect(redirect(path, "/about").join("\n")).toContain(message);
    const [line] = moved({ gone: [path] });
    expect(line).toMatch(/^site\/moved\.md:\d+:\d+ {2}error/);
    expect(line).toContain(message);
  });

  it.each([
    ["/nowhere", "There is no page /nowhere."],
    ["/reviews/compare/lark-ai-vs-luna-ai", "There is no page /reviews/compare/lark-ai-vs-luna-ai."],
    ["/nowhere/feed.xml", "There is no page /nowhere/feed.xml."],
    ["/blog/draft", "/blog/draft is a draft"],
    ["/blog/older", "/blog/older itself redirects to /blog/new. Write that here, to save a step."],
    ["/old", "/old has itself moved. Write its new address."],
    ["https://elsewhere.example/", "Write a path of this site in lower case"],
  ])("takes no redirect to %s", (to, message) => {
    expect(redirect("/old", to).join("\n")).toContain(message);
  });

  it("takes no chain, no loop, no way to what is gone, and no address twice", () => {
    const chain = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
      { from: "/c", to: "/d" },
      { from: "/c", to: "/about" },
    ];
    const errors = moved({ redirects: chain, gone: ["/d", "/d"] }).map((line) => line.replace(/^.*error {2}/, ""));
    expect(errors.sort()).toEqual([
      "/a has itself moved. Write its new address.",
      "/b has itself moved. Write its new address.",
      "/c appears twice.",
      "/d appears twice.",
      "/d has itself moved. Write its new address.",
    ]);
  });
});
