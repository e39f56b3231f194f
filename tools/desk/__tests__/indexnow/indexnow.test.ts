import { HttpResponse, http } from "msw";
import { announce } from "@/tools/desk/indexnow/announce";
import { buildIndexNowRequest, indexNowEndpoint } from "@/tools/desk/indexnow/build-request";
import { server } from "../../../../__tests__/helpers/msw";

const site = { siteUrl: "https://almanac.example", key: "abcdef0123456789", since: "2025-07-01" };
const request = {
  host: "almanac.example",
  key: "abcdef0123456789",
  keyLocation: "https://almanac.example/indexnow-key.txt",
  urlList: ["https://almanac.example/blog/new"],
};

describe("what is announced", () => {
  it("is what changed on the day or later, and has a day", () => {
    const entries = [
      { path: "/blog/old", lastmod: "2025-06-30" },
      { path: "/blog/new", lastmod: "2025-07-01" },
      { path: "/about" },
    ];
    expect(buildIndexNowRequest(entries, site)).toEqual(request);
  });

  it("is nothing where nothing changed, and at most what one request may name", () => {
    expect(buildIndexNowRequest([{ path: "/a", lastmod: "2024-01-01" }], site)).toBeUndefined();
    const many = Array.from({ length: 10_001 }, (_, index) => ({ path: `/${index}`, lastmod: "2025-08-01" }));
    expect(buildIndexNowRequest(many, site)?.urlList).toHaveLength(10_000);
  });
});

describe("the announcement", () => {
  it("posts the request as JSON", async () => {
    const received: unknown[] = [];
    server.use(
      http.post(indexNowEndpoint, async ({ request: sent }) => {
        received.push(await sent.json());
        return new HttpResponse(null, { status: 202 });
      }),
    );
    await announce(request);
    expect(received).toEqual([request]);
  });

  it("says what was answered when it was refused", async () => {
    server.use(http.post(indexNowEndpoint, () => new HttpResponse("Key not found", { status: 403 })));
    await expect(announce(request)).rejects.toThrow("IndexNow answered 403: Key not found");
  });
});
