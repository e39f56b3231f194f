import { render, screen, within } from "@testing-library/react";
import { InShort } from "@/components/review/in-short";
import { asSafeHtml } from "@/lib/text/safe-html";

const props = {
  verdictHtml: asSafeHtml("<p>Worth a <em>month</em>.</p>"),
  pros: ["Clear prices", "Good memory", "Fast", "Calm"],
  cons: ["No export", "Web only", "Costly"],
};

describe("InShort", () => {
  it("has the rest of the verdict, and all pros and cons", () => {
    render(<InShort {...props} />);
    const box = within(screen.getByRole("region", { name: "Pros and cons" }));
    expect(box.getByText("month")).toBeInTheDocument();
    expect(box.getByRole("heading", { level: 3, name: "Pros" })).toBeInTheDocument();
    expect(box.getByRole("heading", { level: 3, name: "Cons" })).toBeInTheDocument();
    expect(box.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([...props.pros, ...props.cons]);
  });

  it("folds the editor's note, where there is one", () => {
    const { container, rerender } = render(<InShort {...props} />);
    expect(container.querySelector("details")).toBeNull();
    rerender(<InShort {...props} editorNoteHtml={asSafeHtml("<p>It pays us.</p>")} />);
    expect(screen.getByRole("group")).toHaveTextContent("Editor’s NoteIt pays us.");
  });
});
