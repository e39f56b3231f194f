import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { SearchBox } from "@/components/search/search-box.island";
import type { SearchResponse } from "@/components/search/search-response";
import { mockSearchElement } from "./mock-search-element";

mockSearchElement();

const typing = 150;
const blur = 200;

type Call = {
  url: string;
  signal: AbortSignal;
  answer: (answer: Partial<SearchResponse>) => Promise<void>;
  fail: () => Promise<void>;
};
let calls: Call[];

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.fetch = jest.fn(
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        const body = (answer: Partial<SearchResponse>) => ({
          query: "",
          talkHref: "/helplines",
          total: answer.results?.length ?? 0,
          results: [],
          ...answer,
        });
        calls.push({
          url,
          signal,
          answer: (one) => act(async () => resolve({ ok: true, json: async () => body(one) })),
          fail: () => act(async () => reject(new TypeError("The network is down"))),
        });
      }),
  ) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const result = (number: number) => ({
  id: number,
  title: `Luna part ${number}`,
  excerpt: "",
  slug: `part-${number}`,
  category: "AI Tools",
  type: "blog" as const,
  url: `/blog/part-${number}`,
});
const results = (count: number) => Array.from({ length: count }, (_, index) => result(index + 1));

const box = () => screen.getByRole("combobox") as HTMLInputElement;
const quiet = "Having a hard time? Someone to talk to";
/** What can be chosen below the quiet line. */
const choices = () => screen.queryAllByRole("option").filter(({ textContent }) => textContent !== quiet);
const options = () => choices().map(({ textContent }) => textContent);
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
/** Where the link that is pressed leads; jsdom itself goes nowhere. */
function followed(action: () => void): string | undefined {
  let href: string | undefined;
  const onClick = (event: MouseEvent) => {
    href = (event.target as Element).closest("a")?.getAttribute("href") ?? undefined;
    event.preventDefault();
  };
  document.addEventListener("click", onClick);
  action();
  document.removeEventListener("click", onClick);
  return href;
}

/** A box in which something was typed and answered. */
async function search(answer: Partial<SearchResponse> = { query: "luna", results: results(3) }, props = {}) {
  render(<SearchBox id="box" {...props} />);
  act(() => box().focus());
  type("luna");
  await wait(typing);
  await calls[0]?.answer(answer);
}

describe("without script", () => {
  const html = renderToStaticMarkup(<SearchBox id="box" query="luna" />);

  it("is a form that leads to the results page, with the query in its field", () => {
    expect(html).toContain("<form");
    expect(html).toContain('action="/search-results"');
    expect(html).not.toContain("method=");
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="luna"/);
    // And no button that does nothing.
    expect(html.match(/<button[^>]*>/g)).toEqual([expect.stringContaining('type="submit"')]);
  });
});

describe("asking", () => {
  it("waits until the reader has stopped typing for 150 ms", async () => {
    render(<SearchBox id="box" />);
    type("lu");
    await wait(typing - 1);
    type("luna ai");
    await wait(typing - 1);
    expect(calls).toHaveLength(0);
    await wait(1);
    expect(calls.map(({ url }) => url)).toEqual(["/api/search?q=luna%20ai&limit=5"]);
  });

  it("asks nothing for an empty box, for spaces, or for what it held at first", async () => {
    render(<SearchBox id="box" query="luna" />);
    act(() => box().focus());
    await wait(typing);
    type("   ");
    await wait(typing);
    expect(calls).toHaveLength(0);
  });

  it("cancels a question when the next one comes, and never shows its late answer", async () => {
    render(<SearchBox id="box" />);
    type("lu");
    await wait(typing);
    type("luna");
    expect(calls[0]?.signal.aborted).toBe(true);
    await wait(typing);
    await calls[1]?.answer({ query: "luna", results: [result(1)] });
    await calls[0]?.answer({ query: "lu", results: [result(2)] });
    expect(options()).toEqual(["Luna part 1Blog · AI Tools"]);
  });

  it("asks for what was typed before the script was there", async () => {
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToStaticMarkup(<SearchBox id="box" />);
    box().value = "luna";
    box().focus();
    render(<SearchBox id="box" />, { container: host, hydrate: true });
    expect(box().value).toBe("luna");
    await wait(typing);
    expect(calls).toHaveLength(1);
    host.remove();
  });

  it("stays a plain form when there is no answer", async () => {
    render(<SearchBox id="box" />);
    type("luna");
    await wait(typing);
    await calls[0]?.fail();
    expect(options()).toEqual([]);
    expect(box()).toHaveAttribute("aria-expanded", "false");
    expect(box().value).toBe("luna");
  });

  it("says that nothing is found, and announces it", async () => {
    await search({ query: "luna", results: [] });
    expect(options()).toEqual([]);
    expect(screen.getByText("No results found matching your search", { selector: "p" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("No results found matching your search");
    press("Escape");
    expect(screen.queryByText("No results found matching your search")).toBeNull();
  });
});

describe("the suggestions", () => {
  it("are links under a box that says it has opened", async () => {
    await search();
    const [first] = choices();
    expect(first).toHaveAttribute("href", "/blog/part-1");
    expect(box()).toHaveAttribute("aria-expanded", "true");
    expect(box()).toHaveAttribute("aria-controls", screen.getByRole("listbox", { name: "Suggestions" }).id);
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toEqual([
      "3 suggestions. Use the arrow keys to choose.",
    ]);
  });

  it("end with all results when there are more than 5, by the first word of the top result's title", async () => {
    const [first = result(1), ...others] = results(5);
    await search({ query: "luna", total: 6, results: [{ ...first, title: "Lunar days" }, ...others] });
    const last = choices().at(-1);
    expect(last).toHaveTextContent("View all results");
    expect(last).toHaveAttribute("href", "/search-results?q=Lunar");
    type("luna a");
    await wait(typing);
    await calls[1]?.answer({ query: "luna a", total: 5, results: results(5) });
    expect(screen.queryByText("View all results")).toBeNull();
  });

  it("hide 200 ms after the box has lost the focus, and stay when it comes back in time", async () => {
    await search();
    act(() => box().blur());
    await wait(blur - 1);
    act(() => box().focus());
    await wait(blur);
    expect(options()).toHaveLength(3);
    act(() => box().blur());
    await wait(blur - 1);
    expect(options()).toHaveLength(3);
    await wait(1);
    expect(options()).toEqual([]);
  });
});

it("the quiet line is the first in the list, and reached by the arrow up, while the arrow down leads to the first result", async () => {
  await search();
  expect(screen.getAllByRole("option")[0]).toHaveTextContent(quiet);
  press("ArrowDown");
  expect(followed(() => press("Enter"))).toBe("/blog/part-1");
  press("ArrowUp");
  expect(followed(() => press("Enter"))).toBe("/helplines");
});

describe("before the results", () => {
  const app = { name: "Luna AI", url: "/reviews/luna", isReview: true };
  const fact = { text: "cheapest month $7.99", note: "Checked June 4, 2025", url: "/reviews/luna#plans" };
  const places = () => choices().map((one) => [one.textContent, one.getAttribute("href")]);

  it("are facts of the app that is named, with their day", async () => {
    await search({ query: "luna", results: results(1), apps: [{ ...app, facts: [fact] }] });
    expect(places()).toEqual([
      ["Luna AI: cheapest month $7.99Checked June 4, 2025", "/reviews/luna#plans"],
      ["Luna part 1Blog · AI Tools", "/blog/part-1"],
    ]);
    expect(screen.getByRole("status")).toHaveTextContent("2 suggestions. Use the arrow keys to choose.");
  });

  it("are the reviews of several apps without such facts, and where these are side by side", async () => {
    const apps = [
      { ...app, facts: [] },
      { name: "Orrin", url: "/reviews/compare?apps=orrin", isReview: false, facts: [] },
    ];
    await search({ query: "luna vs orrin", apps, comparison: { name: "Luna AI vs Orrin", url: "/both" } });
    expect(places()).toEqual([
      ["Luna AIOur review", "/reviews/luna"],
      ["OrrinWhat we know", "/reviews/compare?apps=orrin"],
      ["Luna AI vs OrrinCompare", "/both"],
    ]);
  });

  it("is what the results are for, where that was not typed", async () => {
    await search({ query: "lunna", meant: "luna", note: "No text contains “lunna”.", results: results(1) });
    const said = "No text contains “lunna”. Showing results for “luna”.";
    expect(screen.getByRole("group", { name: said })).toHaveTextContent("Luna part 1");
    expect(screen.getByRole("status")).toHaveTextContent(`${said} 1 suggestion. Use the arrow keys to choose.`);
  });
});

describe("helplines", () => {
  const way = (label: string, href: string, kind: "call" | "text" | "site" = "call") => ({ label, href, kind });
  const line = (name: string, ...ways: ReturnType<typeof way>[]) => ({ name, ways, notes: ["Day and night"] });
  const helplines = {
    title: "Someone to talk to, now",
    places: [
      {
        locales: "-US(-|$)",
        name: "United States",
        lines: [line("Lamp", way("Call 1", "tel:1"), way("lamp.example", "https://lamp.example/", "site"))],
      },
      { locales: "-DE(-|$)", name: "Germany", lines: [line("Licht", way("Call 2", "tel:2"))] },
      { locales: "-GB(-|$)", name: "United Kingdom", lines: [line("Kettle", way("Call 3", "tel:3"))] },
      { name: "Any country", lines: [line("All", way("all.example", "https://all.example/", "site"))] },
    ],
  };
  const speak = (...languages: string[]) => jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  const hrefs = () => choices().map((one) => one.getAttribute("href"));
  afterEach(() => jest.restoreAllMocks());

  it("come before everything else, those of the reader's own country first", async () => {
    speak("en-GB");
    await search({ query: "want to die", results: results(1), helplines, note: "No text contains it." });
    expect(hrefs()).toEqual(["tel:3", "https://all.example/", "/search-results?q=want%20to%20die", "/blog/part-1"]);
    expect(options()[0]).toBe("Call 3Kettle · Day and night · United Kingdom");
    expect(screen.getByRole("group", { name: "Someone to talk to, now" })).toHaveTextContent("Call 3");
    expect(screen.queryByText("No text contains it.")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Someone to talk to, now: helplines come first. 4 suggestions. Use the arrow keys to choose.",
    );
  });

  it("are those of the first countries where the browser names none of them", async () => {
    speak("en", "ja-JP");
    await search({ query: "want to die", results: [], helplines });
    expect(hrefs()).toEqual(["tel:1", "tel:2", "https://all.example/", "/search-results?q=want%20to%20die"]);
    expect(screen.getByText("No results found matching your search", { selector: "p" })).toBeVisible();
  });
});

describe("the keyboard", () => {
  const active = () =>
    document.getElementById(box().getAttribute("aria-activedescendant") ?? "none")?.getAttribute("href");

  it("moves through the options, around both ends, while the box keeps the focus", async () => {
    await search();
    expect(active()).toBeUndefined();
    // In the text, until an option is active.
    expect(press("Home")).toBe(true);
    for (const [key, href] of [
      ["ArrowDown", "/blog/part-1"],
      ["ArrowDown", "/blog/part-2"],
      ["End", "/helplines"],
      ["ArrowUp", "/blog/part-3"],
      ["ArrowDown", "/helplines"],
      ["ArrowDown", "/blog/part-1"],
      ["ArrowUp", "/helplines"],
      ["Home", "/blog/part-1"],
    ] as const) {
      expect(press(key)).toBe(false);
      expect([key, active()]).toEqual([key, href]);
      expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
    }
    expect(box()).toHaveFocus();
  });

  it("follows the active option with Enter, and leaves Enter to the form otherwise", async () => {
    await search();
    expect(press("Enter")).toBe(true);
    press("ArrowDown");
    press("ArrowDown");
    expect(followed(() => expect(press("Enter")).toBe(false))).toBe("/blog/part-2");
  });

  it("closes the suggestions with Escape and keeps what was typed; the down arrow opens them again", async () => {
    await search();
    expect(press("Escape")).toBe(false);
    expect([options(), box().value]).toEqual([[], "luna"]);
    expect(press("Escape")).toBe(true);
    press("ArrowDown");
    await wait(typing);
    await calls[1]?.answer({ query: "luna", results: results(2) });
    expect(options()).toHaveLength(2);
  });

  it("is left to an input method that is composing, and forgets the active option when the reader types on", async () => {
    await search();
    fireEvent.keyDown(box(), { key: "ArrowDown", isComposing: true });
    expect(active()).toBeUndefined();
    press("ArrowDown");
    expect(active()).toBeDefined();
    type("luna a");
    expect(active()).toBeUndefined();
  });
});

it("the clear button is there when there is something to clear, empties the box and gives it the focus", async () => {
  await search();
  const button = screen.getByRole("button", { name: "Clear the search" });
  act(() => box().blur());
  fireEvent.click(button);
  expect(box().value).toBe("");
  expect(box()).toHaveFocus();
  expect(options()).toEqual([]);
  expect(button).not.toBeInTheDocument();
  await wait(blur + typing);
  expect(calls).toHaveLength(1);
});

describe("sending", () => {
  const submit = () => {
    const form = box().form as HTMLFormElement;
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    act(() => form.dispatchEvent(event) as unknown as undefined);
    return !event.defaultPrevented;
  };

  it.each(["", "   ", "\t"])("does nothing with %j", (value) => {
    render(<SearchBox id="box" />);
    type(value);
    expect(submit()).toBe(false);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("sends the query trimmed", () => {
    render(<SearchBox id="box" />);
    type("  luna ai ");
    expect(submit()).toBe(true);
    expect(box().value).toBe("luna ai");
  });

  it("closes the suggestions and says that it is searching, until the reader comes back", async () => {
    await search();
    expect(submit()).toBe(true);
    expect(options()).toEqual([]);
    expect(screen.getByRole("status")).toHaveTextContent("Searching…");
    fireEvent(window, new Event("pageshow"));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
