import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

export type Rate = {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Answers that were no success, and connections that broke. */
  failed: number;
};

/** Whether the load tool is installed (Debian: apt-get install wrk). */
export const hasWrk = () => spawnSync("wrk", ["-v"], { stdio: "ignore" }).error === undefined;

/** How a rate is written in a report. */
export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en-US")}/s`;

/** Measures an address with wrk, as one that takes gzip. */
export async function measure(address: string, { connections = 16, seconds = 10 } = {}): Promise<Rate> {
  const args = ["-t1", `-c${connections}`, `-d${seconds}`, "--latency", "-H", "Accept-Encoding: gzip", address];
  const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  await once(child, "close");
  return parseWrk(text);
}

/** @param text What wrk prints. */
export function parseWrk(text: string): Rate {
  const errors = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0),
    p99: toMs(/99%\s+([\d.]+\w+)/.exec(text)?.[1]),
    failed: refused + errors.reduce((sum, count) => sum + count, 0),
  };
}

function toMs(time = ""): number {
  const [, number = "0", unit = "ms"] = /([\d.]+)(us|ms|s|m)/.exec(time) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? 1);
}
