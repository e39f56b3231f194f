import type { PictureRole } from "../../../../lib/content/pictures/read-picture";
import { imageAlt } from "../../../../lib/content/schemas/fields";
import { joinSource, splitSource } from "../split-source";
import { editFields } from "../yaml-fields";

/** The pictures that the command places; an icon is cut by hand. */
export type PlacedRole = Exclude<PictureRole, "icon">;

/** Where a picture goes: its name in the content, and the fields of its entry, if it has fields for it. */
export type PicturePlace = { name: string; fields?: { picture: string; alt: string } };

const folders: Readonly<Record<PlacedRole, string>> = {
  cover: "covers",
  portrait: "people",
  text: "screens",
};

/**
 * Where a picture of an entry goes. @param entry Path below the content folder: "blog/name.md".
 * @param title Last part of its name; default: that of the entry.
 * @throws Error if entries of this folder have no such picture, or a picture in a text has no name of its own.
 */
export function placePicture(entry: string, role: PlacedRole, title?: string): PicturePlace {
  const [folder = "", slug = ""] = entry.replace(/\.md$/, "").split("/");
  const hasCover = folder === "blog" || folder === "reviews";
  if (role === "text" && !title) throw new Error("A picture in a text needs a name of its own: --name cancel-page");
  if ((role === "cover" && !hasCover) || (role === "portrait" && folder !== "authors"))
    throw new Error(`Files of ${folder}/ have no ${role}. Articles and reviews have a cover, authors a portrait.`);
  const below = role === "cover" ? `${folders.cover}/${folder}` : folders[role];
  const name = `/images/${below}/${title ?? slug}.webp`;
  if (role === "text") return { name };
  return {
    name,
    fields: role === "cover" ? { picture: "coverImage", alt: "coverAlt" } : { picture: "avatar", alt: "avatarAlt" },
  };
}

/** What is wrong with a text alternative, for an editor; `undefined` if nothing is. */
export function checkAlt(alt: string): string | undefined {
  if (!imageAlt.safeParse(alt).success) return "Say what the picture shows, in 10 to 160 characters on one line.";
  return /^(image|picture|photo) of /i.test(alt) ? `Leave "${alt.slice(0, alt.indexOf(" of ") + 3)}" out.` : undefined;
}

/** An entry with a picture in its fields. */
export function withPicture(text: string, { name, fields }: PicturePlace, alt: string): string {
  const parts = splitSource(text);
  if (!parts || !fields) return text;
  const set = editFields(parts.fields, (document) => {
    document.set(fields.picture, name);
    document.set(fields.alt, alt);
  });
  return joinSource({ ...parts, fields: set });
}
