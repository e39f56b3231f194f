import { renderToStaticMarkup } from "react-dom/server";
import { AnalyticsScripts } from "@/components/analytics/analytics-scripts";
import { pageViewScript } from "@/lib/offers/page-view-script";

type Queue = { va?: unknown; vaq?: unknown[] };
const queue = window as Queue;

const run = () => new Function(pageViewScript)();
const pageShow = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

beforeEach(() => {
  queue.va = undefined;
  queue.vaq = undefined;
  Object.defineProperty(document, "prerendering", { value: false, configurable: true });
  window.history.replaceState(null, "", "/blog/page/2?from=mail#part");
});

const view = ["pageview", { path: "/blog/page/2" }];

it("puts our own count before the provider's script, whose count is off", () => {
  expect(renderToStaticMarkup(<AnalyticsScripts />)).toBe(
    `<script>${pageViewScript}</script><script defer="" src="/_vercel/insights/script.js" data-disable-auto-track="1"></script>`,
  );
});

it("counts a page made ahead of a click when the reader comes to it", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  run();
  expect(queue.vaq).toBeUndefined();
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(queue.vaq).toEqual([view]);
});

it("counts a document once, with its path, and again when the Back button brings it back, with the provider's script by then", () => {
  run();
  pageShow(false);
  expect(queue.vaq).toEqual([view]);
  const provider = jest.fn();
  queue.va = provider;
  pageShow(true);
  expect(provider.mock.calls).toContainEqual(view);
});

describe("leaving", () => {
  const sendBeacon = jest.fn<boolean, [string, Blob]>();
  const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));
  const textOf = (blob: Blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(JSON.parse(String(reader.result)));
      reader.readAsText(blob);
    });

  beforeEach(() => {
    Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon.mockClear(), configurable: true });
  });

  it("before the provider's script is there sends what is queued, once", async () => {
    run();
    (queue.va as (...call: unknown[]) => void)("event", { name: "click", data: { label: "Like" } });
    leave();
    leave();
    expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual([
      "/_vercel/insights/view",
      "/_vercel/insights/event",
    ]);
    const [view, event] = await Promise.all(sendBeacon.mock.calls.map(([, body]) => textOf(body)));
    const page = { o: "http://localhost/blog/page/2?from=mail#part", ts: expect.any(Number), r: "" };
    expect(view).toEqual(page);
    expect(event).toEqual({ ...page, en: "click", ed: { label: "Like" } });
  });

  it("after that leaves it to the provider's script", () => {
    run();
    queue.va = jest.fn();
    leave();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
