import { build } from "esbuild";
import { readingScriptFile } from "./lib/reading-script-file";
import "./lib/closed-pipe";

/**
 * `npm run reading`: bundles the script for readers who only read (components/reading/start.ts). Before `next build` and
 * `next dev`, because the address of the file in the pages contains its hash.
 */
await build({
  entryPoints: ["components/reading/start.ts"],
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
