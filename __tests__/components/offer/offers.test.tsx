import { render, screen, within } from "@testing-library/react";
import { findClickEvent } from "@/components/client/click-event";
import { AffiliateLink } from "@/components/offer/affiliate-link";
import { ClosingCta } from "@/components/offer/closing-cta";
import { DisclosureLine } from "@/components/offer/disclosure-line";
import { OfferBlock } from "@/components/offer/offer-block";
import { affiliateClick } from "@/lib/offers/events";
import { linkTarget } from "../../helpers/link-target";

const target = linkTarget({ url: "https://partner.example/?utm_source=a&utm_medium=b", partnerName: "House Partner" });
const texts = {
  heading: "Try it",
  text: "For a week.",
  label: "Start",
  target,
  disclosure: "We may earn a commission.",
};

describe("AffiliateLink", () => {
  it("opens a new tab without an opener, is marked as sponsored, and says so to everyone", () => {
    render(
      <AffiliateLink placement="hero" target={target}>
        Visit
      </AffiliateLink>,
    );
    const link = screen.getByRole("link", { name: "Visit (opens in a new tab)" });
    expect(link).toHaveAttribute("href", target.url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "sponsored noopener");
    expect(link).toHaveAttribute("data-affiliate");
  });

  it("reports an outbound click with its own words, or the event that it is given", () => {
    const { rerender } = render(
      <AffiliateLink placement="hero" target={target}>
        Visit
      </AffiliateLink>,
    );
    expect(findClickEvent(screen.getByRole("link"))).toEqual({
      name: "outbound_click",
      label: "Clicked: Visit",
      category: "External Link",
      url: target.url,
    });
    rerender(
      <AffiliateLink placement="hero" target={target} event={affiliateClick("Lark AI Review: Quiet", 2)}>
        Visit
      </AffiliateLink>,
    );
    expect(JSON.parse(screen.getByRole("link").dataset.event ?? "")).toEqual({
      name: "affiliate_click",
      label: "Visit Website: Lark AI Review",
      category: "Conversion",
      value: 2,
    });
  });
});

describe("DisclosureLine", () => {
  it("leads to the whole disclosure", () => {
    const { container } = render(<DisclosureLine text="We may earn a commission." />);
    expect(container).toHaveTextContent("We may earn a commission. How we are paid · How we know");
    expect(screen.getByRole("link", { name: "How we are paid" })).toHaveAttribute("href", "/affiliate-disclosure");
    expect(screen.getByRole("link", { name: "How we know" })).toHaveAttribute("href", "/how-we-know");
    expect(container.querySelector("[data-disclosure]")).not.toBeNull();
  });
});

/** Every block with an affiliate link has one, and the disclosure with it. */
function expectLinkWithDisclosure(container: HTMLElement) {
  const link = within(container).getByRole("link", { name: "Start (opens in a new tab)" });
  expect(link).toHaveAttribute("href", target.url);
  expect(container.querySelector("[data-disclosure]")).toHaveTextContent("We may earn a commission.");
}

describe("OfferBlock", () => {
  it("is named as the partner's, with its link and its disclosure", () => {
    const { container } = render(<OfferBlock {...texts} />);
    expect(screen.getByRole("complementary", { name: "Partner offer: House Partner" })).toHaveTextContent("Try it");
    expectLinkWithDisclosure(container);
  });

  it("states the offer while it lasts", () => {
    const offer = { text: "Up to 70% off", reason: "For a year paid at once.", endsOn: "2025-07-31" };
    const { rerender } = render(<OfferBlock {...texts} offer={offer} />);
    expect(screen.getByText("Partner offer · Up to 70% off")).toBeInTheDocument();
    expect(screen.getByText("For a year paid at once. Until July 31, 2025.")).toBeInTheDocument();
    rerender(<OfferBlock {...texts} offer={{ ...offer, endsOn: undefined }} />);
    expect(screen.getByText("For a year paid at once.")).toBeInTheDocument();
    rerender(<OfferBlock {...texts} />);
    expect(screen.queryByText(/70% off/)).not.toBeInTheDocument();
    expect(screen.getByText("From our partner")).toBeInTheDocument();
  });
});

describe("ClosingCta", () => {
  it("has heading, link and disclosure, and a reader's words where there are some", () => {
    const { container, rerender } = render(<ClosingCta {...texts} />);
    expect(screen.getByRole("heading", { level: 2, name: "Try it" })).toBeInTheDocument();
    expectLinkWithDisclosure(container);
    expect(container.querySelector("blockquote")).toBeNull();
    rerender(<ClosingCta {...texts} quote={{ quote: "It is good.", name: "Reader D." }} />);
    expect(container.querySelector("blockquote")).toHaveTextContent("It is good.Reader D.");
  });

  it("closes a page from edge to edge, or a text as a box", () => {
    const { container, rerender } = render(<ClosingCta {...texts} />);
    expect(container.querySelector(".container")).not.toBeNull();
    rerender(<ClosingCta {...texts} variant="box" />);
    expect(container.querySelector(".container")).toBeNull();
  });
});
