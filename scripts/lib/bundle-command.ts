import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { getHelp } from "./options";

// Some packages are CommonJS, and load parts of Node.js by this.
const makeRequire = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Writes a command, with all that it imports, as one file that needs nothing but Node.js (and git, if the command does). */
export async function bundleCommand(script: string, outfile: string): Promise<void> {
  // For --help: comments do not come along.
  const help = getHelp(readFileSync(script, "utf8"));
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    // @next/env names it, and loads nothing from there.
    define: { __dirname: '"/"' },
    banner: { js: `/**\n * ${help.replaceAll("\n", "\n * ")}\n */\n${makeRequire}` },
  });
}
