import { fireEvent, render, screen } from "@testing-library/react";
import { usePathname, useSearchParams } from "next/navigation";
import { PageEvents } from "@/components/analytics/page-events";
import { AffiliateLink } from "@/components/offer/affiliate-link";
import { Button } from "@/components/ui/button";
import { affiliateClick } from "@/lib/analytics/events";
import { linkTarget } from "../../helpers/link-target";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useSearchParams: jest.fn() }));

const va = jest.fn();
const events = () => va.mock.calls.filter(([type]) => type === "event").map(([, event]) => event);
const views = () => va.mock.calls.filter(([type]) => type === "pageview").map(([, view]) => view);

function goTo(address: string) {
  window.history.replaceState(null, "", address);
  jest.mocked(usePathname).mockReturnValue(window.location.pathname);
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams(window.location.search) as never);
}

beforeEach(() => {
  va.mockClear();
  Object.assign(window, { va });
  goTo("/blog");
});

describe("presses", () => {
  it("reports a button with its label, its category and its value", () => {
    render(
      <>
        <PageEvents />
        <Button report={{ label: "Subscribe" }}>Subscribe</Button>
        <Button report={{ label: "More", category: "Reviews", value: 2 }}>
          <b>More</b>
        </Button>
        <Button>Silent</Button>
      </>,
    );
    fireEvent.click(screen.getByText("Subscribe"));
    fireEvent.click(screen.getByText("More"));
    fireEvent.click(screen.getByText("Silent"));
    expect(events()).toEqual([
      { name: "click", data: { label: "Subscribe", category: "Engagement" } },
      { name: "click", data: { label: "More", category: "Reviews", value: 2 } },
    ]);
  });

  it("reports Visit Website once, as a conversion with the rank", () => {
    const target = linkTarget({ url: "https://lark.example/", partnerName: "Lark AI" });
    render(
      <>
        <PageEvents />
        <AffiliateLink placement="head" target={target} event={affiliateClick("Lark AI Review: The Quiet One", 3)}>
          Visit Website
        </AffiliateLink>
      </>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(events()).toEqual([
      { name: "affiliate_click", data: { label: "Visit Website: Lark AI Review", category: "Conversion", value: 3 } },
    ]);
  });

  it("reports an affiliate link also where it leads by way of this site", () => {
    const target = linkTarget({ exit: "go" });
    render(
      <>
        <PageEvents />
        <AffiliateLink placement="closing" target={target}>
          Try it
        </AffiliateLink>
      </>,
    );
    fireEvent.click(screen.getByRole("link"));
    const data = {
      label: "Clicked: Try it",
      category: "External Link",
      url: "http://localhost/go/house/closing/home",
    };
    expect(events()).toEqual([{ name: "outbound_click", data }]);
  });

  it.each([
    ["a plain link to another site", '<a href="https://forum.example/x">The <em>forum</em></a>', "Clicked: The forum"],
    [
      "words for assistive technology",
      '<a href="https://forum.example/x">Go<span class="visually-hidden"> (new tab)</span></a>',
      "Clicked: Go",
    ],
    ["a picture", '<a href="https://forum.example/x" aria-label="Forum"><svg></svg></a>', "Clicked: Forum"],
    ["a broken event attribute", '<a href="https://forum.example/x" data-event="{oops">Forum</a>', "Clicked: Forum"],
  ])("reports the way out of the site: %s", (_, html, label) => {
    render(<PageEvents />);
    const holder = document.body.appendChild(document.createElement("p"));
    holder.innerHTML = html;
    fireEvent.click(holder.querySelector("a > *") ?? holder.querySelector("a") ?? holder);
    expect(events()).toEqual([
      { name: "outbound_click", data: { label, category: "External Link", url: "https://forum.example/x" } },
    ]);
    holder.remove();
  });

  it("reports the middle button on a link, and not the right one", () => {
    render(
      <>
        <PageEvents />
        <a href="https://forum.example/">Forum</a>
      </>,
    );
    fireEvent(screen.getByRole("link"), new MouseEvent("auxclick", { bubbles: true, button: 2 }));
    expect(events()).toHaveLength(0);
    fireEvent(screen.getByRole("link"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
    expect(events()).toHaveLength(1);
  });

  it.each([
    '<a href="/reviews">Inside</a>',
    '<a href="#top">Inside</a>',
    '<a href="mailto:a@b.example">Mail</a>',
    '<button data-event="null">Odd</button>',
    '<button data-event=\'{"name":"boom","label":"x","category":"y"}\'>Odd</button>',
    '<button data-event="[1">Odd</button>',
  ])("reports nothing, and throws nothing, for %s", (html) => {
    render(<PageEvents />);
    const holder = document.body.appendChild(document.createElement("p"));
    holder.innerHTML = html;
    holder.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(holder.firstElementChild ?? holder);
    expect(va).not.toHaveBeenCalled();
    holder.remove();
  });

  it("stops with the page", () => {
    const { unmount } = render(<PageEvents />);
    unmount();
    document.body.innerHTML = '<a href="https://forum.example/">Forum</a>';
    fireEvent.click(document.querySelector("a") ?? document.body);
    expect(va).not.toHaveBeenCalled();
  });
});

describe("scroll depth", () => {
  function scrollTo(scrollY: number) {
    Object.assign(window, { scrollY, innerHeight: 800 });
    Object.defineProperty(document.documentElement, "scrollHeight", { value: 4000, configurable: true });
    fireEvent.scroll(window);
  }
  const depth = { label: "90% Scroll Depth", category: "Scroll", nonInteraction: true };

  beforeEach(() => scrollTo(0));

  it("is reported at 90 %, once per page visit", () => {
    render(<PageEvents />);
    scrollTo(2799);
    expect(events()).toEqual([]);
    scrollTo(2800);
    expect(events()).toEqual([{ name: "scroll_depth", data: depth }]);
    scrollTo(0);
    scrollTo(3200);
    expect(events()).toHaveLength(1);
  });

  it("is reported to a reader who was there before the script", () => {
    scrollTo(3200);
    render(<PageEvents />);
    expect(events()).toHaveLength(1);
  });

  it("is reported again when the Back button brings the page back, and on another path", () => {
    const { rerender } = render(<PageEvents />);
    scrollTo(3200);
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    scrollTo(3100);
    expect(events()).toHaveLength(2);
    scrollTo(0);
    goTo("/reviews");
    rerender(<PageEvents />);
    scrollTo(3200);
    expect(events()).toHaveLength(3);
  });
});

describe("page views", () => {
  it("are counted when the path or the query changes; not for the document itself, nor for a hash", () => {
    const { rerender } = render(<PageEvents />);
    expect(views()).toEqual([]);
    for (const address of ["/blog#part", "/search-results?q=a", "/search-results?q=b", "/search-results?q=b#x"]) {
      goTo(address);
      rerender(<PageEvents />);
    }
    expect(views()).toEqual([{ path: "/search-results" }, { path: "/search-results" }]);
  });
});

it("sends nothing and says nothing where analytics is off", () => {
  Object.assign(window, { va: undefined });
  render(
    <>
      <PageEvents />
      <Button report={{ label: "Subscribe" }}>Subscribe</Button>
    </>,
  );
  fireEvent.click(screen.getByText("Subscribe"));
  goTo("/reviews");
  expect(document.querySelectorAll("script")).toHaveLength(0);
  expect(window).not.toHaveProperty("vaq");
});
