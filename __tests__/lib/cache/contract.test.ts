import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The version of Next for which lib/cache has been seen to hold. On an upgrade: build, let the build's last step look at
 * every page, take a new `__tests__/fixtures/prerendered-page.html` from a build before that step, run these tests and the
 * end-to-end ones (`audits/`, `first-action` and `servers/`), and only then name the new version here.
 */
const seen = "16.4.5";

/** All that is used inside Next: a file, and what must be written in it. */
const internals: readonly (readonly [what: string, file: string, said: RegExp])[] = [
  ["the cache that cache-handler.js extends", cacheFile("file-system-cache"), /class FileSystemCache \{/],
  ["its methods", cacheFile("file-system-cache"), /async get\(.*async set\(/s],
  [
    "that a worker waits for the cache first (entry.js)",
    "build/utils",
    /async function isPageStatic.*?\{\s*\/\/.*?await \(0, _createincrementalcache/s,
  ],
  ["the configuration that server.js hands over", "server/config", /process\.env\.__NEXT_PRIVATE_STANDALONE_CONFIG/],
  ["where server.js has it from", "shared/lib/constants", /'required-server-files'/],
  ["that Next listens for `upgrade` on the server that it is given alone", "server/next", /options\.httpServer, req\)/],
  ["the query of requests for data", "client/components/app-router-headers", /'_rsc'/],
  ["the name of the data in a page", "client/app-index", /__next_f/],
];

function cacheFile(name: string): string {
  return `server/lib/incremental-cache/${name}`;
}

/** What is no longer there, in plain words. */
function listDifferences(dist: string): string[] {
  return internals.flatMap(([what, name, said]) => {
    const file = join(dist, `${name}.js`);
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    return said.test(text) ? [] : [`next/dist/${name}.js: ${what}`];
  });
}

it("holds for the version of Next that is installed", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { version } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8"));
  const differences = listDifferences("node_modules/next/dist");
  const state =
    version === seen && dependencies.next === seen && differences.length === 0
      ? "as seen"
      : `lib/cache holds for Next ${seen}; package.json asks for ${dependencies.next}, installed is ${version}. ${
          differences.length === 0
            ? "What lib/cache uses inside Next is still there: follow the steps above."
            : `Not as it was:\n${differences.join("\n")}`
        }`;
  expect(state).toBe("as seen");
});
