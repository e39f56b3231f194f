import type { Page } from "@playwright/test";
import { type StoredItem, storedItems } from "../../../lib/addresses/browser-storage";

/**
 * Begins each document with empty stores, and tells each write as "place name", also one that is undone. Watches everywhere
 * that a page can keep something in a browser.
 */
function tellWrites() {
  localStorage.clear();
  sessionStorage.clear();
  const tell = (place: string, name: unknown) => console.debug(`wrote: ${place} ${String(name)}`);
  const watch = <Name extends string>(object: object | undefined, name: Name, place: (self: unknown) => string) => {
    const own = object as Record<Name, (...values: unknown[]) => unknown> | undefined;
    const original = own?.[name];
    if (!own || !original) return;
    own[name] = function (this: unknown, ...values: unknown[]) {
      tell(place(this), values[0]);
      return original.apply(this, values);
    };
  };
  watch(Storage.prototype, "setItem", (self) => (self === localStorage ? "localStorage" : "sessionStorage"));
  watch(IDBFactory.prototype, "open", () => "indexedDB");
  watch(globalThis.CacheStorage?.prototype, "open", () => "caches");
  watch(globalThis.ServiceWorkerContainer?.prototype, "register", () => "serviceWorker");
  watch(globalThis.StorageManager?.prototype, "getDirectory", () => "files");
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") as PropertyDescriptor;
  Object.defineProperty(document, "cookie", {
    ...cookie,
    set: (text: string) => {
      tell("cookie", text);
      cookie.set?.call(document, text);
    },
  });
}

/** What is there in the end, in case it came another way than through the functions above. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `caches ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `serviceWorker ${scope}`),
    ...(window.name === "" ? [] : [`window.name ${window.name}`]),
  ]);

/** Presses every button, link, summary and box of the page, sends its forms, and leaves through the top. */
async function pressEverything(page: Page): Promise<void> {
  await page.mouse.move(200, 10);
  await page.mouse.move(200, -5);
  await page.evaluate(async () => {
    // The page has to stay, so that all of it is pressed.
    addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault(), true);
    addEventListener("submit", (event) => event.preventDefault(), true);
    window.open = () => null;
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
      if (field.type === "email") field.value = "reader@reader.example";
      else if (/^(text|search|textarea)$/.test(field.type)) field.value = "how prices work";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const one of document.querySelectorAll<HTMLElement>(
      "button, summary, a, input[type=checkbox], input[type=radio]",
    ))
      one.click();
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

export const nameOf = ({ where, key }: StoredItem) => `${where} ${key}`;

/** The declared item that a write belongs to. */
function declaredAs(write: string): string {
  const item = storedItems.find((one) => (one.isPerPage ? write.startsWith(`${nameOf(one)}/`) : write === nameOf(one)));
  return item ? nameOf(item) : `not declared: ${write}`;
}

/**
 * Watches what pages write into the browser.
 * @returns A function that presses everything on the page that is open, and says what has been written since the last call, as
 *   lib/addresses/browser-storage.ts names it.
 */
export async function watchWrites(page: Page): Promise<() => Promise<string[]>> {
  let found = new Set<string>();
  page.on("console", (message) => {
    const [, write] = /^wrote: (.*)$/s.exec(message.text()) ?? [];
    if (write !== undefined) found.add(declaredAs(write));
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  const context = page.context();
  await context.addInitScript(tellWrites);
  await context.route(/\/api\/(contact|newsletter)/, (route) => route.fulfill({ json: {} }));
  return async () => {
    await pressEverything(page);
    for (const write of await leftBehind(page)) found.add(declaredAs(write));
    for (const { name } of await context.cookies()) found.add(`not declared: cookie ${name}`);
    const taken = [...found].sort();
    found = new Set();
    await context.clearCookies();
    return taken;
  };
}
