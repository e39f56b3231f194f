import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

export type WebProcess = {
  origin: string;
  /** Kills the process at once (SIGKILL) and starts it again. */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
  /** What it wrote to standard error. */
  log: () => string;
};

/** Serves the build in a folder. @param env Added to this process's environment. */
export async function startWeb(folder: string, port: number, env: Record<string, string>): Promise<WebProcess> {
  const origin = `http://127.0.0.1:${port}`;
  let said = "";
  let child: ChildProcess = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, ["server.js"], {
      cwd: folder,
      env: { ...process.env, ...env, PORT: String(port), HOSTNAME: "127.0.0.1", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    started.stderr?.on("data", (chunk) => (said += chunk));
    while (!(await fetch(`${origin}/api/health/live`).catch(() => undefined))?.ok) {
      if (started.exitCode !== null) throw new Error(`The server did not start:\n${said}`);
      await wait(50);
    }
    return started;
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  return {
    origin,
    log: () => said,
    killAndRestart: async () => {
      await kill();
      child = await start();
    },
    stop: kill,
  };
}
