import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { findProblems } from "@/lib/content/link/find-problems";
import { contentFile, postFields } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";
import { photograph } from "../../../helpers/photograph";

const draw = (width: number, height: number, colour = "#a33") =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A folder with an article of its own, whose cover and picture in the text are those given. */
async function folderWith(
  files: Record<string, Buffer | string>,
  changes: Record<string, unknown> = {},
  body?: string,
) {
  const folder = createContentFolder({
    "blog/pictured.md": contentFile({ ...postFields, id: 77, title: "A pictured article", ...changes }, body),
  });
  const put = (name: string, content: Buffer | string) => writeFileSync(join(folder.root, "media", name), content);
  for (const [name, content] of Object.entries(files)) put(name, content);
  return { ...folder, put };
}

const coverErrors = async (name: string, content: Buffer | string) =>
  (await folderWith({ [name]: content }, { coverImage: `/images/${name}` })).errors();

describe("the check of pictures", () => {
  it("takes every type whose bytes are what the ending says", async () => {
    const whole = draw(1600, 900);
    expect(await coverErrors("a.webp", await whole.clone().webp().toBuffer())).toEqual([]);
    expect(await coverErrors("a.png", await whole.clone().png().toBuffer())).toEqual([]);
    expect(await coverErrors("a.jpg", await whole.clone().jpeg().toBuffer())).toEqual([]);
    expect(await coverErrors("a.avif", await whole.clone().avif({ effort: 0 }).toBuffer())).toEqual([]);
  });

  it("names each picture that says where and by whom it was taken, also if nothing uses it", async () => {
    const { errors } = await folderWith({
      "taken.jpg": await photograph(1),
      "drawn.png": await draw(9, 9).png().toBuffer(),
    });
    expect(errors()).toEqual([
      expect.stringMatching(/^media\/taken\.jpg:1:1 {2}error .*Exif.*`npm run content -- image --strip`/),
    ]);
  });

  it("names a proof that says by whom it was made", async () => {
    const { errors, write, root } = await folderWith({});
    write("evidence/survey.txt", "Asked: 12.");
    writeFileSync(join(root, "evidence/screen.png"), await photograph(1, "png"));
    expect(errors()).toEqual([expect.stringMatching(/^evidence\/screen\.png:1:1 {2}error .*content -- image --strip/)]);
  });

  it("takes no drawing, which could hold a script", async () => {
    expect(await coverErrors("a.svg", "<svg/>")).toEqual([expect.stringContaining("/images/")]);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><script>1</script></svg>';
    expect(await coverErrors("a.png", drawing)).toEqual([expect.stringContaining('is a picture of type "svg"')]);
  });

  it("reads past a link in the folder that leads back to itself", async () => {
    const { root, errors } = await folderWith({});
    symlinkSync("loop.webp", join(root, "media/loop.webp"));
    expect(errors()).toEqual([]);
  });

  it("names the field of a picture of another type, shape, size or weight", async () => {
    const place = /^blog\/pictured\.md:\d+:1 {2}error {2}/;
    const diagnostics = async (name: string, content: Buffer | string) => {
      const errors = await coverErrors(name, content);
      expect(errors).toEqual([expect.stringMatching(place)]);
      return errors[0];
    };
    expect(await diagnostics("a.webp", await draw(1200, 675).png().toBuffer())).toContain('is a picture of type "png"');
    expect(await diagnostics("a.webp", await draw(1200, 700).webp().toBuffer())).toContain("a cover is 16 to 9");
    expect(await diagnostics("a.webp", await draw(800, 450).webp().toBuffer())).toContain("at least 1200 pixels wide");
    expect(await diagnostics("a.webp", "no picture at all")).toContain("cannot be read as a picture");
    expect(await diagnostics("a.webp", "")).toContain("cannot be read as a picture");
    const heavy = sharp({
      create: { width: 1200, height: 675, channels: 3, background: "#fff", noise: { type: "gaussian", sigma: 60 } },
    });
    expect(await diagnostics("a.png", await heavy.png().toBuffer())).toContain("here at most 300 KB");
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ["webp", (picture) => picture.webp({ quality: 20 })],
    ["png", (picture) => picture.png({ palette: true, colours: 4 })],
    ["jpg", (picture) => picture.jpeg({ quality: 20 })],
    ["avif", (picture) => picture.avif({ quality: 20, effort: 0 })],
  ])("sees that a %s was cut off", async (ending, encode) => {
    const whole = await encode(draw(1200, 675)).toBuffer();
    expect(await coverErrors(`a.${ending}`, whole)).toEqual([]);
    const [error] = await coverErrors(`a.${ending}`, whole.subarray(0, whole.length - 40));
    expect(error).toContain("is incomplete");
  });

  it("wants portraits square", async () => {
    const folder = createContentFolder();
    writeFileSync(join(folder.root, "media/person.webp"), await draw(480, 600).webp().toBuffer());
    const [error] = folder.errors();
    expect(error).toMatch(/^authors\/ada-page\.md:\d+:1 {2}error {2}.*a portrait is square/);
  });
});

describe("what readers see of pictures", () => {
  const pictured = (library: { collections: { blog: { slug: string; data: { coverImage: string } }[] } }) =>
    library.collections.blog.find(({ slug }) => slug === "pictured");

  it("has an address that changes with the bytes, and only what names the picture is another object", async () => {
    const { put, open } = await folderWith(
      { "a.webp": await draw(1200, 675).webp().toBuffer() },
      { coverImage: "/images/a.webp" },
    );
    const read = open();
    const first = read();
    put("a.webp", await draw(1200, 675, "#3a3").webp().toBuffer());
    const second = read();
    expect(pictured(first)?.data.coverImage).toMatch(/^\/media\/a-[0-9a-f]{12}\.webp$/);
    expect(pictured(second)?.data.coverImage).toMatch(/^\/media\/a-[0-9a-f]{12}\.webp$/);
    expect(pictured(second)?.data.coverImage).not.toBe(pictured(first)?.data.coverImage);
    const others = (library: typeof first) => library.collections.blog.filter(({ slug }) => slug !== "pictured");
    expect(others(second).every((entry, index) => entry === others(first)[index])).toBe(true);
    // The same bytes, written again: nothing is made again.
    put("a.webp", readFileSync(join(first.pictures.get("/images/a.webp")?.file ?? "")));
    expect(pictured(read())).toBe(pictured(second));
  });

  it("is none while a picture is broken, of the wrong shape or gone, and the library is not for readers", async () => {
    const { put, open, root } = await folderWith(
      { "a.webp": await draw(1200, 675).webp().toBuffer() },
      { coverImage: "/images/a.webp" },
    );
    const read = open();
    expect(findProblems(read())).toEqual([]);
    const tell = () => findProblems(read()).map(({ message }) => message);
    put("a.webp", "half a picture");
    expect(tell()).toEqual([expect.stringContaining("/images/a.webp cannot be read as a picture.")]);
    put("a.webp", await draw(1200, 1200).webp().toBuffer());
    expect(tell()).toEqual([expect.stringContaining("This picture is 1200 × 1200")]);
    rmSync(join(root, "media/a.webp"));
    expect(tell()).toEqual([expect.stringContaining("There is no picture content/media/a.webp")]);
    expect(read().pictures.has("/images/a.webp")).toBe(false);
  });
});
