import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { readOptions, refuse } from "./lib/options";
import { readingScriptFile } from "./lib/reading-script-file";
import { bundleCommand, copyDeploy, makeStaticFiles } from "./lib/release-parts";
import { runScript } from "./lib/run";

/**
 * `npm run release -- DIR`: builds the site, and makes DIR a folder that runs with `node server.js` and needs nothing else
 * but Node.js and content (docs/operators/deploy.md). DIR/pull.js brings new content. DIR/static-files has the
 * framework's files and our script compressed, for nginx.
 */
const { positionals } = readOptions({}, { allowPositionals: true });
const target = positionals[0] || refuse("Name a folder: npm run release -- DIR");
if (existsSync(target) && readdirSync(target).length > 0)
  refuse(`${target} is not empty. A release needs an empty folder.`);
const exitCode = runScript("build", [], { env: { BUILD_OUTPUT: "standalone" } });
if (exitCode !== 0) process.exit(exitCode);

const release = resolve(target);
mkdirSync(release, { recursive: true });
copy(".next/standalone", ".", (path) => !/standalone\/(\.next\/(cache|server\/app)|content|var)(\/|$)/.test(path));
// `npm run build` has changed these after Next had copied them.
for (const path of [".next/server/app", ".next/static", "public"]) copy(path, path);
copy("content", "content");
// In the place of Next's own.
copy("server.js", "server.js");
for (const path of ["lib/runtime/process-wide.js", "lib/runtime/process-state.js"]) copy(path, path);
rmSync(join(release, "deploy"), { recursive: true, force: true });
copyDeploy("deploy", join(release, "deploy"));
await bundleCommand("scripts/pull.ts", join(release, "pull.js"));
makeStaticFiles(join(release, "static-files"), join(release, ".next/static"), [join(release, readingScriptFile)]);
const outside = readdirSync(release, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isSymbolicLink())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((link) => !existsSync(link) || !realpathSync(link).startsWith(`${realpathSync(release)}/`));
if (outside.length > 0) {
  console.error(`The release would not run elsewhere: these links lead out of it.\n${outside.join("\n")}`);
  process.exit(1);
}
console.log(`The release is in ${release}. Start it there with: node server.js`);

function copy(from: string, to: string, filter: (path: string) => boolean = () => true): void {
  // Links stay as they are: as absolute ones they would lead out of the release.
  const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, filter };
  rmSync(join(release, to === "." ? ".none" : to), { recursive: true, force: true });
  cpSync(from, join(release, to), options);
}
