import { render, screen } from "@testing-library/react";
import { LegalText } from "@/components/legal/legal-text";
import { asSafeHtml } from "@/lib/text/safe-html";

const body = {
  html: asSafeHtml(
    '<p>These are the terms.</p><h2 id="who-we-are">Who we are</h2><p>We.</p><h2 id="changes">Changes</h2><p>Some.</p>',
  ),
  toc: [
    { id: "who-we-are", text: "Who we are" },
    { id: "changes", text: "Changes" },
  ],
};

const days = { effective: "2025-06-28", updated: "2025-07-04" };

function renderPage() {
  return render(<LegalText label="Legal" title="Terms of Use" {...days} body={body} />);
}

describe("LegalText", () => {
  it("has its label, one title, and the stored days in words", () => {
    renderPage();
    expect(screen.getByText("Legal")).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      "Terms of Use",
    ]);
    expect(screen.getByText("June 28, 2025")).toHaveAttribute("datetime", "2025-06-28");
    expect(screen.getByText("July 4, 2025")).toHaveAttribute("datetime", "2025-07-04");
  });

  it("links each section of the text from its contents", () => {
    const { container } = renderPage();
    const links = [...container.querySelectorAll<HTMLAnchorElement>("[data-toc] a")];
    expect(links.map(({ textContent }) => textContent)).toEqual(["Who we are", "Changes"]);
    for (const { hash } of links) expect(container.querySelector(`h2${hash}`)).toBeInTheDocument();
  });
});
