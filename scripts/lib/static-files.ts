import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { getVersion } from "./reading-script-file";

/**
 * Makes the folder of files that nginx serves itself, with a gzip and a brotli version of each that becomes smaller: the
 * framework's, and each script of ours in a folder named after its version, beside those of other releases.
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
