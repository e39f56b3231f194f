import { contentRoot } from "../../lib/content/read/content-path";
import { readOptions, wholeNumber } from "../../scripts/lib/options";
import { createDeskServer } from "./cms/serve-desk";
import "../../scripts/lib/env-files";

/**
 * `npm run desk [-- --port 3300] [--site http://localhost:3000]`: forms for the content folder, at
 * http://127.0.0.1:3300, for this machine only. `--site` is where `npm run dev` runs, for links from an entry to its page.
 */
const { values } = readOptions({
  port: { type: "string", default: "3300" },
  site: { type: "string", default: "http://localhost:3000" },
});
const port = wholeNumber("port", values.port, 1, 65_535);
const root = contentRoot();
// So that what was begun for it ends with it, and its temporary folders go.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
createDeskServer(root, values)
  .listen(port, "127.0.0.1", () => {
    console.log(`The desk is at http://127.0.0.1:${port} and writes to ${root}.`);
    console.log(`\`npm run dev\` shows what it saves, at ${values.site}.`);
    // Before somebody opens it: what is asked for first takes seconds.
    void fetch(`http://127.0.0.1:${port}/config.json`);
  })
  .on("error", (error) => {
    console.error(`The desk cannot start: ${error.message}`);
    process.exitCode = 1;
  });
