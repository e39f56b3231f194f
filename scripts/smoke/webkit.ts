import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../lib/free-port";
import { createInput, type SmokeBrowser } from "./browser";

/** WebKitGTK's own browser, which its driver starts. Runs as root only without the sandbox. */
const sandbox = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {};

/**
 * Starts WebKitGTK on a screen of its own, driven by WebDriver (https://www.w3.org/TR/webdriver2/). Its driver tells no errors
 * that pages log.
 * @throws when it is not installed, or does not start within half a minute.
 */
export async function startWebKit(): Promise<SmokeBrowser> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const missing = "WebKitWebDriver or Xvfb was not found. On Debian: apt-get install webkit2gtk-driver xvfb";
  const number = await Promise.race([once(screen.stdio[3] as NodeJS.ReadableStream, "data"), once(screen, "error")]);
  if (number[0] instanceof Error) throw new Error(missing);
  const port = await findFreePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, ...sandbox, DISPLAY: `:${String(number[0]).trim()}` },
    stdio: "ignore",
  });
  driver.once("error", () => screen.kill());
  const ask = createClient(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = await begin(ask);
  const session = `/session/${sessionId}`;

  const evaluate = async (expression: string) => {
    const script = `return (async () => JSON.stringify(await (${expression})))()`;
    const json = await ask("POST", `${session}/execute/sync`, { script, args: [] });
    return json === null ? undefined : JSON.parse(json);
  };
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    errors: [],
    evaluate,
    open: (url) => ask("POST", `${session}/url`, { url }),
    ...createInput(evaluate, (actions) => ask("POST", `${session}/actions`, { actions })),
    close: async () => {
      await ask("DELETE", session);
      driver.kill();
      screen.kill();
    },
  };
}

/** A function that sends a command to the driver, and gives its value. */
function createClient(origin: string) {
  // biome-ignore lint/suspicious/noExplicitAny: answers of another program, each of its own shape.
  return async (method: "POST" | "DELETE", path: string, parameters?: object): Promise<any> => {
    const answer = await fetch(origin + path, { method, ...(parameters && { body: JSON.stringify(parameters) }) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
}

/** A session, as soon as the driver listens. */
async function begin(ask: ReturnType<typeof createClient>) {
  const capabilities = { alwaysMatch: { pageLoadStrategy: "normal" } };
  for (const endsAt = Date.now() + 30_000; ; ) {
    try {
      return await ask("POST", "/session", { capabilities });
    } catch (error) {
      if (Date.now() > endsAt) throw error;
      await wait(200);
    }
  }
}
