import { act, fireEvent, render, screen } from "@testing-library/react";
import { TableOfContents } from "@/components/article/table-of-contents";
import { followSectionLinks } from "@/components/client/follow-section-links";
import { markSection } from "@/components/client/mark-section";
import { startReading } from "../../helpers/reading";
import "../../helpers/intersections";

const items = [
  { id: "costs", text: "Costs", depth: 2 },
  { id: "memory", text: "Memory", depth: 2 },
] as const;

/** Tops of the sections' headings in the document, in pixels. */
const tops = { costs: 1000, memory: 3000 };
const scrollTo = jest.fn(({ top }: ScrollToOptions) => {
  Object.assign(window, { scrollY: top });
});
let isMotionReduced = false;

beforeEach(() => {
  jest.useFakeTimers();
  isMotionReduced = false;
  scrollTo.mockClear();
  Object.assign(window, {
    scrollTo,
    scrollY: 0,
    innerHeight: 800,
    matchMedia: () => ({ matches: isMotionReduced }),
  });
  window.history.replaceState(null, "", "/blog/a");
  const topOf = ({ id }: Element) => (tops[id as keyof typeof tops] ?? 0) - window.scrollY;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, topOf(this), 600, 40);
  });
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrollTo({ top: window.scrollY + topOf(this) - 100, behavior: "instant" });
  };
  render(
    <>
      <TableOfContents items={[...items]} />
      <h2 id="costs">Costs at length</h2>
      <h2 id="memory">Memory at length</h2>
    </>,
  );
  startReading(markSection, followSectionLinks);
  advance(66);
});

afterEach(() => jest.useRealTimers());

const link = (name: string) => screen.getByRole("link", { name, hidden: true });
const marked = () =>
  screen.getAllByRole("link", { hidden: true }).flatMap((one) => (one.ariaCurrent ? one.textContent : []));
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function readerAt(scrollY: number) {
  Object.assign(window, { scrollY });
  fireEvent.scroll(window);
}

describe("scroll-spy", () => {
  it("looks once in 66 ms, however many headings the page scrolls past", () => {
    readerAt(900);
    advance(65);
    expect(marked()).toEqual([]);
    readerAt(2900);
    advance(1);
    expect(marked()).toEqual(["Memory"]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("does nothing while the page scrolls between two headings", () => {
    readerAt(900);
    advance(66);
    const looked = jest.spyOn(document, "getElementById");
    readerAt(1200);
    readerAt(2700);
    expect(jest.getTimerCount()).toBe(0);
    expect(looked).not.toHaveBeenCalled();
  });

  it("follows headings that React has built anew", () => {
    readerAt(900);
    advance(66);
    const heading = document.getElementById("memory") as HTMLElement;
    const newer = heading.cloneNode(true) as HTMLElement;
    heading.replaceWith(newer);
    fireEvent(window, new Event("hydrated"));
    advance(66);
    readerAt(2900);
    advance(66);
    expect(marked()).toEqual(["Memory"]);
    newer.replaceWith(heading);
  });

  it.each([
    ["above the first section", 838, []],
    ["as a heading comes up to the last 80 % of the window", 840, ["Costs"]],
    ["at the place where a link leads", 900, ["Costs"]],
    ["far down a long section", 2838, ["Costs"]],
    ["past a heading that a jump carried over the top", 5000, ["Memory"]],
  ])("marks the section: %s", (_, scrollY, expected) => {
    readerAt(scrollY);
    advance(66);
    expect(marked()).toEqual(expected);
  });

  it("follows a reader back up, and in a low window", () => {
    for (const [scrollY, innerHeight, expected] of [
      [5000, 800, ["Memory"]],
      [2000, 800, ["Costs"]],
      [898, 300, []],
      [900, 300, ["Costs"]],
    ] as const) {
      Object.assign(window, { innerHeight });
      fireEvent(window, new Event("resize"));
      readerAt(scrollY);
      advance(66);
      expect([scrollY, marked()]).toEqual([scrollY, expected]);
    }
  });
});

describe("links", () => {
  it("scroll for 500 ms, with ease, to 100 px above the section", () => {
    fireEvent.click(link("Memory"));
    expect(document.getElementById("memory")).toHaveFocus();
    advance(16 + 250);
    expect(window.scrollY).toBeGreaterThan(1000);
    expect(window.scrollY).toBeLessThan(1900);
    advance(180);
    expect(window.scrollY).toBeLessThan(2900);
    advance(100);
    expect(window.scrollY).toBe(2900);
    const calls = scrollTo.mock.calls.length;
    advance(500);
    expect(scrollTo.mock.calls).toHaveLength(calls);
  });

  it("keep what else the history holds", () => {
    window.history.replaceState({ router: "its own" }, "");
    const replaced = jest.spyOn(window.history, "replaceState");
    fireEvent.click(link("Costs"));
    expect(replaced).toHaveBeenCalledWith({ router: "its own", scrollY: 0 }, "");
  });

  it.each(["wheel", "touchstart", "keydown"])("leave the page to a reader who scrolls on his own: %s", (type) => {
    fireEvent.click(link("Memory"));
    advance(200);
    fireEvent(window, new Event(type));
    const place = window.scrollY;
    advance(600);
    expect(window.scrollY).toBe(place);
  });

  it("leave the jump to the browser with reduced motion", () => {
    isMotionReduced = true;
    expect(fireEvent.click(link("Memory"))).toBe(true);
    advance(600);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.getElementById("memory")).toHaveFocus();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])("open a tab with %o", (init) => {
    expect(fireEvent.click(link("Memory"), init)).toBe(true);
    expect(window.location.hash).toBe("");
  });
});
