import { render, screen } from "@testing-library/react";
import { HelpCategory } from "@/components/help/help-category";
import { HelpSearch } from "@/components/help/help-search";

const page = (
  <>
    <HelpSearch />
    <HelpCategory
      icon="scale"
      title="Plans and refunds"
      text="What a year costs."
      articleCount={8}
      href="/guides"
      topics={[
        { label: "Cancel a plan", href: "/blog/cancel" },
        { label: "Read a receipt", href: "/blog/receipt" },
      ]}
    />
    <HelpCategory
      icon="shield"
      title="Privacy"
      text="What an app keeps."
      articleCount={1}
      href="/blog/privacy"
      topics={[{ label: "Delete your chats", href: "/blog/delete" }]}
    />
  </>
);

const box = () => screen.getByRole("searchbox", { name: "Search topics and questions" });
const topics = () =>
  screen.queryAllByRole("link", { name: /plan|receipt|chats/ }).map(({ textContent }) => textContent);

it("shows every topic, and the stated count of articles, and searches the whole site", () => {
  render(page);
  expect(topics()).toEqual(["Cancel a plan", "Read a receipt", "Delete your chats"]);
  expect(screen.getByText("8 articles")).toBeVisible();
  expect(screen.getByText("1 article")).toBeVisible();
  expect(box()).toHaveAttribute("name", "q");
  expect(box().closest("form")).toHaveAttribute("action", "/search-results");
});
