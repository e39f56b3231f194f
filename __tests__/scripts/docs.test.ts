import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { commands } from "../../scripts/lib/commands";

/** The files of the repository that git knows, and those that are about to be added. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const guides = files.filter((file) => file.endsWith(".md") && !/^(content|__tests__\/fixtures)\//.test(file));

const read = (file: string) => readFileSync(file, "utf8");
const withoutCode = (text: string) => text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, "");

/** The anchors of a page, as hosts of git repositories make them. */
function anchorsOf(file: string): string[] {
  const headings = [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function isBroken(from: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? from : normalize(join(dirname(from), path));
  return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
}

it("links of the guides lead to files and headings that exist", () => {
  const broken = guides.flatMap((file) =>
    [
      ...withoutCode(read(file))
        .replace(/`[^`\n]*`/g, "")
        .matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g),
    ]
      .filter(([, target = ""]) => isBroken(file, target))
      .map(([, target]) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it("paths that the guides and comments name exist", () => {
  const inGuides = guides.flatMap((file) =>
    [...withoutCode(read(file)).matchAll(/`((?:app|components|lib|scripts|tools|deploy|docs|__tests__)\/[^`\s]*)`/g)]
      .filter(([, path = ""]) => !/[<*…{]/.test(path) && !existsSync(path))
      .map(([, path]) => `${file}: ${path}`),
  );
  const inCode = files
    .filter((file) => /\.(tsx?|m?js|css|ya?ml|json|conf|inc|template|sh)$/.test(file) && !file.startsWith("__tests__/"))
    .flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/[a-z][a-z0-9/-]*\.md/g)]
        .filter(([path]) => !existsSync(path))
        .map(([path]) => `${file}: ${path}`),
    );
  expect([...inGuides, ...inCode]).toEqual([]);
});

it("commands that are named anywhere exist: scripts of package.json, and what a group of them runs", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const unknown = files
    .filter((file) => !/^content\/|package-lock|\.(webp|png|jpg|woff2|ico|avif)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\bnpm run (?:--silent )?([a-z][a-z0-9:-]*)(?![(:\w-])(?: -- ([a-z][a-z-]*))?/g)]
        .filter(([, name = "", word]) => !(name in scripts) || (word && name in commands && !commands[name]?.[word]))
        .map(([command]) => `${file}: ${command}`),
    );
  expect(unknown).toEqual([]);
});

it("docs/operators/settings.md and .env.example name every setting", () => {
  const settings = [...read("lib/runtime/env.ts").matchAll(/^ {2}([A-Z][A-Z_]+): optional\(/gm)].map(
    ([, name = ""]) => name,
  );
  expect(settings.length).toBeGreaterThan(10);
  const page = read("docs/operators/settings.md");
  expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const example = read(".env.example");
  expect(settings.filter((name) => !example.includes(`# ${name}=`))).toEqual([]);
});

describe("a decision", () => {
  const records = readdirSync("docs/decisions").filter(
    (name) => /^\d{3}-.*\.md$/.test(name) && !name.startsWith("000"),
  );
  const index = read("docs/decisions/README.md");

  it.each(records)("%s has a date and a status, its title in the index, and at most 250 words", (name) => {
    const text = read(`docs/decisions/${name}`);
    const [, number, title] = /^# (\d{3}) (.+)\n\n\d{4}-\d\d-\d\d, \w+\n/.exec(text) ?? [];
    expect(name.startsWith(`${number}-`)).toBe(true);
    expect(index).toContain(`\n- [${number}](${name}) ${title}\n`);
    expect(text.split(/\s+/).length - 1).toBeLessThanOrEqual(250);
  });
});
