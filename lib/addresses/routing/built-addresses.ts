import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "../endpoints";
import { pageKinds } from "../pages";

/** The addresses of files and routes of the build. */
export type BuiltAddresses = {
  /** The address at which Next.js serves a file of public/; `undefined` if there is no such file. */
  getFile: (path: string) => string | undefined;
  /** Whether a route of app/ answers at the address, whatever the content is. */
  isRoute: (path: string) => boolean;
};

/**
 * Routes whose addresses lib/addresses/routing/resolve-request.ts checks: those with parameters, and those to which only the middleware
 * leads. A page with parameters that is not among them would be rendered and cached on disk for any address that somebody
 * tries.
 */
export const decidedByMiddleware: ReadonlySet<string> = new Set(
  [...pageKinds, ...endpoints.filter(({ of, reached }) => of || reached)]
    .filter(({ route, reached }) => route.includes("[") || reached === "middleware")
    .map(({ route }) => route),
);

/** The fields of Next's list of routes that are used here. */
type RoutesManifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/**
 * Reads the routes manifest of `next build` and the files of public/. Without a manifest, as in development, every
 * address counts as a route, and Next answers if it is none.
 * @param root The folder with .next/ and public/.
 */
export function readBuiltAddresses(root: string): BuiltAddresses {
  const manifest = readManifest(join(/* turbopackIgnore: true */ root, ".next/routes-manifest.json"));
  if (!manifest) return { getFile: () => undefined, isRoute: () => true };
  const files = new Set(namesBelow(join(/* turbopackIgnore: true */ root, "public")).map(encode));
  const pages = new Set(manifest.staticRoutes.map(({ page }) => page).filter((page) => !decidedByMiddleware.has(page)));
  const varying = manifest.dynamicRoutes.filter(({ page }) => !decidedByMiddleware.has(page));
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

/** Read once per process, because Next, too, reads public/ only when it starts. */
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

/** Like Next.js, which encodes more than browsers: "@" and "&", too. */
function encode(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function spell(path: string): string | undefined {
  try {
    return path.split("/").map(decodeURIComponent).map(encodeURIComponent).join("/");
  } catch {
    // An invalid percent-encoding.
    return undefined;
  }
}

/** Paths of the files in a folder and its subfolders, each with a leading slash. Empty if there is no such folder. */
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
