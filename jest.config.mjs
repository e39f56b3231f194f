import { availableParallelism } from "node:os";
import nextJest from "next/jest.js";
import { packages } from "./__tests__/helpers/jest/packages.mjs";

const createJestConfig = nextJest({ dir: "./" });

/** Packages that ship only ES modules, which Jest has to compile to CommonJS. Names or beginnings of names. */
const esmPackages = [
  // Dependencies of feedsmith.
  "(@nodable|fast-xml-builder|fast-xml-parser|is-unsafe|path-expression-matcher|strnum|xml-naming|entities)",
  "@vercel/analytics",
  // Dependencies of msw.
  "(rettime|until-async|@open-draft/deferred-promise)",
];

const alias = { "^@/(.*)$": "<rootDir>/$1" };

/** Makes tests read the fixture site; only the project `content` reads `content/`. */
const fixtureSite = "<rootDir>/__tests__/helpers/read-fixture-site.ts";

const content = "<rootDir>/__tests__/helpers/open-content.ts";

const parseOnce = "<rootDir>/__tests__/helpers/parse-once.ts";

/** next/jest only allows adding to its ignore patterns, so the list is replaced in its result. */
async function buildProject(project) {
  const config = await createJestConfig({
    moduleNameMapper: alias,
    // Jest lists them at every start: without this, the folders of packages and builds, too, which takes three seconds.
    roots: ["app", "components", "lib", "scripts", "tools", "__tests__"].map((folder) => `<rootDir>/${folder}`),
    restoreMocks: true,
    ...project,
  })();
  const loadedOnce = `(${packages.join("|")})/`;
  return {
    ...config,
    transform: {
      [`/node_modules/${loadedOnce}`]: "<rootDir>/__tests__/helpers/jest/load-package.cjs",
      ...config.transform,
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(next/dist/(client|shared/lib)|${loadedOnce}|${esmPackages.join("|")}))`,
    ],
  };
}

export default async () => ({
  // One more than there are cores: some tests wait for processes that they start.
  maxWorkers: availableParallelism() + 1,
  // The machine of a check may be slow, and what is waited for costs nothing where it is fast.
  testTimeout: 120_000,
  projects: await Promise.all([
    buildProject({
      displayName: "lib",
      testEnvironment: "<rootDir>/__tests__/helpers/jest/node.mjs",
      testMatch: ["<rootDir>/{__tests__/{lib,app,scripts},tools/*/__tests__}/**/*.test.{ts,tsx}"],
      setupFiles: [fixtureSite, parseOnce, content],
      setupFilesAfterEnv: [
        "<rootDir>/__tests__/helpers/fail-on-console.ts",
        "<rootDir>/__tests__/helpers/no-network.ts",
      ],
    }),
    buildProject({
      displayName: "components",
      testEnvironment: "<rootDir>/__tests__/helpers/jest/jsdom.mjs",
      testMatch: ["<rootDir>/__tests__/components/**/*.test.{ts,tsx}"],
      setupFiles: [fixtureSite, parseOnce, content],
      setupFilesAfterEnv: ["<rootDir>/__tests__/helpers/fail-on-console.ts", "<rootDir>/__tests__/helpers/jest-dom.ts"],
    }),
    // Rules for any content: reads CONTENT_DIR, by default content/.
    buildProject({
      displayName: "content",
      testEnvironment: "<rootDir>/__tests__/helpers/jest/node.mjs",
      testMatch: ["<rootDir>/__tests__/content/**/*.test.ts"],
      setupFiles: [parseOnce, content],
      setupFilesAfterEnv: ["<rootDir>/__tests__/helpers/fail-on-console.ts"],
    }),
  ]),
  collectCoverageFrom: ["lib/**/*.ts", "!lib/**/*-types.ts"],
  coverageReporters: ["text-summary", "lcovonly"],
  coverageThreshold: { "./lib/": { lines: 90 } },
});
