import { readFileSync } from "node:fs";

type LockedPackage = {
  /** One of the project's own folders. */
  link?: boolean;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};

const platforms = [
  ["linux", "x64"],
  ["linux", "arm64"],
  ["darwin", "arm64"],
  ["darwin", "x64"],
  ["win32", "x64"],
] as const;

/** Packages that ship one binary package for each platform, with the names of those packages. */
const nativePackages = Object.entries(packages).flatMap(
  ([path, { optionalDependencies = {} }]): [string, string[]][] => {
    const binaries = Object.keys(optionalDependencies).filter((name) => /\b(linux|darwin|win32)/.test(name));
    return binaries.length > 1 ? [[path.replace("node_modules/", ""), binaries]] : [];
  },
);

/** The entry of a package that `path` depends on: its own copy, or the shared one. */
const findEntry = (path: string, name: string) =>
  packages[`node_modules/${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];

it("finds the packages with binaries that the project is known to use", () => {
  const names = nativePackages.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["next", "@biomejs/biome", "oxc-parser", "sharp", "typescript"]));
});

describe.each(nativePackages)("%s", (path, binaries) => {
  it.each(platforms)("has a binary for %s-%s in the lock file", (os, cpu) => {
    const entries = binaries.map((name) => findEntry(path, name));
    const installable = entries.filter(
      (entry) => entry?.os?.includes(os) && entry.cpu?.includes(cpu) && entry.resolved && entry.integrity,
    );
    expect(installable).not.toEqual([]);
  });
});

it("takes every package from the public registry, with its hash", () => {
  const incomplete = Object.entries(packages).filter(
    ([path, { resolved, integrity, link }]) =>
      path.includes("node_modules/") && !link && !(resolved?.startsWith("https://registry.npmjs.org/") && integrity),
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});
