import { act, fireEvent, render, screen } from "@testing-library/react";
import { closePopovers } from "@/components/client/close-popovers";
import { openSearch } from "@/components/client/open-search";
import { HeaderSearch } from "@/components/search/header-search";
import { startReading } from "../../helpers/reading";
import { mockSearchElement } from "./mock-search-element";

mockSearchElement();

// jsdom has neither popovers nor layout: `isOpen` stands for the one, `isWide` for the other.
let isOpen: boolean;
let isWide: boolean;
const matches = Element.prototype.matches;

beforeEach(() => {
  jest.useFakeTimers();
  isOpen = false;
  isWide = true;
  const toggle = (next: boolean) =>
    function popover(this: HTMLElement) {
      isOpen = next;
      this.dispatchEvent(new Event("toggle"));
    };
  Object.assign(HTMLElement.prototype, {
    showPopover: jest.fn(toggle(true)),
    hidePopover: jest.fn(toggle(false)),
    checkVisibility: () => isWide,
  });
  jest.spyOn(Element.prototype, "matches").mockImplementation(function matchesOrOpen(this: Element, selector: string) {
    return selector === ":popover-open" ? isOpen : matches.call(this, selector);
  });
});
afterEach(() => jest.useRealTimers());

function show() {
  render(<HeaderSearch />);
  startReading(openSearch, closePopovers);
}

const overlay = () => screen.getByRole("dialog", { name: "Search" });
const inlineBox = () => document.getElementById("header-search");
const overlayBox = () => document.getElementById("search-overlay-query");
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const slash = (target: Element = document.body, init = {}) => fireEvent.keyDown(target, { key: "/", ...init });

describe("the overlay", () => {
  it("focuses its box 100 ms after it has opened", async () => {
    show();
    act(() => overlay().showPopover());
    await wait(99);
    expect(overlayBox()).not.toHaveFocus();
    await wait(1);
    expect(overlayBox()).toHaveFocus();
  });

  it("does not when it has closed by then, and does so too when it was open before the script was there", async () => {
    show();
    act(() => overlay().showPopover());
    act(() => overlay().hidePopover());
    await wait(500);
    expect(overlayBox()).not.toHaveFocus();
    document.body.innerHTML = "";
    isOpen = true;
    show();
    await wait(100);
    expect(overlayBox()).toHaveFocus();
  });

  it("asks for 10 suggestions", async () => {
    globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
    show();
    fireEvent.input(overlayBox() as Element, { target: { value: "luna" } });
    await wait(150);
    expect(globalThis.fetch).toHaveBeenCalledWith("/api/search?q=luna&limit=10", expect.anything());
  });

  it("closes with Escape from its box, and when the reader leaves the page", () => {
    show();
    for (const close of [
      () => fireEvent.keyDown(overlayBox() as Element, { key: "Escape" }),
      () => fireEvent(window, new Event("pagehide")),
    ]) {
      act(() => overlay().showPopover());
      close();
      expect(isOpen).toBe(false);
    }
  });
});

describe("the slash key", () => {
  it("focuses the box where there is one", () => {
    show();
    expect(slash()).toBe(false);
    expect(inlineBox()).toHaveFocus();
    expect(isOpen).toBe(false);
  });

  it("opens the overlay where there is none, and leaves an open one", () => {
    isWide = false;
    show();
    expect(slash()).toBe(false);
    expect(isOpen).toBe(true);
    slash();
    expect(overlay().showPopover).toHaveBeenCalledTimes(1);
  });

  it.each(["<input>", "<textarea></textarea>", "<select></select>", "<p contenteditable>a <b>word</b></p>"])(
    "is a character in %s",
    (html) => {
      show();
      const host = document.body.appendChild(document.createElement("div"));
      host.innerHTML = html;
      const field = host.querySelector("b") ?? (host.firstElementChild as Element);
      expect(slash(field)).toBe(true);
      expect(inlineBox()).not.toHaveFocus();
      host.remove();
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { key: "a" }])(
    "means something else with %j",
    (init) => {
      show();
      expect(slash(document.body, init)).toBe(true);
      expect(inlineBox()).not.toHaveFocus();
    },
  );
});
