import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { currentSite, siteContent } from "@/lib/content/site/current-site";
import { getBrand } from "@/lib/content/site/documents";
import { respondWithPreview } from "@/lib/pictures/media-response";
import { findCard, parsePreviewFile, previewAddress } from "@/lib/pictures/previews/preview-card";
import { serveContent } from "../../../helpers/content-folder";

const folder = serveContent();
const made = join(folder.base, "state/media");

const slug = () => "how-prices-work";
function present() {
  const card = findCard(currentSite(), "blog", slug());
  return card ? previewAddress(card, getBrand(currentSite())).slice("/media/".length) : "";
}
function get(file: string, headers: Record<string, string> = {}): Promise<Response> {
  const asked = parsePreviewFile(file);
  if (!asked) throw new Error(`${file} is no address of a card.`);
  return respondWithPreview(currentSite(), new Request(`http://localhost/media/${file}`, { headers }), asked);
}
function retitle(title: string): void {
  folder.write(`blog/${slug()}.md`, folder.read(`blog/${slug()}.md`).replace(/^title: .*$/m, `title: ${title}`));
  siteContent().scan();
}

it("draws a card at the first request, and answers all that ask for it with the same", async () => {
  const [first, second] = await Promise.all([get(present()), get(present())]);
  expect(first.headers.get("content-type")).toBe("image/jpeg");
  expect(first.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300 * 1024);
  const again = await get(present(), { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

it("draws nothing for a page that is not there, or another version than the present one", async () => {
  expect((await get("blog.nobody-0123456789ab.jpg")).status).toBe(404);
  const other = await get(present().replace(/[0-9a-f]{12}/, "0123456789ab"));
  expect([other.status, other.headers.get("location")]).toEqual([307, `/media/${present()}`]);
  expect(other.headers.get("cache-control")).not.toContain("immutable");
});

it("leads from earlier versions of a page to the present one", async () => {
  const files: string[] = [];
  for (const title of ["First title of two", "Second title of two"]) {
    retitle(title);
    files.push(present());
    expect((await get(present())).status).toBe(200);
  }
  expect((await get(files[0] ?? "")).headers.get("location")).toBe(`/media/${files[1]}`);
});

it("shows the site's own picture where a card cannot be drawn", async () => {
  retitle("A title with 价格 in it");
  const logged = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  for (const _ of [1, 2]) {
    const answer = await get(present());
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/images/og/site.png"]);
  }
  // Tried once, and told once.
  expect(logged.mock.calls.filter(([line]) => String(line).includes("cannot be drawn"))).toHaveLength(1);
});

it("draws a disc where the cover cannot be read", async () => {
  rmSync(made, { recursive: true, force: true });
  const file = present();
  writeFileSync(join(folder.root, "media/cover.webp"), "another picture by now");
  expect((await get(file)).status).toBe(200);
});
