import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CriteriaGrid } from "@/components/review/criteria-grid";

const chat = { icon: "chat" as const, title: "Chat", description: "How it talks.", score: 10, extraDetail: false };
const exportCriterion = {
  ...chat,
  title: "Export",
  description: "What you can take along.",
  score: 4,
  extraDetail: true,
};

describe("CriteriaGrid", () => {
  it("keeps extra detail folded until it is asked for, and folds it again", async () => {
    render(<CriteriaGrid items={[exportCriterion, chat]} />);
    expect(screen.getByText("How it talks.")).toBeVisible();
    expect(screen.getByText("What you can take along.")).not.toBeVisible();
    await userEvent.click(screen.getByText("Show All Criteria"));
    expect(screen.getByText("What you can take along.")).toBeVisible();
    await userEvent.click(screen.getByText("Show Less"));
    expect(screen.getByText("What you can take along.")).not.toBeVisible();
    expect(screen.getByText("How it talks.")).toBeVisible();
  });

  it("has no toggle when there is nothing to unfold", () => {
    render(<CriteriaGrid items={[chat]} />);
    expect(screen.queryByText("Show All Criteria")).not.toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent("ChatWeight: 10 of 10How it talks.");
  });
});
