import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { findProblems } from "@/lib/content/link/find-problems";
import { readPicture } from "@/lib/content/pictures/read-picture";
import { contentFile, postFields } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";
import { photograph } from "../../../helpers/photograph";

const draw = (width: number, height: number, colour = "#a33") =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 9 9">${inside}</svg>`;

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

  it("names a drawing and a proof that say by whom they were made", async () => {
    const { errors, write, root } = await folderWith({
      "drawn.svg": svg("<metadata>Ada Page</metadata><path/>"),
      "plain.svg": svg("<path/>"),
    });
    write("evidence/survey.txt", "Asked: 12.");
    writeFileSync(join(root, "evidence/screen.png"), await photograph(1, "png"));
    expect(errors()).toEqual([
      expect.stringMatching(/^evidence\/screen\.png:1:1 {2}error .*content -- image --strip/),
      expect.stringMatching(/^media\/drawn\.svg:1:1 {2}error .*content -- image --strip/),
    ]);
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

  it("refuses each drawing that does more than draw", async () => {
    const drawings = [
      "<script>1</script>",
      '<path onload="alert(1)"/>',
      '<path ONCLICK = "x"/>',
      "<foreignObject><p>x</p></foreignObject>",
      '<image href="https://example.com/x.png"/>',
      '<use xlink:href="other.svg#a"/>',
      '<a href="javascript:alert(1)"><path/></a>',
      '<a href="&#106;avascript:alert(1)"><path/></a>',
      "<style>@import url(x.css)</style>",
      '<path style="fill:url(https://example.com/x)"/>',
      "<style><![CDATA[<!--]]></style><script>1</script><text>--></text>",
      '<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>',
    ];
    const nameOf = (index: number) => `/images/drawing-${index}.svg`;
    const files = drawings.map((inside, index) => [`drawing-${index}.svg`, svg(inside)]);
    const body = drawings.map((_, index) => `![A drawing of moons](${nameOf(index)})\n`).join("\n");
    const folder = await folderWith(Object.fromEntries(files), {}, body);
    const placeOf = (index: number) => folder.positionOf("blog/pictured.md", nameOf(index));
    expect(folder.errors()).toEqual(
      drawings.map((_, index) =>
        expect.stringContaining(`blog/pictured.md:${placeOf(index)}  error  ${nameOf(index)} contains`),
      ),
    );
  });

  it("takes a drawing that only draws", async () => {
    const inside = '<defs><path id="a" d="M0 0h9"/></defs><use href="#a" fill="url(#b)"/>';
    const folder = await folderWith({ "a.svg": svg(inside) }, {}, "Text.\n\n![A drawing of moons](/images/a.svg)\n");
    expect(folder.errors()).toEqual([]);
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

  it("looks at no file again that is as it was", async () => {
    const { open } = await folderWith({});
    const read = open();
    expect(read()).toBe(read());
  });
});

describe("a drawing that is written to keep the site busy", () => {
  const folder = mkdtempSync(join(tmpdir(), "drawings-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** What is said of a drawing, and the milliseconds of processor time that it took. */
  const read = (text: string) => {
    const file = join(folder, "x.svg");
    writeFileSync(file, text);
    const before = process.cpuUsage();
    const said = readPicture({ name: "/images/x.svg", file, modified: 0, size: text.length });
    const { user, system } = process.cpuUsage(before);
    return { said, spent: (user + system) / 1000 };
  };

  it.each([
    [
      "spaces in an address",
      svg(`<style>a{fill:url(${" ".repeat(60_000)})}</style>`),
      expect.objectContaining({ width: 400 }),
    ],
    ["declarations", svg("<!DOCTYPE".repeat(15_000)), expect.stringContaining("contains")],
    ["beginnings without an end", "<svg width='9' height='9' ".repeat(7_000), expect.any(String)],
    [
      "more than a drawing needs",
      svg(" ".repeat(200_001)),
      expect.stringContaining("drawings of up to 200000 are read"),
    ],
  ])("%s", (_, text, expected) => {
    const { said, spent } = read(text);
    expect(said).toEqual(expected);
    // What is tried again from each character takes minutes.
    expect(spent).toBeLessThan(5_000);
  });
});
