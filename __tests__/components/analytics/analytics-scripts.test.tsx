import { renderToStaticMarkup } from "react-dom/server";
import { AnalyticsScripts } from "@/components/analytics/analytics-scripts";
import { pageViewScript } from "@/lib/analytics/page-view-script";

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

it("counts a document once, with its path", () => {
  run();
  pageShow(false);
  expect(queue.vaq).toEqual([view]);
});

it("counts a page made ahead of a click when the reader comes to it", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  run();
  expect(queue.vaq).toBeUndefined();
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(queue.vaq).toEqual([view]);
});

it("counts again when the Back button brings the page back, with the provider's script by then", () => {
  run();
  const provider = jest.fn();
  queue.va = provider;
  pageShow(true);
  expect(provider.mock.calls).toContainEqual(view);
});
