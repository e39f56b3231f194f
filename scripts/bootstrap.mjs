// `node scripts/bootstrap.mjs <name>`: installs the packages when needed, then runs scripts/<name>.ts.
// Plain JavaScript, because in a fresh clone nothing is installed yet that could run TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [name = "", ...rest] = process.argv.slice(2);

/** True when every package of the lock file is installed in its version. Needs no network. */
function isInstalled() {
  try {
    const locked = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
    const installed = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")).packages;
    return Object.entries(locked).every(
      // "" is the project itself. Optional packages are for other platforms.
      ([path, { optional, version }]) => path === "" || optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  const install = ["ci", "--include=dev", "--loglevel=error"];
  // On Windows npm is a .cmd file, which only a shell can start.
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", install, { stdio: ["ignore", "inherit", "inherit"], shell });
  if (status !== 0) {
    console.error(`The packages could not be installed (npm ${install.join(" ")}).`);
    if (name === "verify") console.log("0 passed, 1 failed");
    process.exit(1);
  }
}

const child = spawn(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, ...rest], { stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
// A signal to this process is meant for the script that it runs.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
