import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { build } from "esbuild";
import { getHelp } from "./options";
import { getVersion } from "./reading-script-file";

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

/**
 * Copies deploy/ into a release, without what belongs to one machine: its settings, its certificate and the token of its
 * metrics. A release becomes an image, which others may get.
 */
export function copyDeploy(from: string, to: string): void {
  const filter = (path: string) => !/^(\.env.*|tls|acme|metrics-token)$/.test(basename(path));
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter });
}

/**
 * Makes the folder of files that nginx serves itself, with a gzip and a brotli version of each that becomes smaller: the
 * framework's, and each of our scripts in a folder named after its version, beside those of other releases.
 */
export function makeStaticFiles(folder: string, framework: string, scripts: readonly string[]): void {
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(framework, join(folder, "_next/static"), options);
  for (const script of scripts) cpSync(script, join(folder, "scripts", getVersion(script), basename(script)), options);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) compress(join(folder, name));
}

function compress(file: string): void {
  if (!statSync(file).isFile() || /\.woff2?$/.test(file)) return;
  const bytes = readFileSync(file);
  const versions = {
    gz: gzipSync(bytes, { level: 9 }),
    br: brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
  };
  for (const [ending, version] of Object.entries(versions))
    if (version.length < bytes.length) writeFileSync(`${file}.${ending}`, version);
}
