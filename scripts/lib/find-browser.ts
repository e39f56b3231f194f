import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { type Machine as AnyMachine, thisMachine as anyMachine, installPackages } from "./machine";

/** Flags with which Chromium runs as root or in a container, and makes no requests of its own. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const names = ["chromium", "chromium-browser", "google-chrome"];

/** Debian's package and program of Chromium without windows: the same engine without the browser's own interface. */
const windowless = "chromium-headless-shell";

export type Machine = AnyMachine & {
  /** Where Playwright stores its download. */
  downloadPath: string;
};

const thisMachine = (): Machine => ({
  ...anyMachine(),
  downloadPath: chromium.executablePath(),
  run: (command, args, seconds = 300) => {
    const { status, stderr } = spawnSync(command, args, { encoding: "utf8", timeout: seconds * 1000 });
    // Only after a failure, because start scripts of distributions print warnings even when they succeed.
    if (status !== 0 && stderr) console.error(stderr.trim());
    return status === 0;
  },
});

/**
 * The path of an installed Chromium: CHROMIUM_PATH, otherwise one on PATH, otherwise Playwright's download.
 * @throws Error when CHROMIUM_PATH is set and does not start.
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(machine, chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and no browser starts from there.`);
  }
  return onPath(machine, names) ?? [machine.downloadPath].find((path) => starts(machine, path));
}

/**
 * The path of a Chromium, which is installed if necessary: Playwright's download, otherwise the distribution's package.
 * @throws Error when no browser can be installed.
 */
export function provideBrowser(machine: Machine = thisMachine()): string {
  const found = findBrowser(machine) ?? download(machine) ?? installChromium(machine);
  if (found) return found;
  throw new Error(
    "No Chromium was found, and none could be installed. Install one and set CHROMIUM_PATH to the path of its program.",
  );
}

/**
 * The path of the browser for most tests. Without windows it takes a quarter less of the processors
 * (docs/decisions/080-verify-in-less-time.md), so it is installed where nobody has to be asked.
 * @param chromium Path of the Chromium to take otherwise, or if CHROMIUM_PATH asks for it.
 */
export function provideTestBrowser(chromium: string, machine: Machine = thisMachine()): string {
  if (machine.env.CHROMIUM_PATH) return chromium;
  const found = onPath(machine, [windowless]);
  if (!found && machine.isRoot) installPackages(machine, [windowless]);
  return found ?? onPath(machine, [windowless]) ?? chromium;
}

/**
 * The path of an installed Firefox.
 * @throws Error when none is on PATH.
 */
export function findFirefox(machine: Machine = thisMachine()): string {
  const found = onPath(machine, ["firefox-esr", "firefox"]);
  if (found) return found;
  throw new Error("No Firefox was found. On Debian: apt-get install firefox-esr");
}

function onPath(machine: Machine, programs: readonly string[]): string | undefined {
  const folders = (machine.env.PATH ?? "").split(delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => starts(machine, path));
}

function starts(machine: Machine, path: string): boolean {
  return existsSync(path) && machine.run(path, ["--version"], 20);
}

function download(machine: Machine): string | undefined {
  console.log("No Chromium on this machine: downloading Playwright's.");
  machine.run("npx", ["--no-install", "playwright", "install", "chromium"], 300);
  return findBrowser(machine);
}

function installChromium(machine: Machine): string | undefined {
  console.log("The downloaded browser does not start.");
  installPackages(machine, ["chromium"]);
  return findBrowser(machine);
}
