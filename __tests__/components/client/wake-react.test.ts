import { wakeOnIntent } from "@/components/client/wake-react";

const answer = (type: string, text: string) => ({
  headers: new Headers({ "content-type": type }),
  text: async () => text,
});
const ask = jest.fn();
const deferred = { scripts: ["/_next/static/a.js", "/_next/static/b.js"], turbopack: { otherChunks: [] } };
let page: AbortController;

const at = (id: string) => document.getElementById(id) as HTMLInputElement;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const scripts = () => [...document.head.querySelectorAll("script")].map((one) => one.getAttribute("src"));
const fire = (target: EventTarget, type: string, init: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));

const deferredScripts = `<script type="application/json" id="deferred-scripts">${JSON.stringify(deferred)}</script>`;

function open(html = deferredScripts) {
  document.head.innerHTML = "";
  document.body.innerHTML = `<p id="text">Text</p><form data-island><input id="field"></form>${html}`;
  wakeOnIntent(page.signal);
}

beforeEach(() => {
  page = new AbortController();
  window.__next_f = undefined;
  window.TURBOPACK = undefined;
  window.history.replaceState(null, "", "/blog/a");
  globalThis.fetch = ask.mockReset().mockResolvedValue(answer("text/x-component", "0:data"));
});
afterEach(() => page.abort());

it.each([
  ["the pointer moves over it", "pointermove", { pointerType: "mouse" }],
  ["the focus enters it", "focusin", {}],
  ["it is tapped", "click", { pointerType: "touch" }],
  ["somebody types into it", "input", {}],
])("starts React when %s", async (_, type, init) => {
  // Beside a heading of the same name.
  open(`<h2 id="deferred-scripts">Deferred scripts</h2>${deferredScripts}`);
  fire(at("field"), type, init);
  expect(ask).toHaveBeenCalledWith("/blog/a?_rsc=", { headers: { RSC: "1" } });
  expect([...document.head.querySelectorAll("link[rel=preload]")].map((one) => one.getAttribute("href"))).toEqual(
    deferred.scripts,
  );
  // Not before the data are there.
  expect(scripts()).toEqual([]);
  await settle();
  expect(scripts()).toEqual(deferred.scripts);
  expect(window.__next_f).toEqual([[0], [1, "0:data"]]);
  expect(window.TURBOPACK).toEqual([deferred.turbopack]);
});

it.each([
  ["moves the pointer beside it", "text", "pointermove", {}],
  ["focuses, presses or types elsewhere", "text", "focusin", {}],
  ["presses a plain link", "text", "click", {}],
  ["scrolls", "text", "scroll", {}],
  ["scrolls by a finger on it", "field", "pointermove", { pointerType: "touch" }],
  ["scrolls it under a resting pointer", "field", "pointerover", { pointerType: "mouse" }],
])("sleeps on when a reader %s", (_, id, type, init) => {
  open();
  fire(at(id), type, init);
  expect(ask).not.toHaveBeenCalled();
});

it("starts React once", async () => {
  open();
  for (const type of ["pointermove", "focusin", "click"]) fire(at("field"), type);
  await settle();
  dispatchEvent(new Event("wake-react"));
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(scripts()).toHaveLength(2);
});

it("starts React when the focus was there before the script", () => {
  open();
  page.abort();
  page = new AbortController();
  at("field").focus();
  ask.mockClear();
  wakeOnIntent(page.signal);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks for the page with its query", () => {
  window.history.replaceState(null, "", "/search-results?q=a%20b#part");
  open();
  dispatchEvent(new Event("wake-react"));
  expect(ask.mock.calls[0][0]).toBe("/search-results?q=a%20b&_rsc=");
});

it.each([
  ["fails", () => Promise.reject(new TypeError("offline"))],
  ["is another one", () => Promise.resolve(answer("text/html", "<html>"))],
])("runs nothing when the answer %s, and tries again at the next turn", async (_, refuse) => {
  ask.mockImplementationOnce(refuse);
  open();
  fire(at("field"), "focusin");
  await settle();
  expect(scripts()).toEqual([]);
  fire(at("field"), "click");
  await settle();
  expect(scripts()).toEqual(deferred.scripts);
});

it("leaves a page alone whose scripts are not deferred", () => {
  open("");
  fire(at("field"), "focusin");
  expect(ask).not.toHaveBeenCalled();
});

it("brings back what was typed where React has built the page anew", () => {
  open();
  at("field").value = "typed";
  fire(at("field"), "input");
  document.querySelector("form")?.replaceChildren(Object.assign(document.createElement("input"), { id: "field" }));
  const heard = jest.fn();
  at("field").addEventListener("input", heard);
  // Once, and not again for a field that holds it.
  for (const _ of [1, 2]) dispatchEvent(new Event("hydrated"));
  expect(at("field").value).toBe("typed");
  expect(document.activeElement).toBe(at("field"));
  expect(heard).toHaveBeenCalledTimes(1);
});

it("knows the last of what was typed, also where React has stopped the event to repeat it", () => {
  open();
  at("field").value = "typed";
  fire(at("field"), "input");
  document.body.addEventListener("input", (event) => event.stopPropagation(), { capture: true, signal: page.signal });
  at("field").value = "typed on";
  fire(at("field"), "input");
  dispatchEvent(new Event("hydrated"));
  expect(at("field").value).toBe("typed on");
});

describe.each([
  ["Chrome", () => document.documentElement.classList.add("translated-ltr")],
  ["Chrome, before it marks the root", () => at("text").append(document.createElement("font"))],
  ["Edge", () => at("text").setAttribute("_msttexthash", "1")],
])("a page that %s has translated", (_, translate) => {
  afterEach(() => document.documentElement.removeAttribute("class"));

  it("never starts React, which would build it anew", () => {
    open();
    translate();
    for (const type of ["pointermove", "focusin", "click", "input"]) fire(at("field"), type);
    dispatchEvent(new Event("wake-react"));
    expect(ask).not.toHaveBeenCalled();
  });

  it("leaves it to the browser to say what a form lacks", () => {
    open();
    translate();
    const refused = new Event("invalid", { cancelable: true });
    at("field").dispatchEvent(refused);
    expect(refused.defaultPrevented).toBe(false);
  });
});

describe("a form that the browser refuses to send", () => {
  const press = (form: HTMLFormElement | null) => form?.requestSubmit();
  const openRequired = () => {
    open();
    at("field").required = true;
    const shown = jest.fn((event: Event) => event.defaultPrevented);
    addEventListener("invalid", shown, { capture: true, signal: page.signal });
    return shown;
  };

  it("shows no bubble, starts React, and is sent again when React is there", async () => {
    const shown = openRequired();
    press(at("field").form);
    expect(shown).toHaveReturnedWith(true);
    expect(ask).toHaveBeenCalledTimes(1);
    const again = jest.spyOn(HTMLFormElement.prototype, "requestSubmit");
    dispatchEvent(new Event("hydrated"));
    expect(again).toHaveBeenCalledTimes(1);
    again.mockRestore();
  });

  it("shows the bubble after all where React cannot be had", async () => {
    ask.mockRejectedValue(new TypeError("offline"));
    const shown = openRequired();
    press(at("field").form);
    await settle();
    expect(shown).toHaveLastReturnedWith(false);
    expect(shown).toHaveBeenCalledTimes(2);
  });
});
