import { mkdirSync, renameSync } from "node:fs";
import { basename, resolve } from "node:path";
import { buildSync } from "esbuild";

const folder = resolve(".cache/commands");

/**
 * How Node starts a command, such as `scripts/pull.ts`: the arguments before its own. As a bundle it starts in half of the time that tsx needs
 * to find and compile its modules. `asWritten`: as package.json starts it.
 */
export function startOf(script: string, { asWritten = false } = {}): string[] {
  return asWritten ? ["--import", require.resolve("tsx"), resolve(script)] : [bundleOf(script)];
}

const bundles = new Map<string, string>();

function bundleOf(script: string): string {
  const known = bundles.get(script);
  if (known) return known;
  const file = resolve(folder, `${basename(script, ".ts")}.mjs`);
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  buildSync({
    ...{ entryPoints: [resolve(script)], outfile: unfinished, bundle: true },
    ...{ platform: "node", format: "esm", packages: "external", logLevel: "error" },
  });
  // In one step: another worker may be starting its own of the same name.
  renameSync(unfinished, file);
  bundles.set(script, file);
  return file;
}
