import { fireEvent } from "@testing-library/react";
import { replayClicks } from "@/components/client/click-replay";
import { clickReplayScript, readingScriptId } from "@/components/client/click-replay-script";
import { ReadingScript } from "@/components/client/reading-script";

const clicks: string[] = [];
const reported: unknown[] = [];
const report = (target: EventTarget | null) => reported.push(target);
const at = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  clicks.length = 0;
  reported.length = 0;
  document.body.innerHTML = `
    <button id="like" data-replay><b id="inside">Like</b></button>
    <a id="more" data-replay href="#all">More</a>
    <a id="plain" href="#part">Part</a>
    <input id="field"><script id="${readingScriptId}"></script>`;
  for (const id of ["like", "more", "plain"]) at(id).onclick = () => void clicks.push(id);
  new Function(clickReplayScript)();
});
// Whatever a test has left is no longer listened to.
afterEach(() => replayClicks(report));

/** Presses and says whether the browser may act on it. */
const press = (id: string, init = {}) => fireEvent.click(at(id), init);

it("keeps a press on what only the script serves, shows it at once, and makes it good once", () => {
  expect(press("inside")).toBe(false);
  expect(at("like")).toHaveAttribute("aria-busy", "true");
  clicks.length = 0;
  replayClicks(report);
  expect(clicks).toEqual(["like"]);
  expect(at("like")).not.toHaveAttribute("aria-busy");
  replayClicks(report);
  expect(clicks).toEqual(["like"]);
});

it("comes before the script that makes it good, which waits for the page", () =>
  expect(ReadingScript().props).toMatchObject({ id: readingScriptId, defer: true, fetchPriority: "low" }));

it("leaves plain links to the browser, and has them reported, those in a new tab too", () => {
  expect(press("plain")).toBe(true);
  expect(press("more", { ctrlKey: true })).toBe(true);
  clicks.length = 0;
  replayClicks(report);
  expect(clicks).toEqual([]);
  expect(reported).toEqual([at("plain"), at("more")]);
});

it("keeps the slash key, except in a field or with another key", () => {
  const heard = jest.fn();
  document.addEventListener("keydown", heard);
  for (const [target, init] of [
    [at("field"), {}],
    [document.body, { ctrlKey: true }],
    [document.body, { key: "a" }],
  ] as const)
    expect(fireEvent.keyDown(target, { key: "/", ...init })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: "/" })).toBe(false);
  heard.mockClear();
  replayClicks(report);
  expect(heard.mock.calls.map(([{ key, target }]) => [key, target])).toEqual([["/", document.body]]);
  expect(reported).toEqual([]);
  document.removeEventListener("keydown", heard);
});

it("keeps nothing once the script is there", () => {
  replayClicks(report);
  expect(press("like")).toBe(true);
  expect(at("like")).not.toHaveAttribute("aria-busy");
});

it("gives the presses back to the browser when the script cannot be loaded", () => {
  press("more");
  clicks.length = 0;
  at(readingScriptId).dispatchEvent(new Event("error"));
  expect(clicks).toEqual(["more"]);
  expect(press("more")).toBe(true);
});

it("does not mind another file that cannot be loaded", () => {
  press("more");
  clicks.length = 0;
  at("plain").dispatchEvent(new Event("error"));
  expect(clicks).toEqual([]);
});

it("cannot end its own element, and stays small", () => {
  expect(clickReplayScript).not.toContain("</");
  expect(Buffer.byteLength(clickReplayScript)).toBeLessThan(1200);
});
