import { groupPages } from "@/lib/publishing/group-pages";

const listings = [
  { slug: "blog", pageCount: 2 },
  { slug: "guides", pageCount: 3 },
  { slug: "tools", pageCount: 2 },
  { slug: "best", pageCount: 1 },
];
const others = ["/guides", "/tools", "/best", "/blog", "/blog/an-article", "/reviews"];
const numbered = ["/blog/page/2", "/guides/page/2", "/guides/page/3", "/tools/page/2"];

describe("groupPages", () => {
  it("names the routes where every page of them is old, and the other pages one by one", () => {
    expect(groupPages([...others, ...numbered], listings)).toEqual({
      routes: ["/blog/page/[pageNumber]", "/[slug]/page/[pageNumber]"],
      paths: others,
    });
  });

  it.each(numbered.slice(1))("takes no page along that is as it was, here %s", (untouched) => {
    const old = numbered.filter((path) => path !== untouched);
    expect(groupPages(old, listings)).toEqual({
      routes: ["/blog/page/[pageNumber]"],
      paths: old.filter((path) => path !== "/blog/page/2"),
    });
  });

  it("covers a page that is gone, and counts it for none that is there", () => {
    expect(groupPages(["/blog/page/2", "/blog/page/3"], listings)).toEqual({
      routes: ["/blog/page/[pageNumber]"],
      paths: [],
    });
    expect(groupPages(["/blog/page/3"], listings)).toEqual({ routes: [], paths: ["/blog/page/3"] });
  });

  it("leaves alone what only looks like a page of a listing", () => {
    const strange = ["/blog/page/1", "/blog/page/02", "/blog/page/two", "/else/page/2", "/a/b/page/2"];
    expect(groupPages(strange, listings)).toEqual({ routes: [], paths: strange });
  });

  it("groups nothing where nothing is old", () => {
    expect(groupPages([], listings)).toEqual({ routes: [], paths: [] });
  });
});
