import { build } from "esbuild";

/** Writes scripts/pull.ts, with the check of content, as one file that needs nothing but Node.js and git. */
export async function bundlePuller(outfile: string): Promise<void> {
  await build({
    entryPoints: ["scripts/pull.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    // @next/env names it, and loads nothing from there.
    define: { __dirname: '"/"' },
    // Some packages are CommonJS, and load parts of Node.js by this.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
}
