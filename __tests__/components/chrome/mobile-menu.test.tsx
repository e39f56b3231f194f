import { fireEvent, render, screen } from "@testing-library/react";
import { MobileMenu } from "@/components/chrome/mobile-menu";

// jsdom has no popovers.
const hidePopover = jest.fn();

function show() {
  Object.assign(HTMLElement.prototype, { hidePopover });
  hidePopover.mockClear();
  return render(
    <MobileMenu
      navigation={[
        { label: "Reviews", href: "/reviews" },
        { label: "Part", href: "#part" },
      ]}
      ctaLabel="Visit"
      target={{ url: "https://partner.example/", partnerName: "Partner" }}
      disclosure="Partner"
    />,
  );
}

it.each(["pagehide", "hashchange", "popstate"])("closes on %s", (type) => {
  const { unmount } = show();
  fireEvent(window, new Event(type));
  expect(hidePopover).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent(window, new Event(type));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it("closes on a link to a place of this page, also when the reader is there already", () => {
  show();
  fireEvent.click(screen.getByRole("link", { name: "Part" }));
  expect(hidePopover).toHaveBeenCalled();
});

it("stays open for what opens a new tab", () => {
  show();
  const link = screen.getByRole("link", { name: /Visit/ });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(hidePopover).not.toHaveBeenCalled();
});
