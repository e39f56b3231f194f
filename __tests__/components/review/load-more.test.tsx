import { fireEvent, render, screen } from "@testing-library/react";
import { loadMore } from "@/components/client/load-more";
import type { RankedCardData } from "@/components/review/ranked-card";
import { Ranking } from "@/components/review/ranking";
import { routes } from "@/lib/util/routes";
import { linkTarget } from "../../helpers/link-target";
import { startReading } from "../../helpers/reading";

const reviews = (total: number): RankedCardData[] =>
  Array.from({ length: total }, (_, index) => ({
    slug: `app-${index}`,
    title: `App ${index} Review`,
    appName: `App ${index}`,
    excerpt: "An app.",
    rank: index + 1,
    coverImage: "/images/cover.webp",
    coverAlt: "A cover",
    pros: [],
    cons: [],
    badges: [],
    screens: [],
    target: linkTarget({ url: "https://app.example/", partnerName: `App ${index}` }),
  }));

function show(total: number) {
  render(<Ranking feed={routes.rssFeed("reviews")} reviews={reviews(total)} disclosure="We may earn." />);
  startReading(loadMore);
}
const items = () => [...document.querySelectorAll<HTMLElement>("[data-ranking] > li")];
/** The style sheet hides what comes later until it is shown. */
const open = () => items().filter(({ dataset }) => dataset.later === undefined || dataset.shown !== undefined).length;
const more = () => screen.queryByRole("link", { name: "Load More Reviews" });

it.each([
  [1, [1]],
  [3, [3]],
  [4, [3, 4]],
  [5, [3, 5]],
  [8, [3, 5, 7, 8]],
])("of %i reviews opens %j, until the button goes", (total, steps) => {
  show(total);
  for (const [index, shown] of steps.entries()) {
    expect(open()).toBe(shown);
    const isLast = index === steps.length - 1;
    expect(more() === null).toBe(isLast);
    if (!isLast) fireEvent.click(more() ?? document.body);
  }
});

it("moves the focus to the first card that it opened", () => {
  show(8);
  fireEvent.click(more() ?? document.body);
  expect(screen.getByRole("link", { name: "App 3 Review" })).toHaveFocus();
});

it("leads to the whole list without script, and reports its press", () => {
  show(8);
  const link = more();
  expect(document.querySelector(link?.getAttribute("href") ?? "none")).not.toBeNull();
  expect(JSON.parse(link?.dataset.event ?? "")).toEqual({
    name: "click",
    label: "Load More Reviews",
    category: "Engagement",
  });
});
