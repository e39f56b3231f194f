import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copySources } from "./lib/copy-sources";
import { fixtureContent, fixtureSettings, fixtureSite } from "./lib/fixture-site";
import { readOptions } from "./lib/options";
import { runScript } from "./lib/run";

/**
 * `npm run ops -- fixture`: a production build of the site with the fixture as its content. The browser tests use it, and
 * it proves that nothing depends on the texts and colours in content/.
 */
readOptions({});

/** Folders of the previous build that make this one faster: pictures and compiled code. */
const kept = ["var", ".next"];

mkdirSync(fixtureSite, { recursive: true });
for (const name of readdirSync(fixtureSite).filter((one) => !kept.includes(one)))
  rmSync(join(fixtureSite, name), { recursive: true });
copySources(fixtureSite);
cpSync(fixtureContent, join(fixtureSite, "content"), { recursive: true, preserveTimestamps: true });

const options = { folder: fixtureSite, env: fixtureSettings };
process.exitCode = runScript("content", ["brand"], options) || runScript("build", [], options);
