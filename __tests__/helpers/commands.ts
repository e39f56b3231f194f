import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Readable } from "node:stream";
import { buildSync } from "esbuild";

const folder = resolve(".cache/commands");

/**
 * How Node starts a command, such as `scripts/pull.ts`: the arguments before its own. As a bundle it starts in half of the time that tsx needs
 * to find and compile its modules. `asWritten`: as package.json starts it.
 */
export function startOf(script: string, { asWritten = false } = {}): string[] {
  return asWritten ? ["--import", require.resolve("tsx"), resolve(script)] : [bundleOf(script)];
}

let host: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

type Ran = { status: number; stdout: string; stderr: string };

/**
 * Runs a command in a process that all of a test file share (command-host.mjs), with what is added to the environment. A test of how a
 * command starts, of its signals or of two at a time starts Node itself, with `startOf`.
 * @param script Its source, or its bundle. @param folder Working directory; by default the checkout.
 */
export function runCommand(script: string, args: string[], env: Record<string, string>, folder?: string): Promise<Ran> {
  const ran = last.then(async () => {
    host ??= fork(resolve("__tests__/helpers/command-host.mjs"), { stdio: ["ignore", "pipe", "pipe", "ipc"] });
    const file = script.endsWith(".mjs") ? script : bundleOf(script);
    host.send({ command: [file, ...args], env: { ...process.env, ...env }, folder });
    const [[status], stdout, stderr] = await Promise.all([
      once(host, "message"),
      readPart(host.stdout as Readable),
      readPart(host.stderr as Readable),
    ]);
    return { status, stdout, stderr };
  });
  last = ran;
  return ran;
}

/** What comes until the mark that the host sets behind each command. */
function readPart(stream: Readable): Promise<string> {
  return new Promise((done) => {
    let part = "";
    const take = (text: string) => {
      part += text;
      if (!part.endsWith("\0")) return;
      stream.off("data", take);
      done(part.slice(0, -1));
    };
    stream.setEncoding("utf8").on("data", take);
  });
}

afterAll(() => host?.kill());

const bundles = new Map<string, string>();

function bundleOf(script: string): string {
  const known = bundles.get(script);
  if (known) return known;
  const file = resolve(folder, `${basename(script, ".ts")}.mjs`);
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  buildSync({
    entryPoints: [resolve(script)],
    outfile: unfinished,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  // In one step: another worker may be starting its own of the same name.
  renameSync(unfinished, file);
  bundles.set(script, file);
  return file;
}
