import { fireEvent, render, screen } from "@testing-library/react";
import { reportClicks } from "@/components/client/report-clicks";
import { reportDepth } from "@/components/client/report-depth";
import { AffiliateLink } from "@/components/offer/affiliate-link";
import { Button } from "@/components/ui/button";
import { affiliateClick } from "@/lib/offers/events";
import { linkTarget } from "../../helpers/link-target";
import { startReading } from "../../helpers/reading";
import "../../helpers/intersections";

const va = jest.fn();
const events = () => va.mock.calls.filter(([type]) => type === "event").map(([, event]) => event);

beforeEach(() => {
  document.body.innerHTML = "";
  va.mockClear();
  Object.assign(window, { va });
});

describe("presses", () => {
  beforeEach(() => startReading(reportClicks));

  it("reports a button by its label, wherever on it the press is", () => {
    render(
      <>
        <Button report="Subscribe">
          <b>Subscribe</b>
        </Button>
        <Button>Silent</Button>
      </>,
    );
    fireEvent.click(screen.getByText("Subscribe"));
    fireEvent.click(screen.getByText("Silent"));
    expect(events()).toEqual([{ name: "click", data: { label: "Subscribe", category: "Engagement" } }]);
  });

  it("reports Visit Website once, as a conversion with the rank", () => {
    const target = linkTarget({ url: "https://lark.example/", partnerName: "Lark AI" });
    render(
      <AffiliateLink placement="head" target={target} event={affiliateClick("Lark AI Review: The Quiet One", 3)}>
        Visit Website
      </AffiliateLink>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(events()).toEqual([
      { name: "affiliate_click", data: { label: "Visit Website: Lark AI Review", category: "Conversion", value: 3 } },
    ]);
  });

  it.each([
    [
      "an affiliate link",
      '<a data-affiliate="closing" href="https://go.lark.example/?a=1">Try it</a>',
      "Clicked: Try it",
      "https://go.lark.example/?a=1",
    ],
    ["a plain link to another site", '<a href="https://forum.example/x">The <em>forum</em></a>', "Clicked: The forum"],
    [
      "words for assistive technology",
      '<a href="https://forum.example/x">Go<span class="visually-hidden"> (new tab)</span></a>',
      "Clicked: Go",
    ],
    ["a picture", '<a href="https://forum.example/x" aria-label="Forum"><svg></svg></a>', "Clicked: Forum"],
  ])("reports the way out of the site: %s", (_, html, label, url = "https://forum.example/x") => {
    document.body.innerHTML = html;
    fireEvent.click(document.querySelector("a > *") ?? document.querySelector("a") ?? document);
    expect(events()).toEqual([{ name: "outbound_click", data: { label, category: "External Link", url } }]);
  });

  it("reports the middle button on a link, and not the right one", () => {
    render(<a href="https://forum.example/">Forum</a>);
    fireEvent(screen.getByRole("link"), new MouseEvent("auxclick", { bubbles: true, button: 2 }));
    expect(events()).toHaveLength(0);
    fireEvent(screen.getByRole("link"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
    expect(events()).toHaveLength(1);
  });

  it.each(['<a href="/reviews">Inside</a>', '<a href="#top">Inside</a>', '<a href="mailto:a@b.example">Mail</a>'])(
    "reports nothing, and throws nothing, for %s",
    (html) => {
      document.body.innerHTML = html;
      document.addEventListener("click", (event) => event.preventDefault(), { once: true });
      fireEvent.click(document.body.firstElementChild ?? document);
      expect(va).not.toHaveBeenCalled();
    },
  );
});

describe("scroll depth", () => {
  let height = 4000;
  function scrollTo(scrollY: number) {
    Object.assign(window, { scrollY, innerHeight: 800 });
    fireEvent.scroll(window);
    jest.runAllTimers();
  }
  const depth = { label: "90% Scroll Depth", category: "Scroll", nonInteraction: true };

  beforeEach(() => {
    jest.useFakeTimers();
    height = 4000;
    jest.spyOn(document.documentElement, "getBoundingClientRect").mockImplementation(() => {
      return new DOMRect(0, -window.scrollY, 600, height);
    });
    scrollTo(0);
  });
  afterEach(() => void jest.useRealTimers());

  it("is reported at 90 %, once per page visit", () => {
    startReading(reportDepth);
    scrollTo(2799);
    expect(events()).toEqual([]);
    scrollTo(2800);
    expect(events()).toEqual([{ name: "scroll_depth", data: depth }]);
    scrollTo(0);
    scrollTo(3200);
    expect(events()).toHaveLength(1);
  });

  it.each([
    ["fits on the screen, never", 800, 0, 0],
    ["nearly fits, once it has been moved", 850, 50, 1],
  ])("is reported of a page that %s", (_, pageHeight, scrollY, times) => {
    height = pageHeight;
    startReading(reportDepth);
    jest.runAllTimers();
    expect(events()).toEqual([]);
    scrollTo(scrollY);
    expect(events()).toHaveLength(times);
  });

  it("is reported to a reader who was there before the script, and again when the Back button brings the page back", () => {
    scrollTo(3200);
    startReading(reportDepth);
    jest.runAllTimers();
    expect(events()).toHaveLength(1);
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    scrollTo(3100);
    expect(events()).toHaveLength(2);
  });
});

it("sends nothing and says nothing where analytics is off", () => {
  Object.assign(window, { va: undefined });
  startReading(reportClicks, reportDepth);
  render(<Button report="Subscribe">Subscribe</Button>);
  fireEvent.click(screen.getByText("Subscribe"));
  expect(document.querySelectorAll("script")).toHaveLength(0);
  expect(window).not.toHaveProperty("vaq");
});
