import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "../endpoints";
import { pageKinds } from "../pages";

/** What was built, as far as addresses go. */
export type BuiltAddresses = {
  /** The address, as Next.js serves it, of the file of public/ that is meant. */
  getFile: (path: string) => string | undefined;
  /** Whether a route of app/ answers at the address by itself, so that nobody has to be asked what the content has. */
  isRoute: (path: string) => boolean;
};

/**
 * Routes with a part that varies, whose addresses lib/site/routing/gate.ts decides by the content, and those that only
 * middleware.ts leads to. A page that is not among them would be made, and kept on disk, for whatever address anybody tries.
 */
export const decidedByGate: ReadonlySet<string> = new Set(
  [...pageKinds, ...endpoints.filter(({ of }) => of)].map(({ route }) => route).filter((route) => route.includes("[")),
);

/** What is needed of Next's list of its routes. */
type RoutesManifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/**
 * Reads what `next build` noted and what lies in public/. Where there is no such note, as in development, every address
 * may be a route, and Next answers for those that are none.
 * @param root The folder that holds .next/ and public/.
 */
export function readBuiltAddresses(root: string): BuiltAddresses {
  const manifest = readManifest(join(/* turbopackIgnore: true */ root, ".next/routes-manifest.json"));
  if (!manifest) return { getFile: () => undefined, isRoute: () => true };
  const files = new Set(namesBelow(join(/* turbopackIgnore: true */ root, "public")).map(encode));
  const pages = new Set(manifest.staticRoutes.map(({ page }) => page));
  const varying = manifest.dynamicRoutes.filter(({ page }) => !decidedByGate.has(page));
  const patterns = varying.map(({ regex }) => new RegExp(regex));
  return {
    getFile: (path) => {
      const file = spell(path);
      return file !== undefined && files.has(file) ? file : undefined;
    },
    isRoute: (path) => pages.has(path) || patterns.some((pattern) => pattern.test(path)),
  };
}

let read: BuiltAddresses | undefined;

/** Read once a process: Next, too, looks at public/ when it starts and never again. */
export function builtAddresses(): BuiltAddresses {
  read ??=
    process.env.NODE_ENV === "development"
      ? { getFile: () => undefined, isRoute: () => true }
      : readBuiltAddresses(/* turbopackIgnore: true */ process.cwd());
  return read;
}

function readManifest(file: string): RoutesManifest | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Next.js encodes more than browsers do: "@" and "&", too. */
function encode(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function spell(path: string): string | undefined {
  try {
    return path.split("/").map(decodeURIComponent).map(encodeURIComponent).join("/");
  } catch {
    // A percent sign that is followed by no character.
    return undefined;
  }
}

/** Each begins with a slash; none where there is no such folder. */
function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const isFolder = entry.isSymbolicLink() ? statSync(path).isDirectory() : entry.isDirectory();
      return isFolder ? namesBelow(path).map((name) => `/${entry.name}${name}`) : `/${entry.name}`;
    });
  } catch {
    return [];
  }
}
