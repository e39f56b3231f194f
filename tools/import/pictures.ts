import sharp from "sharp";
import type { PictureRole } from "../../lib/content/pictures/read-picture";
import { cutPicture } from "../desk/editing/pictures/cut-picture";
import { toSlug } from "../desk/editing/to-slug";
import type { Ledger } from "./ledger";
import { decodeAddress } from "./text/decode-address";
import { freeName } from "./text/free-name";
import type { Uploads } from "./uploads";

/** Brings pictures of the old site into the content, each once for each use. */
export class Pictures {
  readonly #placed = new Map<string, Promise<string | undefined>>();
  readonly #names = new Set<string>();
  readonly #uploads: Uploads;
  readonly #ledger: Ledger;
  count = 0;

  constructor(uploads: Uploads, ledger: Ledger) {
    this.#uploads = uploads;
    this.#ledger = ledger;
  }

  /** The name of a picture in the content; `undefined` if it is not among the uploads, or cannot be cut to its use. */
  place(url: string, role: PictureRole): Promise<string | undefined> {
    const key = `${role} ${url.replace(/[?#].*$/, "")}`;
    const placed = this.#placed.get(key) ?? this.#place(url, role);
    this.#placed.set(key, placed);
    return placed;
  }

  /** A plain field of colour, for a text without a picture and for people: an editor puts a picture in its place. */
  async plain(name: string, role: "cover" | "portrait"): Promise<string> {
    const placed = this.#placed.get(`plain ${role} ${name}`) ?? this.#plain(name, role);
    this.#placed.set(`plain ${role} ${name}`, placed);
    return (await placed) ?? "";
  }

  async #place(url: string, role: PictureRole): Promise<string | undefined> {
    const bytes = await this.#uploads.read(url);
    if (!bytes) return undefined;
    try {
      return this.#write(await cutPicture(bytes, role), `import/${folders[role]}/${this.#freeName(url)}`);
    } catch {
      return undefined;
    }
  }

  async #plain(name: string, role: "cover" | "portrait"): Promise<string> {
    const [width, height] = role === "cover" ? [1600, 900] : [640, 640];
    const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 30% 82%)"/><rect x="30%" y="62%" width="40%" height="2%" fill="hsl(${hue} 35% 45%)"/></svg>`;
    const webp = await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
    return this.#write(webp, `import/${folders[role]}/plain-${toSlug(name) || "text"}`);
  }

  #write(bytes: Buffer, name: string): string {
    this.#ledger.write(`media/${name}.webp`, bytes);
    this.count += 1;
    return `/images/${name}.webp`;
  }

  #freeName(url: string): string {
    const file = decodeAddress(url.replace(/^.*\/|[?#].*$/g, "")).replace(/\.\w+$/, "");
    const start = toSlug(file).slice(0, 60).replace(/-$/, "") || "picture";
    const name = freeName(start, (one) => this.#names.has(one));
    this.#names.add(name);
    return name;
  }
}

const folders: Readonly<Record<PictureRole, string>> = {
  cover: "covers",
  portrait: "people",
  icon: "icons",
  text: "texts",
};
