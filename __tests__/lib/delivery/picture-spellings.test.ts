import { readdirSync } from "node:fs";
import { refusePictureSpellings } from "@/lib/delivery/picture-spellings";

const pattern = new RegExp(`^${refusePictureSpellings()[0]?.missing[0]?.value}$`);
const pictures = readdirSync("public/images", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.\w+$/.test(name))
  .map((name) => `/images/${name}`);

it("lets every picture of the site pass", () => {
  expect(pictures.length).toBeGreaterThan(40);
  expect(pictures.filter((picture) => !pattern.test(picture))).toEqual([]);
});

it.each(["#1", "?x=1", "/", "%20"])("refuses a picture with %s behind it", (end) => {
  expect(`/images/logo-mark.svg${end}`).not.toMatch(pattern);
});

it.each([
  "/images/./a.webp",
  "/images/../a.webp",
  "/images//a.webp",
  "/%69mages/a.webp",
  "/images/%61.webp",
  "//images/a.webp",
  "/images/A.webp",
])("refuses %s", (spelling) => expect(spelling).not.toMatch(pattern));
