import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRedis, isRedisUp } from "../../scripts/lib/find-servers";
import { findFreePort } from "../../scripts/lib/free-port";

/** A real Redis of a test, which can be killed and started again. */
export type RedisServer = {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** It keeps its connections, and answers nothing, until `goOn`. */
  freeze: () => void;
  goOn: () => void;
  stop: () => Promise<void>;
};

/** Starts a Redis on a free port. Contents survives `kill` when a second has passed. */
export async function startRedis(): Promise<RedisServer> {
  const command = findRedis();
  if (!command)
    throw new Error("There is no redis-server here (Debian: apt-get install redis-server; macOS: brew install redis).");
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const port = await findFreePort();
  let server: ChildProcess | undefined;

  const start = async () => {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", "--appendonly", "yes"];
    server = spawn(command, args, { stdio: "ignore" });
    while (!(await isRedisUp(port))) {
      if (server.exitCode !== null) throw new Error(`${command} did not start on port ${port}.`);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "exit");
  };
  const stop = async () => {
    server?.kill("SIGCONT");
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => void server?.kill("SIGSTOP"),
    goOn: () => void server?.kill("SIGCONT"),
    stop,
  };
}
