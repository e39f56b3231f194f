import { type Preview, readPreview, signPreview } from "@/lib/publish/preview-link";

const secret = "a-secret-of-sixteen";
const preview: Preview = { folder: "blog", slug: "a-draft", until: "2025-07-08", note: "Is the second table right?" };
const address = (changes: Partial<Preview> = {}) =>
  new URL(signPreview({ ...preview, ...changes }, secret), "https://lantern.example");
const read = (url: URL, day = "2025-07-01", key = secret) => readPreview(url, [key], day);

it("reads what was signed, until the end of its last day", () => {
  expect(read(address())).toEqual(preview);
  expect(read(address({ note: "" }))).toEqual({ ...preview, note: "" });
  expect(read(address({ folder: "reviews" }))).toEqual({ ...preview, folder: "reviews" });
  expect(read(address({ on: "2025-12-24" }))).toEqual({ ...preview, on: "2025-12-24" });
  expect(read(address(), "2025-07-08")).toEqual(preview);
  expect(read(address(), "2025-07-09")).toBeUndefined();
});

it.each([
  ["another entry", (url: URL) => (url.pathname = "/preview/blog/another")],
  ["another folder", (url: URL) => (url.pathname = "/preview/reviews/a-draft")],
  ["a later day", (url: URL) => url.searchParams.set("until", "2026-07-08")],
  ["a day to show that nobody signed", (url: URL) => url.searchParams.set("on", "2025-12-24")],
  ["another note", (url: URL) => url.searchParams.set("note", "Publish it.")],
  ["no note", (url: URL) => url.searchParams.delete("note")],
  ["no signature", (url: URL) => url.searchParams.delete("signature")],
  ["an empty one", (url: URL) => url.searchParams.set("signature", "")],
  [
    "a shortened one",
    (url: URL) => url.searchParams.set("signature", url.searchParams.get("signature")?.slice(1) ?? ""),
  ],
  ["no day", (url: URL) => url.searchParams.delete("until")],
  ["a day that is none", (url: URL) => url.searchParams.set("until", "9999-99-99")],
  ["an entry elsewhere", (url: URL) => (url.pathname = "/preview/authors/a-draft")],
  ["a path that climbs", (url: URL) => (url.pathname = "/preview/blog/a-draft/more")],
])("shows nothing for %s", (_, change) => {
  const url = address();
  change(url);
  expect(read(url)).toBeUndefined();
});

it("shows nothing without the secret, or with another one", () => {
  expect(readPreview(address(), [], "2025-07-01")).toBeUndefined();
  expect(read(address(), "2025-07-01", "another-secret-of-it")).toBeUndefined();
});

it("cannot be moved from one part to another", () => {
  const split = address({ slug: "a", note: "b" });
  split.pathname = "/preview/blog/ab";
  split.searchParams.delete("note");
  expect(read(split)).toBeUndefined();
});

it("cannot be moved to another day to show, nor shown on a day that is none", () => {
  const dated = address({ on: "2025-12-24" });
  expect(read(dated)?.on).toBe("2025-12-24");
  dated.searchParams.set("on", "2025-12-25");
  expect(read(dated)).toBeUndefined();
  expect(read(address({ on: "2025-12-32" }))).toBeUndefined();
});
