import { render, screen } from "@testing-library/react";
import { SiteFooter } from "@/components/layout/site-footer";
import { asSafeHtml } from "@/lib/text/body-types";

type Shown = { ratingLine?: { text: string; mark?: "Not proved" }; operator?: string };

function renderFooter({ ratingLine, operator }: Shown = {}) {
  return render(
    <SiteFooter
      name="Almanac"
      mark={["M2 2h20v20H2Z"]}
      blurb="Reviews for adults."
      ratingLine={ratingLine}
      disclaimerHtml={asSafeHtml("<p>Some links pay us.</p>")}
      pages={[]}
      tools={[]}
      legal={[]}
      social={[]}
      newsletter={undefined}
      operator={operator === undefined ? undefined : { name: operator, address: "1 Lane, Town" }}
    />,
  );
}

it("states the rating while its claim may be shown, and leads to what proves it where nothing does", () => {
  const text = "4.9/5 from 2,000+ reviews";
  const { unmount } = renderFooter({ ratingLine: { text } });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "How we know" })).not.toBeInTheDocument();
  unmount();
  const unproved = renderFooter({ ratingLine: { text, mark: "Not proved" } });
  expect(screen.getByRole("link", { name: "How we know" })).toHaveAttribute("href", "/how-we-know");
  unproved.unmount();
  expect(renderFooter().container).not.toHaveTextContent("reviews");
});

it("names who runs the site where that is said", () => {
  const { unmount } = renderFooter({ operator: "Almanac Press" });
  expect(screen.getByText("Published by Almanac Press, 1 Lane, Town.")).toBeVisible();
  unmount();
  renderFooter();
  expect(screen.queryByText(/Published by/)).not.toBeInTheDocument();
});
