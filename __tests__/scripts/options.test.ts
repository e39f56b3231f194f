import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commands } from "../../scripts/lib/commands";
import { getHelp, oneOf, readOptions, wholeNumber } from "../../scripts/lib/options";

it.each<[() => unknown, string | RegExp]>([
  [() => wholeNumber("port", "70000", 1, 65_535), '--port is a whole number from 1 to 65535, not "70000".'],
  [() => wholeNumber("days", "1e3", 0, 10), '--days is a whole number from 0 to 10, not "1e3".'],
  [() => wholeNumber("days", "", 0, 10), '--days is a whole number from 0 to 10, not "".'],
  [() => oneOf("in", "moon", ["inbox", "dead"]), '--in is one of inbox, dead, not "moon".'],
  [() => readOptionsWith({}, "--uot"), /^Unknown option '--uot'/],
  [() => readOptionsWith({}, "a.md"), /^Unexpected argument 'a\.md'/],
  [
    () => readOptionsWith({ SITE_STAGE: "lively" }),
    /^Invalid settings in the environment:\n {2}SITE_STAGE: must be [^\n]*$/,
  ],
])("ends the command with exit code 2 and one line: %#", (read, said) => {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  const exit = jest.spyOn(process, "exit").mockImplementation(((code: number) => {
    throw new Error(`exit ${code}`);
  }) as never);
  expect(read).toThrow("exit 2");
  expect(exit).toHaveBeenCalledWith(2);
  expect(printed.mock.calls).toEqual([[typeof said === "string" ? said : expect.stringMatching(said)]]);
});

function readOptionsWith(settings: Record<string, string>, ...args: string[]) {
  jest.replaceProperty(process, "argv", ["node", "script", ...args]);
  jest.replaceProperty(process, "env", { ...process.env, ...settings });
  return readOptions({});
}

it("names what is nearly a setting, and goes on", () => {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  expect({ ...readOptionsWith({ SITE_STAG: "live", REDIS_URI: "redis://a" }).values }).toEqual({});
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
    Object.entries(own).map(([name, file]) => {
      const short = Object.keys(scripts).find((one) => scripts[one] === `tsx scripts/command.ts ${group} ${name}`);
      return [short ?? `${group} -- ${name}`, file] as const;
    }),
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
