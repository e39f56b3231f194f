import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

/** Packages that ship ES modules only: Jest runs CommonJS, so they have to be compiled. Names or beginnings of names. */
const esmPackages = [
  // The markdown pipeline.
  "(remark|rehype|micromark|mdast|hast|unist|character-entities|html-void-elements|vfile|property-information)",
  "(unified|bail|ccount|comma-separated-tokens|decode-named-character-reference|devlop|escape-string-regexp|github-slugger)",
  "(is-plain-obj|longest-streak|markdown-table|space-separated-tokens|stringify-entities|trim-lines|trough|zwitch)",
  "@ungap/structured-clone",
  "@vercel/analytics",
  // What writes the feeds.
  "feed/",
  // The HTML parser.
  "(parse5|entities)/",
  // What msw stands on.
  "(rettime|until-async|@open-draft/deferred-promise)",
];

const alias = { "^@/(.*)$": "<rootDir>/$1", "^harfbuzzjs$": "<rootDir>/__tests__/helpers/harfbuzz-stand-in.ts" };

/** No test but those of the content reads `content/`. */
const fixtureSite = "<rootDir>/__tests__/helpers/read-fixture-site.ts";

/** next/jest only lets a project add to its ignore patterns, so the list is replaced in what it built. */
async function buildProject(project) {
  const config = await createJestConfig({
    moduleNameMapper: alias,
    // A copy of the sources (scripts/fixture-site.ts).
    modulePathIgnorePatterns: ["<rootDir>/.cache/"],
    restoreMocks: true,
    ...project,
  })();
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(next/dist/(client|shared/lib)|${esmPackages.join("|")}))`],
  };
}

export default async () => ({
  // One for each core: Jest leaves one of them free, which halves a machine of two.
  maxWorkers: "100%",
  projects: await Promise.all([
    buildProject({
      displayName: "lib",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/{lib,app,scripts}/**/*.test.{ts,tsx}"],
      setupFiles: [fixtureSite],
      setupFilesAfterEnv: ["<rootDir>/__tests__/helpers/fail-on-console.ts", "<rootDir>/__tests__/helpers/msw.ts"],
    }),
    buildProject({
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/components/**/*.test.{ts,tsx}"],
      setupFiles: [fixtureSite],
      setupFilesAfterEnv: ["<rootDir>/__tests__/helpers/fail-on-console.ts", "<rootDir>/__tests__/helpers/jest-dom.ts"],
    }),
    // What has to hold of any content: reads CONTENT_DIR, which is content/ unless it is set.
    buildProject({
      displayName: "content",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/content/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/helpers/fail-on-console.ts"],
    }),
  ]),
  collectCoverageFrom: ["lib/**/*.ts", "!lib/**/*-types.ts"],
  coverageReporters: ["text-summary", "lcovonly"],
  coverageThreshold: { "./lib/": { lines: 90 } },
});
