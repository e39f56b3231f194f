// `node scripts/bootstrap.mjs <name>`: installs the packages when needed, then runs scripts/<name>.ts. The site needs no
// packages of tests and tools: they are `dev` in package-lock.json.
// Plain JavaScript, because in a fresh clone nothing that runs TypeScript is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [name = "", ...rest] = process.argv.slice(2);

const isSite = name === "site";

/** True when every package that is needed is installed in the version of the lock file. Needs no network. */
function isInstalled() {
  try {
    const locked = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
    const installed = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")).packages;
    return Object.entries(locked).every(
      // Optional packages are for other platforms; what has no version are the project's own folders.
      ([path, { dev, devOptional, optional, version }]) =>
        path === "" || optional || !version || (isSite && (dev || devOptional)) || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  const install = ["ci", isSite ? "--omit=dev" : "--include=dev", "--loglevel=error"];
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
// Signals are passed on to the script.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
