import { pageKey, processKey } from "@/lib/publish/page-key";
import { parseEnv } from "@/lib/runtime/env";
import { contentFile, postFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const day = "2025-07-01";
const author = (sample: boolean) =>
  contentFile({
    name: "Bea Lane",
    role: "Editor",
    description: "Bea Lane writes here, and edits as well.",
    sample,
    avatar: "/images/person.webp",
    avatarAlt: "A portrait of Bea Lane",
  });

function open() {
  const folder = createContentFolder({ "authors/bea-lane.md": author(true) });
  const read = folder.open();
  return { folder, keyNow: () => pageKey("process", { library: read(), day }) };
}

it.each([
  [
    "an article",
    "blog/how-prices-work.md",
    contentFile({ ...postFields, title: "How praise works" }, "## What it costs\n"),
  ],
  ["a new article", "blog/one-more.md", contentFile({ ...postFields, id: 900 })],
  // Of which /about says that this is a sample person.
  ["an author who is no sample any more", "authors/bea-lane.md", author(false)],
])("is another for %s, and the same again when it is undone", (_, name, text) => {
  const { folder, keyNow } = open();
  const known = name === "blog/one-more.md" ? undefined : folder.read(name);
  const before = keyNow();
  folder.write(name, text);
  expect(keyNow()).not.toBe(before);
  if (known === undefined) folder.remove(name);
  else folder.write(name, known);
  expect(keyNow()).toBe(before);
});

it("is another on another day, with another build and other settings", () => {
  const { folder } = open();
  const site = { library: folder.open()(), day };
  const env = parseEnv({});
  const keys = [
    pageKey(processKey("build 1", env), site),
    pageKey(processKey("build 2", env), site),
    pageKey(processKey("build 1", parseEnv({ SITE_URL: "https://other.example" })), site),
    pageKey(processKey("build 1", env), { ...site, day: "2025-07-02" }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(pageKey(processKey("build 1", env), { library: site.library, day })).toBe(keys[0]);
});

it("of a page that was rendered on another day is that under which a server served it then", () => {
  const library = open().folder.open()();
  expect(pageKey("process", { library, day: "2025-07-02" }, day)).toBe(pageKey("process", { library, day }));
});
