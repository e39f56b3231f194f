import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { noticeLeaving } from "@/components/client/notice-leaving";
import { ExitOffer } from "@/components/offer/exit-offer";
import { linkTarget } from "../../helpers/link-target";
import { startReading } from "../../helpers/reading";

const texts = {
  heading: "Before you go",
  text: "Plans at up to 70% off.",
  label: "See the offer",
  dismiss: "No Thanks",
  offer: { text: "Up to 70% off", reason: "For a year paid at once." },
  target: linkTarget({ url: "https://partner.example/?utm_source=a&utm_medium=b", partnerName: "House Partner" }),
  disclosure: "We may earn a commission.",
};

const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  // jsdom knows the element, not how it opens.
  Object.assign(HTMLDialogElement.prototype, {
    showModal,
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
  showModal.mockClear();
  jest.useFakeTimers();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/blog");
  document.body.innerHTML = "";
});

afterEach(() => jest.useRealTimers());

function leave(clientY: number, init: MouseEventInit = {}) {
  fireEvent(document.documentElement, new MouseEvent("mouseleave", { clientY, ...init }));
}

const dialog = () => screen.queryByRole("dialog");
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function open() {
  const view = render(<ExitOffer {...texts} />);
  leave(0);
  return view;
}

describe("opening", () => {
  it.each([
    [-1, true],
    [20, true],
    [21, false],
  ])("pointer leaves at %i px: %s", (clientY, isOpen) => {
    render(<ExitOffer {...texts} />);
    leave(clientY);
    expect(dialog() !== null).toBe(isOpen);
    expect(sessionStorage.length).toBe(isOpen ? 1 : 0);
  });

  it("opens once per browser session, also on the next page", () => {
    const first = open();
    fireEvent.click(screen.getByRole("button", { name: "No Thanks" }));
    leave(0);
    expect(dialog()).toBeNull();
    first.unmount();
    open();
    expect(dialog()).toBeNull();
  });

  it("does not take a selection that ends above the page for leaving, and waits while another dialog is open", () => {
    const other = document.body.appendChild(document.createElement("dialog"));
    other.open = true;
    open();
    expect(screen.queryByText("Before you go")).toBeNull();
    other.open = false;
    leave(0, { buttons: 1 });
    expect(screen.queryByText("Before you go")).toBeNull();
    other.remove();
    leave(0);
    expect(screen.getByText("Before you go")).toBeInTheDocument();
  });

  it("stays away where the session cannot be remembered", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("closed", "SecurityError");
    });
    open();
    expect(dialog()).toBeNull();
  });
});

describe("before React is there", () => {
  const wake = jest.fn();
  beforeEach(() => {
    wake.mockClear();
    window.hasLeftThroughTop = false;
    window.addEventListener("wake-react", wake);
  });
  afterEach(() => window.removeEventListener("wake-react", wake));

  /** The page as the server renders it. */
  function read() {
    const page = document.body.appendChild(document.createElement("div"));
    page.innerHTML = renderToStaticMarkup(<ExitOffer {...texts} />);
    startReading(noticeLeaving);
    return page;
  }

  it("leaving through the top starts React, which opens the offer at once", () => {
    const container = read();
    leave(21);
    expect(wake).not.toHaveBeenCalled();
    leave(20);
    expect(wake).toHaveBeenCalledTimes(1);
    render(<ExitOffer {...texts} />, { container, hydrate: true });
    expect(dialog()).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "No Thanks" }));
    leave(0);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["where it has opened before", () => sessionStorage.setItem("exit-offer-opened-at", "1")],
    ["where the page has no offer", () => document.querySelector("[data-island=exit]")?.remove()],
  ])("starts nothing %s", (_, prepare) => {
    const container = read();
    prepare();
    leave(0);
    expect(wake).not.toHaveBeenCalled();
    container.remove();
  });
});

describe("closing", () => {
  it.each(["Close", "No Thanks"])("by the button %s", (name) => {
    open();
    fireEvent.click(screen.getByRole("button", { name }));
    expect(dialog()).toBeNull();
    // The countdown has stopped.
    expect(jest.getTimerCount()).toBe(0);
  });

  it("by the backdrop, but not by a press inside, nor by a drag out of it", () => {
    open();
    const panel = screen.getByText("Before you go");
    const backdrop = screen.getByRole("dialog");
    fireEvent.mouseDown(panel);
    fireEvent.click(panel);
    expect(dialog()).not.toBeNull();
    fireEvent.mouseDown(panel);
    fireEvent.click(backdrop);
    expect(dialog()).not.toBeNull();
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop);
    expect(dialog()).toBeNull();
  });

  it("by whatever else makes the browser close it, like Escape", () => {
    open();
    fireEvent(screen.getByRole("dialog"), new Event("close"));
    expect(dialog()).toBeNull();
  });
});

describe("countdown", () => {
  it("shows mm:ss and ticks each second, by the clock", () => {
    open();
    const timer = screen.getByRole("timer");
    expect(timer).toHaveTextContent("30:00");
    advance(1000);
    expect(timer).toHaveTextContent("29:59");
    advance(59_000);
    expect(timer).toHaveTextContent("29:00");
    jest.setSystemTime(Date.now() + 10 * 60_000);
    advance(1000);
    expect(timer).toHaveTextContent("18:59");
  });

  it("is read out neither each second nor before its end", () => {
    open();
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    expect(status).not.toContainElement(screen.getByRole("timer"));
    expect(screen.getByRole("timer").closest("[aria-live]")).toBeNull();
    advance(30 * 60_000);
    expect(status).toHaveTextContent("This offer has expired");
  });

  it("says at zero that it is over, and leads nowhere any more", () => {
    open();
    advance(30 * 60_000 - 1000);
    expect(screen.getByRole("timer")).toHaveTextContent("00:01");
    screen.getByRole("link", { name: /See the offer/ }).focus();
    advance(1000);
    // A keyboard reader stays inside when the link goes.
    expect(screen.getByRole("button", { name: "No Thanks" })).toHaveFocus();
    expect(screen.getByText("This offer has expired")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Offer Expired" })).toBeDisabled();
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.queryByRole("link", { name: /See the offer/ })).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("what the time runs out for", () => {
  const openUntil = (endsOn: string | undefined, now: string) => {
    jest.setSystemTime(new Date(now));
    render(<ExitOffer {...texts} offer={{ ...texts.offer, endsOn }} />);
    leave(0);
  };

  it("is the window alone where the partner names no end, and the words claim no more", () => {
    openUntil(undefined, "2025-07-31T12:00:00Z");
    expect(screen.getByRole("timer")).toHaveTextContent("Time left 30:00");
    expect(screen.getByRole("dialog")).toHaveTextContent("For a year paid at once.");
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(texts.text);
    advance(30 * 60_000);
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(/^This offer has expired/);
    expect(screen.getByRole("status")).toHaveTextContent("Only this window has closed.");
  });

  it("is the window while the offer lasts longer", () => {
    openUntil("2025-07-31", "2025-07-31T23:29:59Z");
    expect(screen.getByRole("dialog")).toHaveTextContent(/Until July 31, 2025\..*Time left 30:00/);
  });

  it("is the end of the offer where that comes first, to the second", () => {
    openUntil("2025-07-31", "2025-07-31T23:49:59Z");
    expect(screen.getByRole("timer")).toHaveTextContent("This offer ends in 10:01");
    advance(10 * 60_000 + 1000);
    expect(screen.getByRole("status")).toHaveTextContent(/^This offer has expired$/);
    expect(screen.getByRole("button", { name: "Offer Expired" })).toBeDisabled();
  });

  it("is nothing when the offer is over: a page that was made before does not open it", () => {
    openUntil("2025-07-31", "2025-08-01T00:00:00Z");
    expect(dialog()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("does not begin anew on another page after its end", () => {
    openUntil(undefined, "2025-07-31T12:00:00Z");
    advance(30 * 60_000);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    document.body.innerHTML = "";
    openUntil(undefined, "2025-07-31T18:00:00Z");
    expect(dialog()).toBeNull();
  });
});
