import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { beginReview, listQuestions } from "../begin/begin-review";
import { testAnswers } from "./test-answers";

const options = (root: string) => ({ root, claims: "all" as const, day: "2025-07-01" });
const answers = {
  product: { name: "Fernlight", website: "https://fernlight.example/" },
  test: testAnswers,
  review: {
    title: "Fernlight Review: Small and Quiet",
    category: "AI Companions",
    author: "ada-page",
    cover: "/images/cover.webp",
  },
};

const listFiles = (root: string) =>
  ["products", "test-reports", "reviews"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );

it("makes app, test and review together, which the check accepts, and lists what is still to be written", () => {
  const { root, errors, read } = createContentFolder();
  const made = beginReview(answers, options(root));
  expect(made.errors).toBeUndefined();
  const { files } = made as Extract<typeof made, { files: unknown }>;
  expect(files.map(({ name, toCome }) => [name, toCome.length])).toEqual([
    ["products/fernlight.md", 0],
    ["test-reports/fernlight-2025-07-01.md", 0],
    ["reviews/fernlight-review.md", 6],
  ]);
  expect(read("reviews/fernlight-review.md")).toMatch(/^draft: true$/m);
  expect(errors()).toEqual([]);
});

it("makes nothing if one of them cannot be made, and says which answer is wrong", () => {
  const { root } = createContentFolder();
  const before = listFiles(root);
  const { errors } = beginReview(
    { ...answers, review: { ...answers.review, category: "Nowhere", title: "" } },
    options(root),
  );
  expect(errors).toEqual([
    "Review: Title is missing.",
    expect.stringMatching(/^Review: Category: It cannot be "Nowhere"/),
  ]);
  const unread = beginReview({ ...answers, test: { ...answers.test, from: "yesterday" } }, options(root));
  expect(unread.errors?.[0]).toMatch(/^Test: First day of the test.*: Write the date/);
  expect(listFiles(root)).toEqual(before);
});

it("takes a picture as the cover, with which nothing is drawn, and leaves none behind that is not used", () => {
  const { root } = createContentFolder();
  const { cover: _, ...review } = answers.review;
  const drawPictures = () => {
    throw new Error("Nothing is to be drawn.");
  };
  const cover = readFileSync(join(root, "media/cover.webp"));
  const file = join(root, "media/covers/reviews/fernlight-review.webp");
  const begin = (slug?: string) =>
    beginReview(
      { ...answers, cover, review: { ...review, ...(slug ? { slug } : {}) } },
      { ...options(root), drawPictures },
    );
  expect(begin("../../../x").errors).toBeDefined();
  expect([existsSync(file), existsSync(join(root, "media/x.webp"))]).toEqual([false, false]);
  expect(begin().errors).toBeUndefined();
  expect(readFileSync(file)).toEqual(cover);
  // Another review may have left it.
  for (const name of ["products/fernlight.md", "test-reports/fernlight-2025-07-01.md", "reviews/fernlight-review.md"])
    rmSync(join(root, name));
  expect(begin().errors).toEqual(["Cover: a picture with this name already exists."]);
  expect(existsSync(join(root, "products/fernlight.md"))).toBe(false);
});

it("asks for a review of an app that is there already, tested or not, without asking for the app again", () => {
  const { root } = createContentFolder();
  const { apps, parts } = listQuestions(options(root));
  expect(parts.map(({ title }) => title)).toEqual(["App", "Test", "Review"]);
  expect(parts.flatMap(({ questions }) => questions.map(({ name }) => name))).not.toContain("app");
  beginReview({ ...answers, test: undefined, review: answers.review }, options(root));
  expect(listQuestions(options(root)).apps).toEqual(apps);
  const again = beginReview({ app: "fernlight", review: answers.review }, options(root));
  expect(again.errors?.[0]).toMatch(/fernlight/);
});
