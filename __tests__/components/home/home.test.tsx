import { render, screen, within } from "@testing-library/react";
import { Pricing } from "@/components/home/pricing";
import { Testimonials } from "@/components/home/testimonials";
import { TopApps } from "@/components/home/top-apps";
import { linkTarget } from "../../helpers/link-target";

const target = linkTarget({
  url: "https://partner.example/?utm_source=a&utm_medium=affiliate",
  partnerName: "Partner",
});
const offer = { target, disclosure: "We may earn a commission." };

describe("Pricing", () => {
  const plan = { price: "$9.99", period: "per month", description: "A plan." };
  const items = [
    { ...plan, name: "Basic", popular: false, features: [{ text: "Lower price", included: false }] },
    {
      ...plan,
      name: "Premium",
      popular: true,
      popularLabel: "Most popular",
      saving: "25% off",
      features: [{ text: "Lower price", included: true }],
    },
  ];

  const cardOf = (name: string) => screen.getByRole("heading", { name }).closest("li");

  it("marks the popular plan, and says in words what is included", () => {
    render(<Pricing heading="Plans" intro="Prices." label="Start" items={items} {...offer} />);
    expect(cardOf("Premium")).toHaveTextContent("Most popular");
    expect(cardOf("Premium")).toHaveTextContent("$9.9925% offper month");
    expect(cardOf("Premium")).toHaveTextContent("Included: Lower price");
    expect(cardOf("Basic")).not.toHaveTextContent("Most popular");
    expect(cardOf("Basic")).toHaveTextContent("Not included: Lower price");
  });

  it("says whose figure a saving is, where ours is another", () => {
    const saving = { ...items[0], saving: "25% off", savingNote: "The partner's figure; by our own sum 23%." };
    render(<Pricing heading="Plans" intro="Prices." label="Start" items={[saving as (typeof items)[0]]} {...offer} />);
    expect(screen.getByText("25% off").closest("li")).toHaveTextContent("The partner's figure; by our own sum 23%.");
  });
});

it("TopApps pictures the first app alone, and says what a year costs, or that nobody knows", () => {
  const points = { total: 40, of: 50 };
  const apps = [
    { slug: "fern", name: "Fern", label: "Best for talk", points, year: "$62.40" },
    { slug: "moss", name: "Moss", points },
  ];
  render(<TopApps heading="The top" cover={{ src: "/images/fern.webp", alt: "Fern's album" }} apps={apps} />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(within(first as HTMLElement).getByAltText("Fern's album")).toBeVisible();
  expect(first).toHaveTextContent("FernBest for talk$62.40 a year");
  expect(within(second as HTMLElement).queryByAltText("Fern's album")).not.toBeInTheDocument();
  expect(second).toHaveTextContent("MossA year’s price is not known");
});

it("Testimonials show who wrote, when, and how many stars, and the note that they are samples, or a footnote", () => {
  const by = { name: "Reader A.", role: "Sample letter", avatarUrl: "/images/people/a.webp", date: "2025-06-09" };
  const items = [{ ...by, quote: "It helped.", rating: 4, mark: "Sample" }];
  const { rerender } = render(<Testimonials heading="Letters" note="These are samples." items={items} />);
  expect(screen.getByText("These are samples.")).toBeVisible();
  expect(screen.getByRole("figure")).toHaveTextContent(
    "Rated 4.0 out of /5It helped.Reader A.Sample letter, June 9, 2025",
  );
  expect(screen.queryByText(/^Placeholders; see/)).not.toBeInTheDocument();
  rerender(<Testimonials heading="Letters" items={items} />);
  expect(screen.getByText(/^Placeholders; see/)).toBeVisible();
});
