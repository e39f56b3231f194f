import { ask } from "./socket";

/**
 * Runs JavaScript in Firefox's own window, which has more commands than its driver. Needs `--remote-allow-system-access`.
 * @returns its value, a number or a text.
 */
async function evaluate(body: string): Promise<unknown> {
  const { contexts } = (await ask("browsingContext.getTree", { "moz:scope": "chrome" })) as {
    contexts: { context: string }[];
  };
  const expression = `(() => {
    const browsers = [...Services.wm.getEnumerator("navigator:browser")].flatMap(({ gBrowser }) => gBrowser.browsers);
    ${body}
  })()`;
  const params = { expression, target: { context: contexts[0]?.context }, awaitPromise: true };
  const answer = (await ask("script.evaluate", params)) as {
    type: string;
    result: { value: unknown };
    exceptionDetails?: { text: string };
  };
  if (answer.exceptionDetails) throw new Error(`Firefox's window: ${answer.exceptionDetails.text}`);
  return answer.result.value;
}

/** The tab that was opened last, as a number. */
export const newestTab = (): Promise<number> =>
  evaluate("return Math.max(...browsers.map(({ browserId }) => browserId));") as Promise<number>;

const inTab = (tab: number, body: string) =>
  evaluate(`const browser = browsers.find(({ browserId }) => browserId === ${tab}); ${body}`);

/** Pages of this tab that open from now on run no script of theirs, as when a reader has switched scripts off. */
export const stopScripts = (tab: number) => inTab(tab, "browser.browsingContext.allowJavascript = false;");

/** Brings the focus from Firefox's toolbar back into the page. */
export const focusPage = (tab: number) => inTab(tab, "browser.focus();");

/** Moves the mouse from a place in a page to one outside it, such as the toolbar above. Pixels of the page's window. */
export const moveOut = (tab: number, from: readonly [number, number], to: readonly [number, number]) =>
  inTab(
    tab,
    `const { x, y } = browser.getBoundingClientRect();
    for (const [left, top] of ${JSON.stringify([from, to])})
      browser.ownerDocument.defaultView.synthesizeMouseEvent("mousemove", x + left, y + top, {}, { isWidgetEventSynthesized: false });`,
  );

/** Sets a number among the settings (about:config), of all windows at once; undefined is the default. */
export const setSetting = (name: string, value: number | undefined) =>
  evaluate(
    value === undefined
      ? `Services.prefs.clearUserPref("${name}");`
      : `Services.prefs.setIntPref("${name}", ${value});`,
  );
