import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HelpCategory } from "@/components/help/help-category";
import { HelpSearch } from "@/components/help/help-search.island";
import { FaqSection } from "@/components/ui/faq-section";
import { asSafeHtml } from "@/lib/text/body-types";

const page = (
  <>
    <HelpSearch contactLabel="Write to the editors" />
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
    <div data-help-group="Popular questions">
      <FaqSection
        id="popular"
        title="Popular questions"
        items={[{ question: "May I pay later?", answerHtml: asSafeHtml("<p>Some apps send a receipt first.</p>") }]}
      />
    </div>
  </>
);

const box = () => screen.getByRole("searchbox", { name: "Search topics and questions" });
const topics = () =>
  screen.queryAllByRole("link", { name: /plan|receipt|chats/ }).map(({ textContent }) => textContent);

it("shows every topic, and the stated count of articles, before anything is typed", () => {
  render(page);
  expect(topics()).toEqual(["Cancel a plan", "Read a receipt", "Delete your chats"]);
  expect(screen.getByText("8 articles")).toBeVisible();
  expect(screen.getByText("1 article")).toBeVisible();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  // Without script, the form searches the whole site.
  expect(box()).toHaveAttribute("name", "q");
  expect(box().closest("form")).toHaveAttribute("action", "/search-results");
});

it("keeps what holds the words, in topics and in answers, whatever the case", async () => {
  render(page);
  await userEvent.type(box(), "  RECEIPT ");
  expect(topics()).toEqual(["Read a receipt"]);
  expect(screen.getByText("May I pay later?")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Privacy" })).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("2 matches below");
});

it("compares as the site's search does, and keeps all of a category whose name holds the words", async () => {
  render(page);
  await userEvent.type(box(), "Dele\u0301t\u00ade  your\u200b");
  expect(topics()).toEqual(["Delete your chats"]);
  await userEvent.clear(box());
  await userEvent.type(box(), "refunds");
  expect(topics()).toEqual(["Cancel a plan", "Read a receipt"]);
});

it("says so when nothing is found and offers the way to the editors, then shows all again", async () => {
  render(page);
  await userEvent.type(box(), "zebra");
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("No matching topics or questions.");
  expect(within(status).getByRole("link", { name: "Write to the editors" })).toHaveAttribute("href", "/contact");
  expect(topics()).toEqual([]);
  await userEvent.clear(box());
  expect(topics()).toHaveLength(3);
  expect(status).toBeEmptyDOMElement();
});

it("filters by what was typed before its script arrived", () => {
  const first = render(page);
  const html = first.container.innerHTML;
  first.unmount();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  within(container).getByRole<HTMLInputElement>("searchbox").value = "chats";
  render(page, { container, hydrate: true });
  expect(topics()).toEqual(["Delete your chats"]);
});
