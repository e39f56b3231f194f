import { render, screen, within } from "@testing-library/react";
import { InShort } from "@/components/review/in-short";
import { asSafeHtml } from "@/lib/text/safe-html";

const props = {
  pros: ["Clear prices", "Good memory", "Fast", "Calm"],
  cons: ["No export", "Web only", "Costly"],
};

describe("InShort", () => {
  it("has all pros and cons", () => {
    render(<InShort {...props} />);
    const box = within(screen.getByRole("region", { name: "Pros and cons" }));
    expect(box.getByRole("heading", { level: 3, name: "Pros" })).toBeInTheDocument();
    expect(box.getByRole("heading", { level: 3, name: "Cons" })).toBeInTheDocument();
    expect(box.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([...props.pros, ...props.cons]);
  });

  it("shows the editor's note without a press, where there is one", () => {
    const { rerender } = render(<InShort {...props} />);
    expect(screen.queryByRole("note")).not.toBeInTheDocument();
    rerender(<InShort {...props} editorNoteHtml={asSafeHtml("<p>It pays us.</p>")} />);
    const note = screen.getByRole("note");
    expect(note).toHaveTextContent("Editor’s NoteIt pays us.");
    expect(note.closest("details")).toBeNull();
  });
});
