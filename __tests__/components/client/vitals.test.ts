import type { Metric } from "web-vitals";

type Send = (metric: Pick<Metric, "name" | "value">) => void;

/** What the page has asked to be told of, by the name of the vital. */
const watched = new Map<string, Send>();
jest.mock("web-vitals", () =>
  Object.fromEntries(
    ["CLS", "FCP", "INP", "LCP", "TTFB"].map((name) => [`on${name}`, (send: Send) => watched.set(name, send)]),
  ),
);

const sendBeacon = jest.fn((_address: string, _body: string) => true);
Object.assign(navigator, { sendBeacon });

/** Opens a page of which this share is measured, and runs its script. */
function visit(address: string, share = "1"): void {
  watched.clear();
  sendBeacon.mockClear();
  history.pushState({}, "", address);
  document.body.innerHTML = `<script data-vitals-share="${share}"></script>`;
  jest.isolateModules(() => void require("@/components/client/vitals"));
}

it("sends each vital of a page to the site, without the query", () => {
  visit("/search-results?q=very+private");
  expect([...watched.keys()].sort()).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB"]);
  watched.get("LCP")?.({ name: "LCP", value: 812 });
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body = ""] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe("/api/vitals");
  expect(JSON.parse(body)).toEqual({ name: "LCP", value: 812, path: "/search-results" });
});

it.each(["/preview/blog/a-draft?until=2025-06-28&signature=x", "/preview/reviews/lark-ai-review"])(
  "measures nothing on a page that only editors see: %s",
  (address) => {
    visit(address);
    expect([...watched.keys()]).toEqual([]);
  },
);

it("measures a page whose name only begins like that of previews", () => {
  visit("/previews-of-apps");
  expect(watched.size).toBe(5);
});

it("measures the share of page views that the site asks for", () => {
  visit("/reviews", "0");
  expect(watched.size).toBe(0);
  jest.spyOn(Math, "random").mockReturnValue(0.3);
  visit("/reviews", "0.25");
  expect(watched.size).toBe(0);
  visit("/reviews", "0.5");
  expect(watched.size).toBe(5);
});
