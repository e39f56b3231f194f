import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { respondWithText } from "@/lib/machines/text-response";

let words = "one";
const render = jest.fn(() => words);

function ask(ifNoneMatch?: string, path = "/a.txt") {
  const request = new Request("http://localhost:3000/a.txt");
  if (ifNoneMatch !== undefined) request.headers.set("if-none-match", ifNoneMatch);
  return respondWithText(currentSite(), request, { path, contentType: "text/plain", render });
}

beforeEach(() => {
  words = "one";
  render.mockClear();
  resetLibrary();
});

it("has a type, an ETag, and the time that it may be kept", async () => {
  const { headers, status } = ask();
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("cache-control")).toBe("s-maxage=300, stale-while-revalidate=3300");
  expect(headers.get("etag")).toMatch(/^W\/"[\w-]{22}"$/);
});

it("is not sent to who has it, whether they compare weakly or not, and among others", async () => {
  const etag = ask().headers.get("etag") ?? "";
  for (const mark of [etag, etag.slice(2), `"x", ${etag}`, "*"]) {
    const response = ask(mark);
    expect([response.status, await response.text()]).toEqual([304, ""]);
    expect(response.headers.get("cache-control")).toContain("s-maxage");
  }
  for (const mark of ['"x"', "", `${etag}x`]) expect(ask(mark).status).toBe(200);
});

it("is made once until the content changes, and has another ETag then", async () => {
  const before = ask().headers.get("etag") ?? "";
  ask();
  expect(render).toHaveBeenCalledTimes(1);
  words = "two";
  resetLibrary();
  const after = ask(before);
  expect([after.status, await after.text()]).toEqual([200, "two"]);
});

it("is not mistaken for that of another address", async () => {
  ask();
  words = "two";
  expect(await ask(undefined, "/b.txt").text()).toBe("two");
});
