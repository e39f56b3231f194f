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

it("names who runs the site where that is said", () => {
  const { unmount } = renderFooter({ operator: "Almanac Press" });
  expect(screen.getByText("Published by Almanac Press, 1 Lane, Town.")).toBeVisible();
  unmount();
  renderFooter();
  expect(screen.queryByText(/Published by/)).not.toBeInTheDocument();
});
