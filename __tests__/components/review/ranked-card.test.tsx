import { render, screen, within } from "@testing-library/react";
import { RankedCard, type RankedCardData } from "@/components/review/ranked-card";
import { linkTarget } from "../../helpers/link-target";

function buildCard(rank: number, changes: Partial<RankedCardData> = {}): RankedCardData {
  return {
    slug: `app-${rank}-review`,
    title: `App ${rank} Review: What it is like`,
    appName: `App ${rank}`,
    excerpt: "What it is about.",
    rank,
    label: { label: `Label ${rank}`, reason: "Cheapest year." },
    coverImage: "/images/cover.webp",
    coverAlt: "A plain cover",
    score: { stars: 4.3, total: 43, of: 50 },
    pros: ["Pro 1", "Pro 2", "Pro 3", "Pro 4"],
    cons: ["Con 1", "Con 2", "Con 3"],
    screens: [],
    badges: [],
    target: linkTarget({ url: "https://app.example/?utm_source=a", partnerName: `App ${rank}` }),
    ...changes,
  };
}

const card = (rank: number, changes?: Partial<RankedCardData>) => (
  <RankedCard placement="ranked-1" review={buildCard(rank, changes)} disclosure="We may earn a commission." />
);
const renderCard = (...of: Parameters<typeof card>) => render(card(...of));

const items = (heading: string) =>
  within(screen.getByRole("heading", { name: heading }).parentElement as HTMLElement)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("shows the label that it has earned, and what earned it", () => {
  const { rerender } = renderCard(2);
  expect(screen.getByText("Label 2")).toHaveTextContent(/^Label 2$/);
  expect(screen.getByText("Cheapest year.")).toBeInTheDocument();
  rerender(card(2, { label: { label: "Good" } }));
  expect(screen.getByText("Good")).toBeInTheDocument();
  expect(screen.queryByText(/^Cheapest year/)).not.toBeInTheDocument();
});

it("says its rank, its points and what a year costs once; without a test neither rank nor points nor label", () => {
  const { container, rerender } = renderCard(2, { year: "$62.40 a year" });
  expect(container).toHaveTextContent(/Rank 2\s*43\.0 of 50.*\$62\.40 a year/);
  expect(container.textContent?.match(/43\.0|4\.3|Rank/g)).toEqual(["Rank", "43.0"]);
  rerender(card(2, { rank: undefined, score: undefined, label: undefined }));
  expect(container).not.toHaveTextContent(/Rank|of 50|Label/);
});

it("shows the first 3 pros and the first 2 cons", () => {
  renderCard(1);
  expect(items("Pros")).toEqual(["Pro 1", "Pro 2", "Pro 3"]);
  expect(items("Cons")).toEqual(["Con 1", "Con 2"]);
});

it("leads to the app, reports the press with its rank, and says how it is paid", () => {
  renderCard(2);
  const link = screen.getByRole("link", { name: "Visit Website (opens in a new tab)" });
  expect(link).toHaveAttribute("href", "https://app.example/?utm_source=a");
  expect(JSON.parse(link.dataset.event ?? "")).toEqual({
    name: "affiliate_click",
    label: "Visit Website: App 2 Review",
    category: "Conversion",
    value: 2,
  });
  expect(screen.getByText(/We may earn a commission\./)).toBeInTheDocument();
});

it("leads to the app's own site alone, and sells nothing, where the app pays nothing", () => {
  renderCard(2, {
    website: "https://app.example/",
    target: linkTarget({ url: "https://house.example/", partnerName: "House Partner" }),
  });
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["App 2 Review", "/reviews/app-2-review"],
    ["Read the review of App 2", "/reviews/app-2-review"],
    [expect.stringContaining("Visit App 2"), "https://app.example/"],
  ]);
  expect(screen.queryByText(/commission|House Partner/)).not.toBeInTheDocument();
});
