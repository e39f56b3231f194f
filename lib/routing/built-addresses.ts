import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What was built, as far as addresses go. */
export type BuiltAddresses = {
  /** Whether a file of public/ is at the address. */
  isFile: (path: string) => boolean;
  /** Whether a route of app/ answers at the address by itself, so that nobody has to be asked what the content has. */
  isRoute: (path: string) => boolean;
};

/**
 * Routes with a part that varies, whose addresses lib/routing/gate.ts decides by the content, and those that only
 * middleware.ts leads to. A page that is not named here is made, and kept on disk, for whatever address anybody tries.
 */
export const decidedByGate: ReadonlySet<string> = new Set([
  ...["/[category]", "/[category]/feed.json", "/[category]/feed.xml", "/[category]/page/[pageNumber]"],
  ...["/authors/[slug]", "/blog/[slug]", "/blog/page/[pageNumber]", "/reviews/[slug]"],
  ...["/missing/[kind]", "/search-results/[search]"],
]);

/** What is needed of Next's list of its routes. */
type RoutesManifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/**
 * Reads what `next build` noted and what lies in public/. Where there is no such note, as in development, every address
 * may be a route, and Next answers for those that are none.
 * @param root The folder that holds .next/ and public/.
 */
export function readBuiltAddresses(root: string): BuiltAddresses {
  const manifest = readManifest(join(/* turbopackIgnore: true */ root, ".next/routes-manifest.json"));
  if (!manifest) return { isFile: () => false, isRoute: () => true };
  const files = listFiles(join(/* turbopackIgnore: true */ root, "public"));
  const pages = new Set(manifest.staticRoutes.map(({ page }) => page));
  const varying = manifest.dynamicRoutes.filter(({ page }) => !decidedByGate.has(page));
  const patterns = varying.map(({ regex }) => new RegExp(regex));
  return {
    isFile: (path) => files.has(path),
    isRoute: (path) => pages.has(path) || patterns.some((pattern) => pattern.test(path)),
  };
}

let read: BuiltAddresses | undefined;

/** Read once a process: Next, too, looks at public/ when it starts and never again. */
export function builtAddresses(): BuiltAddresses {
  read ??=
    process.env.NODE_ENV === "development"
      ? { isFile: () => false, isRoute: () => true }
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

/** Addresses of all files below a folder, in both spellings that browsers have for signs like "@". */
function listFiles(folder: string): ReadonlySet<string> {
  return new Set(
    namesBelow(folder).flatMap((name) => [encodeURI(name), name.split("/").map(encodeURIComponent).join("/")]),
  );
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
