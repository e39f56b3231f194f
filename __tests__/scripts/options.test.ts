import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commands } from "../../scripts/lib/commands";
import { getHelp, parseOptions, portOption, readOptions } from "../../scripts/lib/options";

const options = {
  port: portOption(3300),
  days: { type: "number", default: 30, least: 0 },
  site: { type: "string", default: "here" },
  out: { type: "string" },
  only: { type: "string", multiple: true },
  by: { type: "choice", of: ["page", "day"] },
  write: { type: "boolean" },
} as const;

it("has a value for each option, given or not", () => {
  expect(parseOptions([], options).values).toEqual({
    port: 3300,
    days: 30,
    site: "here",
    out: undefined,
    only: [],
    by: undefined,
    write: false,
  });
  const args = ["--port", "80", "--days=0", "--out", "a.txt", "--only", "a", "--only", "b", "--by", "day", "--write"];
  expect(parseOptions(args, options).values).toEqual({
    port: 80,
    days: 0,
    site: "here",
    out: "a.txt",
    only: ["a", "b"],
    by: "day",
    write: true,
  });
  expect(parseOptions(["a.md", "--write", "b.md"], options, { allowPositionals: true }).positionals).toEqual([
    "a.md",
    "b.md",
  ]);
});

it.each([
  [["--port", "abc"], '--port is a whole number from 1 to 65535, not "abc".'],
  [["--port", "0"], '--port is a whole number from 1 to 65535, not "0".'],
  [["--port", "70000"], '--port is a whole number from 1 to 65535, not "70000".'],
  [["--port", ""], '--port is a whole number from 1 to 65535, not "".'],
  [["--days", "1.5"], '--days is a whole number, at least 0, not "1.5".'],
  [["--days", "1e3"], '--days is a whole number, at least 0, not "1e3".'],
  [["--days=-1"], '--days is a whole number, at least 0, not "-1".'],
  [["--by", "moon"], '--by is one of page, day, not "moon".'],
])("refuses the value in %j", (args, said) => {
  expect(() => parseOptions(args, options)).toThrow(new Error(said));
});

const listed = "The options are --port, --days, --site, --out, --only, --by, --write.";
it.each([
  [["--prot", "80"], `Unknown option '--prot'. ${listed}`],
  [["-p", "80"], `Unknown option '-p'. ${listed}`],
  [["--out"], `Option '--out <value>' argument missing. ${listed}`],
  [["--out", "--write"], `Option '--out' argument is ambiguous. ${listed}`],
  [["--write=yes"], `Option '--write' does not take an argument. ${listed}`],
  [["a.md"], `Unexpected argument 'a.md'. ${listed}`],
])("refuses %j, and lists the options", (args, said) => {
  expect(() => parseOptions(args, options)).toThrow(new Error(said));
});

it("says of a command without options that it has none", () => {
  expect(() => parseOptions(["--all"], {})).toThrow("Unknown option '--all'. There are no options.");
});

it.each([
  [["--port", "abc"], {}, '--port is a whole number from 1 to 65535, not "abc".'],
  [
    [],
    { SITE_STAGE: "lively" },
    expect.stringMatching(/^Invalid settings in the environment:\n {2}SITE_STAGE: must be [^\n]*$/),
  ],
])("ends the command with exit code 2 and one line for %j %j", (args, settings, said) => {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  const exit = jest.spyOn(process, "exit").mockImplementation(((code: number) => {
    throw new Error(`exit ${code}`);
  }) as never);
  jest.replaceProperty(process, "argv", ["node", "script", ...args]);
  jest.replaceProperty(process, "env", { ...process.env, ...settings });
  expect(() => readOptions(options)).toThrow("exit 2");
  expect(exit).toHaveBeenCalledWith(2);
  expect(printed.mock.calls).toEqual([[said]]);
});

it("names what is nearly a setting, and goes on", () => {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  jest.replaceProperty(process, "argv", ["node", "script"]);
  jest.replaceProperty(process, "env", { ...process.env, SITE_STAG: "live", REDIS_URI: "redis://a" });
  expect(readOptions({}).values).toEqual({});
  expect(printed.mock.calls).toEqual([
    ["SITE_STAG is not a setting; did you mean SITE_STAGE?"],
    ["REDIS_URI is not a setting; did you mean REDIS_URL?"],
  ]);
});

describe("--help", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const single = Object.entries(scripts).flatMap(([name, line]) => {
    const [, file] = /^tsx ((?:scripts|tools)\/[^/]\S+\.ts)$/.exec(line) ?? [];
    return file ? [[name, file] as const] : [];
  });
  const grouped = Object.entries(commands).flatMap(([group, own]) =>
    Object.entries(own).map(([name, file]) => [`${group} -- ${name}`, file] as const),
  );

  it.each([...single, ...grouped])("says what npm run %s is for", (name, file) => {
    const help = getHelp(readFileSync(file, "utf8"));
    expect(help).toContain(`\`npm run ${name}`);
    expect(help).not.toMatch(/^\s*\*|\*\//m);
  });

  const files = [...new Set([...single, ...grouped].map(([, file]) => file))];

  it.each(files)("is an option of %s, which reads its options before it does anything", (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/^ {0,2}(?:const .* = )?readOptions\(/m);
  });
});

it("is what every command reads its arguments with", () => {
  const files = ["scripts", "tools"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const commands = files.filter((name) => name.endsWith(".ts") && !name.includes("__tests__"));
  const others = commands.filter((name) => /process\.argv|parseArgs/.test(readFileSync(name, "utf8")));
  expect(others.sort()).toEqual(["scripts/command.ts", "scripts/lib/options.ts"]);
});
