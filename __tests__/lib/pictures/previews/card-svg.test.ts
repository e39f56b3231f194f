import { readFileSync } from "node:fs";
import { join } from "node:path";
import matter from "gray-matter";
import { brandSchema } from "@/lib/content/schemas/brand-schema";
import { cardSvg } from "@/lib/pictures/previews/card-svg";

const brand = brandSchema.parse(
  matter(readFileSync(join(__dirname, "../../../fixtures/site/site/brand.md"), "utf8")).data,
);

const draw = async (title: string, rating?: string) =>
  cardSvg({ label: "AI Guides", title, ...(rating ? { rating } : {}) }, brand);

it("draws every letter of European languages, each as another shape", async () => {
  const shapes = new Set<string>();
  for (const letter of [..."AÄŁČĞŠŐąęőșž"]) shapes.add(await draw(letter));
  expect(shapes.size).toBe([..."AÄŁČĞŠŐąęőșž"].length);
  // A letter that the fonts lack is drawn as the box that stands for all of them.
  expect(await draw("价")).toBe(await draw("格"));
});

it("shows the score of a review, and another one for another score", async () => {
  const [none, low, high] = [await draw("Luna"), await draw("Luna", "3.2"), await draw("Luna", "4.5")];
  expect(new Set([none, low, high]).size).toBe(3);
});
