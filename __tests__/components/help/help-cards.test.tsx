import { render, screen } from "@testing-library/react";
import { HelpCards } from "@/components/help/help-cards";

it("leads to the editors and to the forum, without an opener and not as an affiliate link", () => {
  const contact = { heading: "Not answered?", text: "Ask.", label: "Write to us" };
  const community = {
    heading: "Others know",
    text: "A forum.",
    label: "Visit the forum",
    url: "https://forum.example/",
  };
  render(<HelpCards contact={contact} community={community} />);
  expect(screen.getByText("Contact").nextElementSibling).toHaveTextContent("Not answered?");
  expect(screen.getByText("Community").nextElementSibling).toHaveTextContent("Others know");
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
  const forum = screen.getByRole("link", { name: /Visit the forum/ });
  expect(forum).toHaveAttribute("href", "https://forum.example/");
  expect(forum).toHaveAttribute("rel", "noopener");
  expect(forum).not.toHaveAttribute("data-affiliate");
});
