import { render, screen, within } from "@testing-library/react";
import { ClosingCta } from "@/components/offer/closing-cta";
import { OfferBlock } from "@/components/offer/offer-block";
import { linkTarget } from "../../helpers/link-target";

const target = linkTarget({ url: "https://partner.example/?utm_source=a&utm_medium=b", partnerName: "House Partner" });
const texts = {
  heading: "Try it",
  text: "For a week.",
  label: "Start",
  target,
  disclosure: "We may earn a commission.",
};

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
    expect(screen.getByText("Ad · Up to 70% off")).toBeInTheDocument();
    expect(screen.getByText("For a year paid at once. Until July 31, 2025.")).toBeInTheDocument();
    rerender(<OfferBlock {...texts} offer={{ ...offer, endsOn: undefined }} />);
    expect(screen.getByText("For a year paid at once.")).toBeInTheDocument();
    rerender(<OfferBlock {...texts} />);
    expect(screen.queryByText(/70% off/)).not.toBeInTheDocument();
    expect(screen.getByText("Ad")).toBeInTheDocument();
  });
});

it("ClosingCta has heading, link and disclosure, and a reader's words where there are some", () => {
  const { container, rerender } = render(<ClosingCta {...texts} />);
  expect(screen.getByRole("heading", { level: 2, name: "Try it" })).toBeInTheDocument();
  expectLinkWithDisclosure(container);
  expect(container.querySelector("blockquote")).toBeNull();
  rerender(<ClosingCta {...texts} quote={{ quote: "It is good.", name: "Reader D." }} />);
  expect(container.querySelector("blockquote")).toHaveTextContent("It is good.Reader D.");
});
