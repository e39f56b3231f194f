import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFirefox } from "../../../scripts/lib/find-browser";
import { createInput, type SmokeBrowser } from "./browser";

/**
 * Starts Firefox, driven by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/).
 * @throws when none is installed, or it does not start within half a minute.
 */
export async function startFirefox(): Promise<SmokeBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const child = spawn(findFirefox(), ["--headless", "--profile", profile, "--remote-debugging-port", "0"]);
  const socket = new WebSocket(`${await findAddress(child)}/session`);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = fail;
  });
  const errors: string[] = [];
  const send = connect(socket, errors);
  const { capabilities } = await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send("browsingContext.getTree", {});
  const { context } = contexts[0];

  const evaluate = async (expression: string) => {
    const wrapped = `(async () => JSON.stringify(await (${expression})))()`;
    const answer = await send("script.evaluate", { expression: wrapped, target: { context }, awaitPromise: true });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
  };

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    errors,
    evaluate,
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    ...createInput(evaluate, (actions) => send("input.performActions", { context, actions })),
    close: async () => {
      child.kill();
      await new Promise((done) => child.once("exit", done));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox prints the address of its WebSocket when it listens. */
function findAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = "";
    const timer = setTimeout(() => fail(new Error(`Firefox did not start:\n${said}`)), 30_000);
    child.stderr?.on("data", (chunk) => {
      said += chunk;
      const [, address] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(timer);
      found(address);
    });
  });
}

/** A function that sends a command and waits for its answer. */
function connect(socket: WebSocket, errors: string[]) {
  // biome-ignore lint/suspicious/noExplicitAny: answers of another program, each of its own shape.
  type Answer = any;
  const waiting = new Map<number, { done: (answer: Answer) => void; fail: (error: Error) => void }>();
  socket.onmessage = ({ data }) => {
    const message: Answer = JSON.parse(String(data));
    if (message.method === "log.entryAdded" && message.params.level === "error") errors.push(message.params.text);
    const command = waiting.get(message.id);
    if (message.type === "error") command?.fail(new Error(`${message.error}: ${message.message}`));
    else command?.done(message.result);
  };
  let id = 0;
  return (method: string, params: object): Promise<Answer> => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, fail) => waiting.set(id, { done, fail }));
  };
}
