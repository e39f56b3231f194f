import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { http, passthrough } from "msw";
import { server } from "../../../../__tests__/helpers/msw";
import { writeFiles } from "../../../../__tests__/helpers/write-files";
import { startWebKit } from "../../smoke/webkit";

const path = process.env.PATH;
let planted: ReturnType<typeof writeFiles> | undefined;
afterEach(() => {
  process.env.PATH = path;
  planted?.remove();
});

/** A program that notes its process id, does something, and stays. */
const program = (name: string, work: string) =>
  `#!/bin/sh\necho $$ > "$(/usr/bin/dirname "$0")/${name}.pid"\n${work}\n`;
const screen = program("Xvfb", "echo 7 >&3\nexec /bin/sleep 60");

/** Lets only these programs be found. @returns Whether a program that has run is still there. */
function install(programs: Record<string, string>) {
  planted = writeFiles(programs);
  const { root } = planted;
  for (const name of Object.keys(programs)) chmodSync(join(root, name), 0o755);
  process.env.PATH = root;
  return async (name: string) => {
    const file = join(root, `${name}.pid`);
    expect(existsSync(file)).toBe(true);
    // A killed program is gone a moment later.
    await wait(100);
    try {
      return process.kill(Number(readFileSync(file, "utf8")), 0);
    } catch {
      return false;
    }
  };
}

it("says what to install where the driver is missing, and leaves no screen behind", async () => {
  const isRunning = install({ Xvfb: screen });
  await expect(startWebKit()).rejects.toThrow(
    "WebKitWebDriver was not found. On Debian: apt-get install webkit2gtk-driver xvfb",
  );
  expect(await isRunning("Xvfb")).toBe(false);
});

it("does not wait for a screen or a driver that has ended", async () => {
  server.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough()));
  install({ Xvfb: program("Xvfb", "exit 1") });
  await expect(startWebKit()).rejects.toThrow("Xvfb ended before its screen was there.");
  planted?.remove();
  const isRunning = install({ Xvfb: screen, WebKitWebDriver: program("WebKitWebDriver", "exit 3") });
  await expect(startWebKit()).rejects.toThrow("WebKitWebDriver ended with exit code 3.");
  expect(await isRunning("Xvfb")).toBe(false);
});
