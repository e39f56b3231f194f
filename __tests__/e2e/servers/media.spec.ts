import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { type OwnSite, startOwnSite, test } from "../own-site";

/** Pictures that are added, changed and removed while the site runs. The tests build on each other. */
test.describe.configure({ mode: "serial", timeout: 90_000 });

const cover = "media/covers/blog/fresh-cover.webp";
const screen = "media/screens/settings.png";
const red = { r: 200, g: 20, b: 30 };
const green = { r: 20, g: 160, b: 60 };

const state = mkdtempSync(join(tmpdir(), "media-"));
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ STATE_DIR: state });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(state, { recursive: true, force: true });
});

const draw = (background: typeof red, width = 1200, height = 675) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The newest article of all, with the cover and a picture in its text. */
function article(): string {
  const real = site.read("blog/what-a-year-of-company-costs.md");
  const [, frontmatter = ""] = /^---\n([\s\S]*?)\n---\n/.exec(real) ?? [];
  const today = new Date().toISOString().slice(0, 10);
  const fields = {
    id: "940",
    title: "A freshly pictured article",
    date: today,
    updated: today,
    aliases: "[]",
    author: "wren-halloway",
    coverImage: "/images/covers/blog/fresh-cover.webp",
  };
  const kept = frontmatter
    .split("\n")
    .filter((line) => !Object.keys(fields).some((name) => line.startsWith(`${name}:`)));
  const lines = [...kept, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)];
  const body =
    "A first paragraph.\n\n## Settings\n\n![The settings of the app](/images/screens/settings.png)\n\nMore.\n";
  return `---\n${lines.join("\n")}\n---\n${body}`;
}

/** Pages and files that contain the cover's address, and how each writes it. */
const surfaces = {
  "/blog/fresh": /<img[^>]+src="(\/media\/fresh-cover-[^"]+)"/,
  "/blog": /<img[^>]+src="(\/media\/fresh-cover-[^"]+)"/,
  "/authors/wren-halloway": /<img[^>]+src="(\/media\/fresh-cover-[^"]+)"/,
  "/sitemap.xml": /<image:loc>https?:\/\/[^/]+(\/media\/fresh-cover-[^<]+)</,
  "/api/search?q=freshly+pictured": /"coverImage":"(\/media\/fresh-cover-[^"]+)"/,
};

/** The cover's address, which must be the same on every surface. */
async function coverAddress(): Promise<string> {
  const found = await Promise.all(
    Object.entries(surfaces).map(async ([path, pattern]) => pattern.exec(await site.text(path))?.[1] ?? path),
  );
  const page = await site.text("/blog/fresh");
  const structured = /"@type":"BlogPosting"[^<]*?"image":\["https?:\/\/[^/]+(\/media\/[^"]+)"/.exec(page)?.[1];
  expect(new Set([...found, structured])).toEqual(new Set([found[0]]));
  return found[0] ?? "";
}

async function colourOf(path: string): Promise<"red" | "green"> {
  const response = await site.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  return (channels[0]?.mean ?? 0) > (channels[1]?.mean ?? 0) ? "red" : "green";
}

let first = "";
let second = "";

test("a picture that comes with its article is on every surface at once, in both formats and every width", async () => {
  // Visited before, so that pages without it are cached.
  for (const path of Object.keys(surfaces)) await site.text(path);
  site.write(cover, await draw(red).webp().toBuffer());
  site.write(screen, await draw(green, 900, 600).png().toBuffer());
  site.write("blog/fresh.md", article());
  expect((await site.publishFiles("blog/fresh.md", cover)).diagnostics).toEqual([]);
  first = await coverAddress();
  const page = await site.text("/blog/fresh");
  const sources = page.match(/\/media\/fresh-cover-[0-9a-f]{12}-\d+\.(avif|webp)/g) ?? [];
  expect(new Set(sources).size).toBe(12);
  const crops = ["4x3", "1x1"].map((shape) => first.replace(".webp", `-${shape}.webp`));
  const someSources = ["-384.avif", "-640.avif", "-640.webp"].map((ending) => first.replace(".webp", ending));
  for (const path of [first, ...someSources, ...crops]) expect(await colourOf(path)).toBe("red");
  for (const one of [...someSources, ...crops]) expect(page).toContain(one);
  const variant = await site.get(sources.find((path) => path.endsWith("-640.avif")) ?? "");
  expect(variant.headers.get("content-type")).toBe("image/avif");
  const metadata = await sharp(Buffer.from(await variant.arrayBuffer())).metadata();
  expect([metadata.format, metadata.width, metadata.height]).toEqual(["heif", 640, 360]);
});

test("a picture that is replaced has a new address everywhere; the old one still answers", async () => {
  site.write(cover, await draw(green).webp().toBuffer());
  expect(await site.publishFiles(cover)).toMatchObject({ diagnostics: [] });
  second = await coverAddress();
  expect(second).not.toBe(first);
  expect(await colourOf(second)).toBe("green");
  expect(await colourOf(second.replace(".webp", "-384.avif"))).toBe("green");
  expect(await colourOf(first.replace(".webp", "-384.avif"))).toBe("red");
});
