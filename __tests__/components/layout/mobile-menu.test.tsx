import { fireEvent, render, screen } from "@testing-library/react";
import { closePopovers } from "@/components/client/close-popovers";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { linkTarget } from "../../helpers/link-target";
import { startReading } from "../../helpers/reading";

// jsdom has no popovers.
const hidePopover = jest.fn();

function show() {
  Object.assign(HTMLElement.prototype, { hidePopover });
  hidePopover.mockClear();
  render(
    <MobileMenu
      navigation={[
        { label: "Reviews", href: "/reviews" },
        { label: "Part", href: "#part" },
      ]}
      more={[{ label: "Find", href: "/reviews/find" }]}
      ctaLabel="Visit"
      target={linkTarget({ url: "https://partner.example/", partnerName: "Partner" })}
      disclosure="Partner"
    />,
  );
  startReading(closePopovers);
}

it.each(["pagehide", "hashchange", "popstate"])("closes on %s", (type) => {
  show();
  fireEvent(window, new Event(type));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it("closes on a link to a place of this page, also when the reader is there already", () => {
  show();
  fireEvent.click(screen.getByRole("link", { name: "Part" }));
  expect(hidePopover).toHaveBeenCalled();
});

it("says that it is a dialog, and that the page behind it cannot be used", () => {
  show();
  expect(screen.getByRole("dialog", { name: "Menu" })).toHaveAttribute("aria-modal", "true");
});

it("has the partner after all links of the site", () => {
  show();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    ...["Reviews", "Part", "Find"],
    expect.stringContaining("Visit"),
  ]);
});

it("stays open for what opens a new tab", () => {
  show();
  const link = screen.getByRole("link", { name: /Visit/ });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(hidePopover).not.toHaveBeenCalled();
});
