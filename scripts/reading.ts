import { build } from "esbuild";
import { readOptions } from "./lib/options";
import { readingScriptFile } from "./lib/reading-script-file";

/**
 * A part of `npm run build` and `npm run dev`: bundles the script for readers who only read (components/client/start.ts). Before `next build` and `next dev`, because the addresses of the files in the
 * pages contain their hashes.
 */
readOptions({});
await build({
  entryPoints: ["components/client/start.ts"],
  outfile: readingScriptFile,
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  // The provider's package has messages for developers in it.
  drop: ["console"],
  charset: "utf8",
});
