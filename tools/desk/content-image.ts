import "../../scripts/lib/env-files";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { pictureFile, publicPictures } from "../../lib/content/pictures/list-pictures";
import { stripMetadata } from "../../lib/content/pictures/picture-metadata";
import { contentRoot } from "../../lib/content/read/content-path";
import { sha256 } from "../../lib/util/digest";
import { contentName } from "../../scripts/lib/content-name";
import { oneOf, readOptions } from "../../scripts/lib/options";
import { cutPicture } from "./editing/pictures/cut-picture";
import { checkAlt, type PlacedRole, placePicture, withPicture } from "./editing/pictures/place-picture";

/**
 * `npm run content -- image photo.jpg --for content/blog/name.md [--as cover|portrait|text] [--alt "…"] [--name …] [--replace]`: turns any picture into one of the content, and names it in the entry. Asks for the text alternative. Exits 1 without a picture.
 * `npm run content -- image --strip` removes the metadata from all pictures of the content.
 */
const { values, positionals } = readOptions(
  {
    for: { type: "string", default: "" },
    as: { type: "string" },
    alt: { type: "string" },
    name: { type: "string" },
    replace: { type: "boolean" },
    strip: { type: "boolean" },
  },
  { allowPositionals: true },
);

try {
  await (values.strip ? stripAll() : placeIt());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function placeIt(): Promise<void> {
  const root = contentRoot();
  const [source] = positionals;
  const entry = contentName(values.for, root);
  const roles: readonly PlacedRole[] = ["cover", "portrait", "text"];
  const role = oneOf("as", values.as, roles) ?? (entry.startsWith("authors/") ? "portrait" : "cover");
  if (!source || !existsSync(source))
    throw new Error("Name a picture: npm run content -- image photo.jpg --for content/blog/name.md");
  if (!existsSync(join(root, entry)) || !entry.endsWith(".md"))
    throw new Error(`--for takes a content file, and ${entry} is not one.`);
  if (values.name && !/^[a-z0-9]+([_-][a-z0-9]+)*$/.test(values.name))
    throw new Error(`"${values.name}" is not a name: write lower-case words joined by hyphens.`);

  const place = placePicture(entry, role, values.name);
  const file = pictureFile(root, place.name);
  if (existsSync(file) && !values.replace)
    throw new Error(`${place.name} exists already. Write --replace, or another --name.`);
  const picture = await cutPicture(readFileSync(source), role);
  const alt = (values.alt ?? (await askForAlt())).trim();
  const problem = checkAlt(alt);
  if (problem) throw new Error(`--alt: ${problem}`);

  // Before anything is written: fields that cannot be changed leave no picture behind.
  const text = withPicture(readFileSync(join(root, entry), "utf8"), place, alt);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  writeFileSync(join(root, entry), text);
  console.log(
    `${place.name}, ${Math.round(picture.length / 1000)} KB${place.fields ? `, is the ${role} of ${entry}` : ""}.`,
  );
  if (!place.fields) console.log(`Write this where it belongs in the text: ![${alt}](${place.name})`);
}

async function stripAll(): Promise<void> {
  for (const { file, name } of publicPictures(contentRoot())) {
    const bytes = readFileSync(file);
    const clean = await stripMetadata(bytes);
    if (clean === bytes) continue;
    writeFileSync(file, clean);
    const isProof = name.startsWith("evidence/");
    const sum = sha256(clean);
    console.log(`${name} no longer has metadata.${isProof ? ` Write its new sha256 where it is named: ${sum}` : ""}`);
  }
}

async function askForAlt(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error("--alt is missing: say what the picture shows, for readers who cannot see it.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const alt = await terminal.question("What does the picture show, for readers who cannot see it? ");
  terminal.close();
  return alt;
}
