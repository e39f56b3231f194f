import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqList } from "@/components/ui/faq-list";
import { FaqSection } from "@/components/ui/faq-section";
import { asSafeHtml } from "@/lib/text/safe-html";

const items = [
  { question: "Is it free?", answerHtml: asSafeHtml("<p>For <em>seven</em> days.</p>") },
  { question: "Is it safe?", answerHtml: asSafeHtml("<p>Read on.</p>") },
];

const details = () => screen.getAllByRole("group") as HTMLDetailsElement[];

describe("FaqList", () => {
  it("with a name, is one group of the browser with the first answer open", () => {
    render(<FaqList items={items} name="faq" />);
    expect(details().map(({ open }) => open)).toEqual([true, false]);
    expect(details().map((item) => item.getAttribute("name"))).toEqual(["faq", "faq"]);
    expect(screen.getByText("seven")).toBeVisible();
    expect(screen.getByText("Read on.")).not.toBeVisible();
  });

  it("without a name, begins closed and lets each open for itself", async () => {
    render(<FaqList items={items} />);
    expect(details().map(({ open }) => open)).toEqual([false, false]);
    expect(details().some((item) => item.hasAttribute("name"))).toBe(false);
    await userEvent.click(screen.getByText("Is it free?"));
    await userEvent.click(screen.getByText("Is it safe?"));
    expect(details().map(({ open }) => open)).toEqual([true, true]);
  });
});

describe("FaqSection", () => {
  it("shows the questions under a heading", () => {
    render(<FaqSection id="questions" title="Questions" items={items} oneAtATime />);
    expect(screen.getByRole("region", { name: "Questions" })).toBeInTheDocument();
    expect(details()[0]).toHaveAttribute("name", "questions");
  });

  it("is not there without questions", () => {
    expect(render(<FaqSection id="questions" title="Questions" items={[]} />).container).toBeEmptyDOMElement();
  });
});
