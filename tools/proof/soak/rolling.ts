import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { routes } from "../../../lib/util/routes";
import type { Cluster } from "../../../scripts/lib/cluster";
import { type Measurement, pause } from "../bench/measurement";
import { describeSeen, findFault, startReaders } from "./readers";

/** Brings another release to one process after the other, as docs/operators/deploy.md does it, while readers read. */
export async function runRolling(cluster: Cluster, release: string): Promise<Measurement[]> {
  const next = resolve(".cache/next-release");
  const newNames = makeOtherRelease(release, next);
  /** Scripts and styles that pages of both releases name. */
  const named = new Set<string>();
  const pages = ["/", "/blog", "/reviews", "/about"].map((path) => ({
    path,
    findFault: (html: string) => {
      for (const [file] of html.matchAll(/\/_next\/static\/[^"'\\)\s]+/g)) named.add(file);
      return findFault(html, path);
    },
  }));
  const search = {
    path: `${routes.search()}?q=price`,
    findFault: (html: string) => (html.endsWith("</html>") ? undefined : "is cut short"),
  };
  const readers = startReaders(cluster.origin, pages, 12);
  // Nothing keeps searches: each is answered by a web process. So few that it has time for them while another one starts.
  const searching = startReaders(cluster.origin, [search], 4, 20);
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
  const faults = [readers.seen, searching.seen].reduce((sum, seen) => sum + seen.failed + seen.wrong, 0);
  return [
    {
      what: "a release whose scripts and styles have other names is brought to one process after the other",
      budget: "0 failed, no page with scripts that are gone",
      measured: `pages ${describeSeen(readers.seen)}; searches ${describeSeen(searching.seen)}; of ${named.size} scripts and styles ${newer} are new, ${gone} gone`,
      isMet: faults + gone === 0 && newer > 0,
    },
  ];
}

/** A release whose chunks have other names, as after a change of the code. @returns These names. */
function makeOtherRelease(from: string, to: string): Set<string> {
  rmSync(to, { recursive: true, force: true });
  const packages = join(from, "node_modules");
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => path !== packages });
  if (existsSync(packages)) symlinkSync(packages, join(to, "node_modules"));
  const chunks = readdirSync(join(to, ".next/static/chunks")).filter((name) => /^[\w~.-]{10,}\.(js|css)$/.test(name));
  const renames = new Map(chunks.map((name) => [name, `n${name.slice(1)}`]));
  const rename = (text: string) => [...renames].reduce((result, [name, other]) => result.replaceAll(name, other), text);
  for (const folder of [".next", "static-files"])
    for (const item of readdirSync(join(to, folder), { recursive: true, withFileTypes: true })) {
      const file = join(item.parentPath, item.name);
      if (!item.isFile()) continue;
      if (/\.(js|json|html|rsc|meta|css|body)$/.test(item.name)) {
        const text = readFileSync(file, "utf8");
        const changed = rename(text);
        if (changed !== text) writeFileSync(file, changed);
      }
      const other = rename(item.name);
      if (other !== item.name) renameSync(file, join(dirname(file), other));
    }
  writeFileSync(join(to, ".next/BUILD_ID"), "another-build");
  return new Set(renames.values());
}
