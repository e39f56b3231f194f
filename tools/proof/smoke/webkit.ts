import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { findFreePort } from "../../../scripts/lib/free-port";
import { onEnd } from "../bench/cleanup";

/** A browser, driven. */
export type SmokeBrowser = {
  /** Name and version. */
  name: string;
  open: (address: string) => Promise<void>;
  /** Runs JavaScript in the page. @returns its value, awaited; it must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the middle of the first element of a selector, with a mouse. @throws when there is none. */
  click: (selector: string) => Promise<void>;
  /** Presses keys one after the other, each a character. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** WebKitGTK's browser, which its driver starts, runs as root only without the sandbox. */
const sandbox = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {};

const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });

/** Sends a command to the driver. @returns its value, whose shape depends on the command. */
type Ask = (method: "POST" | "DELETE", path: string, parameters?: object) => Promise<unknown>;

/**
 * Starts WebKitGTK on a screen of its own, driven by WebDriver (https://www.w3.org/TR/webdriver2/). Its driver tells no errors
 * that pages log.
 * @throws when it is not installed, or does not start within half a minute. What has been started is then stopped.
 */
export async function startWebKit(): Promise<SmokeBrowser> {
  const programs: ChildProcess[] = [];
  const stop = () => {
    for (const program of programs.splice(0).reverse()) program.kill();
  };
  onEnd(stop);
  const run = async (name: string, args: string[], stdio: StdioOptions, display = "") => {
    const program = spawn(name, args, { stdio, env: { ...process.env, ...sandbox, DISPLAY: display } });
    await once(program, "spawn").catch(() => {
      throw new Error(`${name} was not found. On Debian: apt-get install webkit2gtk-driver xvfb`);
    });
    programs.push(program);
    return program;
  };
  try {
    const size = ["-screen", "0", "1280x900x24"];
    const screen = await run("Xvfb", ["-displayfd", "3", ...size], ["ignore", "ignore", "ignore", "pipe"]);
    const port = await findFreePort();
    const driver = await run("WebKitWebDriver", [`--port=${port}`], "ignore", `:${await readDisplay(screen)}`);
    const ask = createClient(`http://127.0.0.1:${port}`);
    const { sessionId, capabilities } = await begin(ask, driver);
    return drive(`WebKit ${capabilities.browserVersion}`, ask, `/session/${sessionId}`, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

/** The number of the screen, which Xvfb tells when it is ready. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  const said = once(screen.stdio[3] as NodeJS.ReadableStream, "data").then(([number]) => String(number).trim());
  const ended = once(screen, "exit").then(() => undefined);
  const number = await Promise.race([said, ended]);
  if (!number) throw new Error("Xvfb ended before its screen was there.");
  return number;
}

function createClient(origin: string): Ask {
  return async (method, path, parameters) => {
    const answer = await fetch(origin + path, { method, ...(parameters && { body: JSON.stringify(parameters) }) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
}

/** A session, as soon as the driver listens. */
async function begin(ask: Ask, driver: ChildProcess): Promise<z.infer<typeof sessionSchema>> {
  const capabilities = { alwaysMatch: { pageLoadStrategy: "normal" } };
  for (const endsAt = Date.now() + 30_000; ; ) {
    try {
      return sessionSchema.parse(await ask("POST", "/session", { capabilities }));
    } catch (error) {
      if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with exit code ${driver.exitCode}.`);
      if (Date.now() > endsAt) throw error;
      await wait(200);
    }
  }
}

function drive(name: string, ask: Ask, session: string, stop: () => void): SmokeBrowser {
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `return (async () => JSON.stringify(await (${expression})))()`;
    const json = await ask("POST", `${session}/execute/sync`, { script, args: [] });
    return typeof json === "string" ? JSON.parse(json) : undefined;
  };
  const perform = (type: "key" | "pointer", actions: object[]) =>
    ask("POST", `${session}/actions`, { actions: [{ type, id: type, actions }] });
  return {
    name,
    evaluate,
    open: async (url) => void (await ask("POST", `${session}/url`, { url })),
    click: async (selector) => {
      const place = `(() => { const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }; })()`;
      const { x, y } = (await evaluate(place)) as { x: number; y: number };
      const press = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await perform("pointer", [{ type: "pointerMove", x, y }, ...press]);
    },
    type: async (text) => {
      const press = (value: string) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
      await perform("key", [...text].flatMap(press));
    },
    close: async () => {
      await ask("DELETE", session);
      stop();
    },
  };
}
