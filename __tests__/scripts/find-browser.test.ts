import { chmodSync } from "node:fs";
import { join } from "node:path";
import {
  findBrowser,
  findFirefox,
  type Machine,
  provideBrowser,
  provideTestBrowser,
} from "../../scripts/lib/find-browser";
import { writeFiles } from "../helpers/write-files";

const downloaded = "downloads/chrome";

/** A machine whose programs are the given files; `broken` ones do not start. `onRun` sees every other command. */
function machineWith(programs: string[], options: Partial<Machine> & { broken?: string[] } = {}) {
  const planted = writeFiles(Object.fromEntries(["bin/other", ...programs].map((file) => [file, "#!/bin/sh\n"])));
  const path = (file: string) => join(planted.root, file);
  for (const file of programs) chmodSync(path(file), 0o755);
  const commands: string[] = [];
  const { broken = [], ...rest } = options;
  const machine: Machine = {
    env: { PATH: path("bin") },
    isRoot: true,
    downloadPath: path(downloaded),
    run: (command, args) => {
      commands.push([command, ...args].join(" "));
      return !broken.map(path).includes(command);
    },
    ...rest,
  };
  const installs = () => commands.filter((command) => !command.endsWith("--version"));
  return { machine, path, installs, remove: planted.remove };
}

let setUp: ReturnType<typeof machineWith>;
beforeEach(() => jest.spyOn(console, "log").mockImplementation(() => {}));
afterEach(() => setUp.remove());

it("takes CHROMIUM_PATH before anything else", () => {
  setUp = machineWith(["bin/chromium", "own/chrome"]);
  setUp.machine.env.CHROMIUM_PATH = setUp.path("own/chrome");
  expect(findBrowser(setUp.machine)).toBe(setUp.path("own/chrome"));
});

it("refuses a CHROMIUM_PATH that does not start, instead of taking another browser", () => {
  setUp = machineWith(["bin/chromium"]);
  setUp.machine.env.CHROMIUM_PATH = "/no/such/chrome";
  expect(() => provideBrowser(setUp.machine)).toThrow(
    "CHROMIUM_PATH is /no/such/chrome, and no browser starts from there.",
  );
});

it.each(["chromium", "chromium-browser", "google-chrome"])("finds %s on PATH", (name) => {
  setUp = machineWith([`bin/${name}`]);
  expect(findBrowser(setUp.machine)).toBe(setUp.path(`bin/${name}`));
});

it("passes over a browser that does not start", () => {
  setUp = machineWith(["bin/chromium", "bin/google-chrome"], { broken: ["bin/chromium"] });
  expect(findBrowser(setUp.machine)).toBe(setUp.path("bin/google-chrome"));
});

it("takes what Playwright downloaded before, and installs nothing", () => {
  setUp = machineWith([downloaded]);
  expect(provideBrowser(setUp.machine)).toBe(setUp.path(downloaded));
  expect(setUp.installs()).toEqual([]);
});

it("downloads Playwright's browser, then installs the distribution's package, then gives up", () => {
  setUp = machineWith([]);
  expect(() => provideBrowser(setUp.machine)).toThrow("No Chromium was found, and none could be installed.");
  expect(setUp.installs()).toEqual([
    "npx --no-install playwright install chromium",
    "apt-get update",
    "apt-get install -y chromium",
  ]);
});

it("asks sudo without a password when it is not root", () => {
  setUp = machineWith([], { isRoot: false });
  expect(() => provideBrowser(setUp.machine)).toThrow();
  expect(setUp.installs().slice(1)).toEqual(["sudo -n apt-get update", "sudo -n apt-get install -y chromium"]);
});

it("stops as soon as a browser is there", () => {
  setUp = machineWith(["elsewhere/chromium"]);
  const { machine, path } = setUp;
  const run = machine.run;
  machine.run = (command, args, seconds) => {
    if (command === "npx") machine.env.PATH = path("elsewhere");
    return run(command, args, seconds);
  };
  expect(provideBrowser(machine)).toBe(path("elsewhere/chromium"));
  expect(setUp.installs()).toEqual(["npx --no-install playwright install chromium"]);
});

describe("the browser for tests", () => {
  const windowless = "bin/chromium-headless-shell";
  const provide = () => provideTestBrowser(setUp.path("bin/chromium"), setUp.machine);

  it("is the one without windows, if it starts", () => {
    setUp = machineWith(["bin/chromium", windowless]);
    expect(provide()).toBe(setUp.path(windowless));
    expect(setUp.installs()).toEqual([]);
  });

  it("is the one that CHROMIUM_PATH asks for", () => {
    setUp = machineWith(["bin/chromium", windowless]);
    setUp.machine.env.CHROMIUM_PATH = setUp.path("bin/chromium");
    expect(provide()).toBe(setUp.path("bin/chromium"));
  });

  it("is installed for root, and otherwise is any Chromium", () => {
    setUp = machineWith(["bin/chromium", windowless], { broken: [windowless] });
    expect(provide()).toBe(setUp.path("bin/chromium"));
    expect(setUp.installs()).toEqual(["apt-get update", "apt-get install -y chromium-headless-shell"]);
  });

  it("is not installed where somebody would have to be asked", () => {
    setUp = machineWith(["bin/chromium"], { isRoot: false });
    expect(provide()).toBe(setUp.path("bin/chromium"));
    expect(setUp.installs()).toEqual([]);
  });
});

it.each(["firefox-esr", "firefox"])("finds %s on PATH", (name) => {
  setUp = machineWith([`bin/${name}`]);
  expect(findFirefox(setUp.machine)).toBe(setUp.path(`bin/${name}`));
});

it("says how to install a Firefox when none starts", () => {
  setUp = machineWith(["bin/firefox"], { broken: ["bin/firefox"] });
  expect(() => findFirefox(setUp.machine)).toThrow("No Firefox was found. On Debian: apt-get install firefox-esr");
});
