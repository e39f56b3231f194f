import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatFile } from "@/lib/editing/format-file";
import type { Answers, NewKind } from "@/lib/editing/new/kind";
import { makeNewEntry, newKinds } from "@/lib/editing/new/new-entry";
import { contentFile } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const day = "2025-07-01";
const picture = { cover: "/images/cover.webp" };
const answers: Record<string, Answers> = {
  article: { title: "How to leave an app", category: "AI Guides", author: "ada-page", ...picture },
  review: {
    title: "Wren AI Review: Small and Loud",
    app: "wren-ai",
    category: "AI Companions",
    author: "ada-page",
    ...picture,
  },
  product: { name: "Wren & Co. Ápp", website: "https://wren.example/" },
  test: {
    ...{ app: "lark-ai", tester: "ada-page", from: "2025-06-21", to: "2025-06-30", version: "web", hours: "3.5" },
    ...{ scores: "chat=9.2, terms = 8.8", summary: "It kept its word.", protocol: "We talked each evening." },
  },
  author: { name: "Bo Reed", role: "Editor", description: "Bo writes about apps.", avatar: "/images/person.webp" },
  page: {
    title: "Who pays",
    description: "Who pays for this site, how much, and what nobody gets for it.",
    text: "A text.",
  },
};

/** A folder in which one kind of file is made. */
function make(word: string, changes: Answers = {}, options = {}) {
  const folder = createContentFolder({ "products/wren-ai.md": contentFile({ name: "Wren AI" }) });
  const kind = newKinds[word];
  if (!kind) throw new Error(word);
  const result = makeNewEntry(
    kind,
    { ...answers[word], ...changes },
    { root: folder.root, claims: "all", day, ...options },
  );
  return { folder, ...result };
}

it.each(Object.keys(newKinds))("makes a valid file for %s, in order, which the check accepts at once", (word) => {
  const { folder, file = "", errors } = make(word);
  expect(errors).toBeUndefined();
  expect(existsSync(file)).toBe(true);
  expect(folder.errors()).toEqual([]);
  const text = readFileSync(file, "utf8");
  expect(formatFile(file.slice(folder.root.length + 1), text)).toBe(text);
});

it("numbers texts on, names files after titles and apps, and makes drafts", () => {
  const { folder, file } = make("article");
  expect(file).toBe(join(folder.root, "blog/how-to-leave-an-app.md"));
  const text = folder.read("blog/how-to-leave-an-app.md");
  expect(text).toMatch(/^---\nid: 12\ntitle: How to leave an app\n/);
  expect(text).toContain("tags: [AI Guides]\n");
  expect(text).toContain("\ndraft: true\n---\n\nTK: ");
  expect(make("product").file).toMatch(/products\/wren-co-app\.md$/);
  expect(make("test").file).toMatch(/tests\/lark-ai-2025-07-01\.md$/);
});

it("is an error of the check once it is no draft any more and nobody has written it", () => {
  const { folder, file = "" } = make("article");
  writeFileSync(file, readFileSync(file, "utf8").replace("draft: true\n", ""));
  expect(folder.errors().join()).toContain("TK");
});

it("has the picture of a new entry drawn, unless it names one that is there", () => {
  const drawPictures = jest.fn();
  const { errors } = make("article", { cover: "" }, { drawPictures });
  expect(drawPictures).toHaveBeenCalledTimes(1);
  expect(errors?.join()).toContain("There is no picture content/media/covers/blog/how-to-leave-an-app.webp");
  make("article", {}, { drawPictures });
  make("product", {}, { drawPictures });
  expect(drawPictures).toHaveBeenCalledTimes(1);
  make("author", { avatar: "" }, { drawPictures });
  expect(drawPictures).toHaveBeenCalledTimes(2);
});

it("leaves no picture behind when it makes nothing", () => {
  const folder = createContentFolder();
  const picture = join(folder.root, "media/covers/blog/how-to-leave-an-app.webp");
  const drawPictures = () => {
    mkdirSync(dirname(picture), { recursive: true });
    copyFileSync(join(folder.root, "media/cover.webp"), picture);
  };
  const options = { root: folder.root, claims: "all", day, drawPictures } as const;
  const wrong = { ...answers.article, cover: "", excerpt: "Too short" } as Answers;
  expect(makeNewEntry(newKinds.article as NewKind, wrong, options).errors?.join()).toContain("excerpt");
  expect(existsSync(picture)).toBe(false);
  const right = { ...answers.article, cover: "" } as Answers;
  expect(makeNewEntry(newKinds.article as NewKind, right, options).errors).toBeUndefined();
  expect(existsSync(picture)).toBe(true);
});

it.each([
  ["article", { category: "Guides" }, '--category cannot be "Guides". Known are'],
  ["article", { title: "" }, "--title is missing: Title (10 to 90 characters)"],
  ["article", { titel: "x" }, 'There is no --titel. Did you mean "title"?'],
  ["article", { title: "Short" }, '"title" is too short'],
  ["article", { title: "日本語の題名を書いてみましょう" }, "Give one with --slug"],
  ["article", { slug: "how-prices-work" }, "exists already"],
  ["article", { slug: "../evil" }, "cannot be the name of a file"],
  ["review", { app: "lark-ai" }, '--app cannot be "lark-ai". Known are wren-ai.'],
  ["test", { scores: "chat=12, terms=8" }, '"scores.chat" is too large'],
  ["test", { scores: "chat=9" }, "terms"],
])("makes nothing of wrong answers: %s %j", (word, changes, error) => {
  const { folder, file, errors = [] } = make(word, changes as Answers);
  expect(file).toBeUndefined();
  expect(errors.join("\n")).toContain(error);
  expect(folder.errors()).toEqual([]);
  expect(existsSync(join(folder.root, "blog/how-to-leave-an-app.md"))).toBe(false);
});
