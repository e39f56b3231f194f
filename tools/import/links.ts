import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { toSlug } from "../desk/editing/to-slug";

/** A short link of the old site: the name it had, its path there, and the network's address, byte for byte. */
export type ShortLink = { name: string; slug: string; paths: readonly string[]; url: string };

/**
 * The links of ThirstyAffiliates and Pretty Links, from the CSV that each of them exports. The columns are found by their
 * names, whatever their order.
 * @param prefix Where the old site has its short links, if the file does not say: "/go".
 * @throws Error if the file has no column with addresses.
 */
export function readShortLinks(
  file: string,
  prefix: string,
): { links: readonly ShortLink[]; mistakes: readonly string[] } {
  const rows = parse(readFileSync(file), {
    bom: true,
    columns: (names: string[]) => names.map(plain),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }) as Record<string, string>[];
  const mistakes: string[] = [];
  const links = rows.flatMap((row, index): ShortLink[] => {
    const url = first(row, ["destinationurl", "destination", "targeturl", "target", "url"]);
    const slug = first(row, ["slug", "prettylink", "shortlink", "shorturl"]);
    const name = first(row, ["name", "title", "linkname", "linktitle"]) || slug;
    if (!/^https:\/\/\S+$/.test(url)) {
      mistakes.push(
        `Line ${index + 2} ("${name}") leads to "${url.slice(0, 100)}", which is no address that starts with https://, so it is left out.`,
      );
      return [];
    }
    const own = toSlug(name) || toSlug(slug);
    if (!own) {
      mistakes.push(`Line ${index + 2} has no name, and is left out.`);
      return [];
    }
    const short = slug
      .replace(/^https?:\/\/[^/]+/, "")
      .replace(/^\/+|\/+$/g, "")
      .toLowerCase();
    const id = first(row, ["id", "linkid"]);
    const path = short.includes("/") || prefix === "" ? `/${short}` : `${prefix}/${short}`;
    return [{ name, slug: own, paths: [...(short ? [path] : []), ...(id ? [`thirstylink:${id}`] : [])], url }];
  });
  if (
    rows.length > 0 &&
    links.length === 0 &&
    rows.every((row) => !first(row, ["destinationurl", "destination", "targeturl", "target", "url"]))
  )
    throw new Error(`${file} has no column with the addresses that links lead to: "Destination URL" or "url".`);
  return { links, mistakes };
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

function first(row: Readonly<Record<string, string>>, names: readonly string[]): string {
  return names.map((name) => row[name]?.trim() ?? "").find((value) => value !== "") ?? "";
}
