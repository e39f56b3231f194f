import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { respondWithMedia } from "@/lib/pictures/media-response";
import { settlePictures } from "@/lib/pictures/media-store";
import { prepareSite } from "@/lib/pictures/variants";
import { contentFile, postFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

const folder = serveContent();
const made = join(folder.base, "state/media");
beforeEach(() => {
  rmSync(made, { recursive: true, force: true });
  resetLibrary();
});

const get = (file: string, headers: Record<string, string> = {}) =>
  respondWithMedia(currentSite(), new Request(`http://localhost/media/${file}`, { headers }), file);
const cover = () => currentSite().library.pictures.get("/images/cover.webp");
const listMade = () => (existsSync(made) ? readdirSync(made, { recursive: true, encoding: "utf8" }).sort() : []);

describe("respondWithMedia", () => {
  it("makes a width once, and answers the same from disk", async () => {
    const key = cover()?.key;
    const [first, second] = await Promise.all([get(`${key}-384.avif`), get(`${key}-384.avif`)]);
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "heif", width: 384, height: 216 });
    expect(listMade()).toEqual([`${key}`, `${key}/384.avif`, `${key}/original`]);
    const again = await get(`${key}-384.avif`, { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toContain("immutable");
  });

  it("tells nobody where a photograph was taken, and turns it upright", async () => {
    const taken = await sharp({ create: { width: 675, height: 1200, channels: 3, background: "#3a3" } })
      .withExif({ IFD0: { Artist: "Ada Page" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    folder.write("blog/taken.md", contentFile({ ...postFields, id: 90, coverImage: "/images/taken.jpg" }));
    writeFileSync(join(folder.root, "media/taken.jpg"), taken);
    const picture = currentSite().library.pictures.get("/images/taken.jpg");
    const clean = { width: 1200, height: 675 };
    const served = async () => {
      const bytes = Buffer.from(await (await get(`${picture?.key}.jpg`)).arrayBuffer());
      expect(bytes.toString("latin1")).not.toContain("Ada Page");
      return sharp(bytes).metadata();
    };
    expect(await served()).toMatchObject(clean);
    // From the store.
    expect(await served()).toMatchObject(clean);
  });

  it("makes nothing for what is not known", async () => {
    const key = cover()?.key;
    const files = [`${key}-641.avif`, `${key}.png`, "x-0123456789ab.webp", "x-0123456789ab-640.avif", "original", ""];
    for (const file of files) expect((await get(file)).status).toBe(404);
    expect(listMade()).toEqual([]);
  });

  it("never answers with other bytes than the address names", async () => {
    const picture = cover();
    writeFileSync(picture?.file ?? "", "another picture by now");
    expect((await get(`${picture?.key}-640.webp`)).status).toBe(404);
    expect((await get(`${picture?.key}.webp`)).status).toBe(404);
  });

  it("still answers for what was replaced", async () => {
    const key = cover()?.key;
    const bytes = Buffer.from(await (await get(`${key}.webp`)).arrayBuffer());
    writeFileSync(
      join(folder.root, "media/cover.webp"),
      await sharp({ create: { width: 1200, height: 675, channels: 3, background: "#3a3" } })
        .webp()
        .toBuffer(),
    );
    resetLibrary();
    expect(cover()?.key).not.toBe(key);
    expect((await get(`${cover()?.key}.webp`)).status).toBe(200);
    expect(Buffer.from(await (await get(`${key}.webp`)).arrayBuffer()).equals(bytes)).toBe(true);
  });
});

describe("the store", () => {
  it("has the same after a build that encodes several pictures at a time", async () => {
    const count = await prepareSite(currentSite());
    const one = readFileSync(join(made, `${cover()?.key}/1200.avif`));
    const names = listMade();
    rmSync(made, { recursive: true });
    expect(await prepareSite(currentSite(), 3)).toBe(count);
    expect(listMade()).toEqual(names);
    expect(readFileSync(join(made, `${cover()?.key}/1200.avif`)).equals(one)).toBe(true);
  });

  it("keeps only so many pictures that no page shows", async () => {
    await get(`${cover()?.key}.webp`);
    for (let number = 0; number < 305; number += 1) mkdirSync(join(made, `old-${String(number).padStart(12, "0")}`));
    settlePictures(currentSite());
    expect(readdirSync(made)).toHaveLength(301);
    expect(readdirSync(made)).toContain(cover()?.key);
  });

  it("does without a disk that cannot be written, and says so once", async () => {
    const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    writeFileSync(made, "a file in its place");
    for (const width of [256, 384]) expect((await get(`${cover()?.key}-${width}.webp`)).status).toBe(200);
    expect(said).toHaveBeenCalledTimes(1);
  });
});
