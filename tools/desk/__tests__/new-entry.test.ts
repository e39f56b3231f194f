import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFolder } from "@/lib/content/read/load-library";
import { formatFile } from "@/tools/desk/editing/format-file";
import { askAnswers } from "@/tools/desk/editing/new/ask-answers";
import type { Answers, NewKind } from "@/tools/desk/editing/new/kind";
import { makeNewEntry, newKinds } from "@/tools/desk/editing/new/new-entry";
import { toSlug } from "@/tools/desk/editing/to-slug";
import { contentFile } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { planFields } from "../../../__tests__/helpers/product-files";
import { testAnswers } from "./test-answers";

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
  test: { app: "lark-ai", ...testAnswers },
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
  expect(make("test").file).toMatch(/test-reports\/lark-ai-2025-07-01\.md$/);
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
  ["article", { category: "Guides" }, '--category: It cannot be "Guides". Known:'],
  ["article", { title: "" }, "--title is missing: Title (10 to 90 characters)"],
  ["article", { titel: "x" }, 'There is no --titel. Did you mean "title"?'],
  ["article", { title: "Short" }, "--title: It is too short: at least 10 characters."],
  ["article", { date: "2025-11-31" }, "--date: There is no such day as 2025-11-31."],
  ["article", { title: "日本語の題名を書いてみましょう" }, "lower-case words joined by hyphens (--slug)"],
  ["article", { slug: "how-prices-work" }, "exists already"],
  ["article", { slug: "../evil" }, "cannot be the name of a file"],
  ["review", { app: "lark-ai" }, '--app: It cannot be "lark-ai". Known: wren-ai. `npm run content -- new product`'],
  ["review", { author: "nobody" }, '--author: It cannot be "nobody"'],
  ["product", { name: "Lark AI" }, "products/lark-ai.md exists already"],
  ["product", { kind: "companoin" }, 'Did you mean "companion"?'],
  ["test", { scores: "chat=12, terms=8" }, "--scores: It is too large: at most 10."],
  ["test", { scores: "chat=9" }, '--scores: Give points for each criterion, like "chat=8.5, terms=8.5".'],
  ["test", { scores: "8.1, 9" }, "--scores: Give points for each criterion"],
  ["test", { plan: "gold" }, '--plan: lark-ai has no plan "gold".'],
  ["test", { from: "2025-07-02" }, "--to: The test began later, on 2025-07-02."],
  ["test", { hours: "many" }, "--hours: It should be a number, like 12.5."],
])("makes nothing of wrong answers: %s %j", (word, changes, error) => {
  const { folder, file, errors = [] } = make(word, changes as Answers);
  expect(file).toBeUndefined();
  expect(errors.join("\n")).toContain(error);
  expect(folder.errors()).toEqual([]);
  expect(existsSync(join(folder.root, "blog/how-to-leave-an-app.md"))).toBe(false);
});

it("names the file in which the new one would make a mistake, if it is another", () => {
  const folder = createContentFolder({
    "products/lark-ai.md": contentFile({
      name: "Lark AI",
      plans: [{ ...planFields, source: "test:2025-06-20" }],
    }),
  });
  folder.remove("test-reports/lark-ai-2025-06-20.md");
  const options = { root: folder.root, claims: "all", day } as const;
  const wrong = { ...answers.test, date: "2025-06-20", to: "2025-06-19", from: "2025-06-01", summary: "TODO" };
  expect(makeNewEntry(newKinds.test as NewKind, wrong, options).errors).toEqual([
    expect.stringMatching(/^test-reports\/lark-ai-2025-06-20\.md:\d+: "TODO" is a note to yourself/),
  ]);
});

describe("asked one by one", () => {
  /** Answers in the order in which they are typed. */
  async function askWith(word: string, typed: readonly string[], before: Answers = {}, given: Answers = {}) {
    const folder = createContentFolder({ "products/wren-ai.md": contentFile({ name: "Wren AI" }) });
    const options = { root: folder.root, claims: "all", day } as const;
    const context = { ...options, library: readFolder(options) };
    const left = [...typed];
    const asked: string[] = [];
    const told: string[] = [];
    const got = await askAnswers(newKinds[word] as NewKind, given, context, {
      before,
      ask: async (prompt) => {
        asked.push(prompt);
        return left.shift() ?? "";
      },
      tell: (problem) => told.push(problem),
    });
    return { answers: got, asked, told };
  }

  it("an answer that cannot be is asked for again at once", async () => {
    const typed = ["fernlight", "wren-ai", "Short", "Wren AI Review: Small", "", "mara", "AI Companions"];
    const { answers: got, told } = await askWith("review", typed);
    expect(told).toEqual([
      'It cannot be "fernlight". Known: wren-ai. `npm run content -- new product` makes the file of a new app.',
      "It is too short: at least 10 characters.",
      expect.stringMatching(/^It cannot be "mara". Known: AI Guides/),
    ]);
    expect(got).toMatchObject({ app: "wren-ai", title: "Wren AI Review: Small", category: "AI Companions" });
  });

  it("a title without Latin letters needs the name of its file at once", async () => {
    const { asked, told } = await askWith("page", ["日本語の題名", "", "in-japanese", "x".repeat(60), "A text."]);
    expect(asked.slice(0, 3).map((prompt) => prompt.slice(0, 8))).toEqual(["Title (5", "Name of ", "Name of "]);
    expect(told).toEqual([expect.stringContaining("lower-case words joined by hyphens (--slug)")]);
  });

  it("the only choice is proposed; a dash takes out what was answered before", async () => {
    const before = { title: "Wren AI Review: Small", category: "AI Companions", cover: "/images/no.webp" };
    const { answers: got, asked } = await askWith("review", ["", "", "", "", "", "", "", "", "-"], before);
    expect(asked[0]).toBe("App [wren-ai]: ");
    expect(asked).toContainEqual(expect.stringMatching(/^Picture, .* \[\/images\/no\.webp\]: $/));
    expect(got).toMatchObject({ app: "wren-ai", category: "AI Companions", cover: "" });
  });

  it("keeps what was answered before, and does not ask for what is given", async () => {
    const before = { title: "Who pays for this", text: "A text." };
    const { answers: got, asked } = await askWith("page", [], before, { slug: "who", description: "x".repeat(60) });
    expect(asked).toEqual(["Title (5 to 60 characters) [Who pays for this]: ", "First paragraph [A text.]: "]);
    expect(got).toEqual({ ...before, slug: "who", description: "x".repeat(60) });
  });
});

it.each([
  ["Was Grüße kosten, in Łódź", "was-gruesse-kosten-in-lodz"],
  ["Ápp & Co.", "app-co"],
  ["日本語", ""],
])("the name of a file for %s", (title, slug) => expect(toSlug(title)).toBe(slug));
