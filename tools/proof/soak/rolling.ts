import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { routes } from "../../../lib/util/routes";
import type { Cluster } from "../../../scripts/lib/cluster";
import { getFault, mostPerSecond } from "./chaos";
import { pause } from "./publisher";
import { type Seen, startReaders } from "./readers";

/** So few that a web process has time for them while another one starts. */
const searchesPerSecond = 20;

export type RollingResult = {
  /** Of pages that nginx keeps for a second. */
  pages: Seen;
  /** Of searches, which nothing keeps: each is answered by a web process. */
  searches: Seen;
  /** Scripts and styles that pages of both releases name, and how many of them nginx could not serve. */
  files: number;
  gone: number;
  /** How many of them belong to the newer release alone. */
  newer: number;
};

/** Brings another release to one process after the other, as docs/operators/deploy.md does it, while readers read. */
export async function runRolling(cluster: Cluster, release: string): Promise<RollingResult> {
  const next = resolve(".cache/next-release");
  const newNames = makeOtherRelease(release, next);
  const named = new Set<string>();
  const collect = (html: string) => {
    for (const [file] of html.matchAll(/\/_next\/static\/[^"'\\)\s]+/g)) named.add(file);
  };
  const pages = ["/", "/blog", "/reviews", "/about"].map((path) => ({
    path,
    findFault: (html: string) => {
      collect(html);
      return getFault(html, path);
    },
  }));
  const search = {
    path: `${routes.search()}?q=price`,
    findFault: (html: string) => (html.endsWith("</html>") ? undefined : "is cut short"),
  };
  const readers = startReaders(cluster.origin, pages, 12, mostPerSecond);
  const searching = startReaders(cluster.origin, [search], 4, searchesPerSecond);
  await pause(3000);
  // First the files, so that pages of the new release find theirs; the old ones stay.
  await promisify(execFile)(join(next, "deploy/bin/add-static-files.sh"), [next, join(cluster.folder, "static")]);
  rmSync(join(cluster.folder, "current"));
  symlinkSync(next, join(cluster.folder, "current"));
  for (const one of cluster.web) {
    await one.end("SIGTERM");
    await one.start();
    await pause(2000);
  }
  await pause(3000);
  await Promise.all([readers.stop(), searching.stop()]);
  let gone = 0;
  for (const file of named) if (!(await fetch(cluster.origin + file)).ok) gone += 1;
  const newer = [...named].filter((file) => newNames.has(file.split("/").at(-1) ?? "")).length;
  return { pages: readers.seen, searches: searching.seen, files: named.size, gone, newer };
}

/** A release whose chunks have other names, as after a change of the code. @returns These names. */
function makeOtherRelease(from: string, to: string): Set<string> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => path !== join(from, "node_modules") });
  if (existsSync(join(from, "node_modules"))) symlinkSync(join(from, "node_modules"), join(to, "node_modules"));
  const chunks = join(to, ".next/static/chunks");
  const names = readdirSync(chunks).filter((name) => /^[\w~.-]{10,}\.(js|css)$/.test(name));
  const renames = new Map(names.map((name) => [name, `n${name.slice(1)}`]));
  const rename = (text: string) => [...renames].reduce((result, [name, other]) => result.replaceAll(name, other), text);
  for (const folder of [".next", "static-files"])
    for (const name of readdirSync(join(to, folder), { recursive: true, encoding: "utf8" })) {
      const file = join(to, folder, name);
      if (!statSync(file).isFile()) continue;
      if (/\.(js|json|html|rsc|meta|css|body)$/.test(name)) {
        const text = readFileSync(file, "utf8");
        const changed = rename(text);
        if (changed !== text) writeFileSync(file, changed);
      }
      const own = name.split("/").at(-1) ?? "";
      const other = rename(own);
      if (other !== own) renameSync(file, join(to, folder, ...name.split("/").slice(0, -1), other));
    }
  writeFileSync(join(to, ".next/BUILD_ID"), "another-build");
  return new Set(renames.values());
}
