import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/): the few commands that the smoke test needs. */
export type Firefox = {
  version: string;
  /** Errors that pages have logged since the start. */
  errors: readonly string[];
  open: (address: string) => Promise<void>;
  /** Runs JavaScript in the page. @returns its value, awaited; it must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the middle of the first element of a selector, with a mouse. @throws when there is none. */
  click: (selector: string) => Promise<void>;
  /** Presses keys one after the other, each a character. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

const names = ["firefox-esr", "firefox"];

/** The name of an installed Firefox; `undefined` if there is none. */
export function findFirefox(): string | undefined {
  return names.find((name) => spawnSync(name, ["--version"]).status === 0);
}

/** @throws when Firefox does not start within half a minute. */
export async function startFirefox(program: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const child = spawn(program, ["--headless", "--profile", profile, "--remote-debugging-port", "0"]);
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
  const perform = (type: "key" | "pointer", actions: object[]) =>
    send("input.performActions", { context, actions: [{ type, id: type, actions }] });

  return {
    version: capabilities.browserVersion,
    errors,
    evaluate,
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    click: async (selector) => {
      const place = `(() => { const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }; })()`;
      const { x, y } = (await evaluate(place)) as { x: number; y: number };
      await perform("pointer", [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await perform("key", keys);
    },
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
