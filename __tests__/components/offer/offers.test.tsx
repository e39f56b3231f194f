import { render, screen } from "@testing-library/react";
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

it("OfferBlock states the offer while it lasts", () => {
  const offer = { text: "Up to 70% off", reason: "For a year paid at once.", endsOn: "2025-07-31" };
  const { rerender } = render(<OfferBlock {...texts} offer={offer} />);
  expect(screen.getByText("Up to 70% off. For a year paid at once. Until July 31, 2025.")).toBeInTheDocument();
  expect(screen.getByText("For a week.")).toBeInTheDocument();
  rerender(<OfferBlock {...texts} offer={{ ...offer, endsOn: undefined }} />);
  expect(screen.getByText("Up to 70% off. For a year paid at once.")).toBeInTheDocument();
  rerender(<OfferBlock {...texts} />);
  expect(screen.queryByText(/70% off/)).not.toBeInTheDocument();
  expect(screen.getByText("Ad · House Partner")).toBeInTheDocument();
});

it("OfferBlock says in a sidebar what the offer is, and no words of the block in the text again", () => {
  const offer = { text: "Up to 70% off", reason: "For a year paid at once." };
  render(<OfferBlock {...texts} offer={offer} variant="card" />);
  expect(screen.getByText("Up to 70% off")).toBeInTheDocument();
  expect(screen.getByText("For a year paid at once.")).toBeInTheDocument();
  expect(screen.queryByText("For a week.")).not.toBeInTheDocument();
});
