import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Flags for a Chromium that runs as root or in a container, and that asks nothing of the network by itself. */
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

/** What finding a browser needs of the machine; tests bring their own. */
export type Machine = {
  env: Record<string, string | undefined>;
  isRoot: boolean;
  /** Where Playwright keeps the browser that it downloads. */
  downloadPath: string;
  /** Runs a command and tells whether it succeeded within the time. */
  run: (command: string, args: string[], seconds: number) => boolean;
};

const thisMachine = (): Machine => ({
  env: process.env,
  isRoot: process.getuid?.() === 0,
  downloadPath: chromium.executablePath(),
  run: (command, args, seconds) => {
    const { status, stderr } = spawnSync(command, args, { encoding: "utf8", timeout: seconds * 1000 });
    // Only then: distributions' start scripts chatter even when all is well.
    if (status !== 0 && stderr) console.error(stderr.trim());
    return status === 0;
  },
});

/**
 * The path of a Chromium that is there: CHROMIUM_PATH, else one on PATH, else the one that Playwright downloaded before.
 * @throws Error when CHROMIUM_PATH is set and does not start.
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const starts = (path: string) => existsSync(path) && machine.run(path, ["--version"], 20);
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and no browser starts from there.`);
  }
  const folders = (machine.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, machine.downloadPath].find(starts);
}

/**
 * The same, and when there is none it is installed: Playwright's download, else the distribution's package.
 * @throws Error when no browser can be had.
 */
export function provideBrowser(machine: Machine = thisMachine()): string {
  const found = findBrowser(machine) ?? download(machine) ?? installPackage(machine);
  if (found) return found;
  throw new Error(
    "No Chromium was found, and none could be installed. Install one and set CHROMIUM_PATH to the path of its program.",
  );
}

function download(machine: Machine): string | undefined {
  console.log("No Chromium on this machine: downloading Playwright's.");
  machine.run("npx", ["--no-install", "playwright", "install", "chromium"], 300);
  return findBrowser(machine);
}

function installPackage(machine: Machine): string | undefined {
  console.log("The download did not give a browser that starts: installing the distribution's package.");
  const aptGet = (args: string[]) =>
    machine.isRoot ? machine.run("apt-get", args, 600) : machine.run("sudo", ["-n", "apt-get", ...args], 600);
  // The package may be known already when the update fails.
  aptGet(["update"]);
  aptGet(["install", "-y", "chromium"]);
  return findBrowser(machine);
}
