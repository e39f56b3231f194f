import { groupPages } from "@/lib/publishing/group-pages";

const guides = ["/guides", "/guides/page/2", "/guides/page/3"];
const tools = ["/tools", "/tools/page/2"];
const blog = ["/blog", "/blog/page/2", "/blog/an-article", "/blog/page-two"];
const all = [...guides, ...tools, ...blog, "/reviews"];

describe("groupPages", () => {
  it("names the routes where every page of them is old, and the other pages one by one", () => {
    expect(groupPages(all, all)).toEqual({
      routes: ["/[category]/page/[pageNumber]", "/blog/page/[pageNumber]"],
      paths: ["/guides", "/tools", "/blog", "/blog/an-article", "/blog/page-two", "/reviews"],
    });
  });

  it("takes no page along that is as it was", () => {
    const old = all.filter((path) => path !== "/tools/page/2");
    expect(groupPages(old, all)).toEqual({
      routes: ["/blog/page/[pageNumber]"],
      paths: old.filter((path) => path !== "/blog/page/2"),
    });
  });

  it("covers a page that is gone", () => {
    expect(groupPages(["/blog/page/2", "/blog/page/3"], ["/blog", "/blog/page/2"])).toEqual({
      routes: ["/blog/page/[pageNumber]"],
      paths: [],
    });
    expect(groupPages(["/blog/page/3"], ["/blog", "/blog/page/2"])).toEqual({ routes: [], paths: ["/blog/page/3"] });
  });

  it("groups nothing where nothing is old", () => {
    expect(groupPages([], all)).toEqual({ routes: [], paths: [] });
  });
});
