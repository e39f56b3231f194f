import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReaderActions } from "@/components/article/reader-actions";
import { keepMarks } from "@/components/client/reader-marks";
import { sharePages } from "@/components/client/share-page";
import { leavePage, startReading } from "../../helpers/reading";

function show() {
  const view = render(<ReaderActions path="/blog/a" title="A title" />);
  startReading(keepMarks, sharePages);
  return view;
}
const button = (name: string) => screen.getByRole("button", { name });
const setNavigator = (part: Partial<Record<"share" | "clipboard", unknown>>) => {
  for (const [key, value] of Object.entries(part)) Object.defineProperty(navigator, key, { value, configurable: true });
};

beforeEach(() => {
  localStorage.clear();
  setNavigator({ share: undefined, clipboard: undefined });
  window.history.replaceState(null, "", "/blog/a?utm_source=mail#part");
});

describe("Like and Save", () => {
  it.each(["Like", "Save"])("%s keeps its name and says its state once", (name) => {
    show();
    expect(button(name)).toHaveAttribute("aria-pressed", "false");
    fireEvent.click(button(name));
    expect(button(name)).toHaveAttribute("aria-pressed", "true");
    expect(button(name)).toHaveTextContent(new RegExp(`^${name}$`));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    fireEvent.click(button(name));
    expect(button(name)).toHaveAttribute("aria-pressed", "false");
  });

  it("stay for the next visit, each for itself and for its page", () => {
    const { unmount } = show();
    fireEvent.click(button("Save"));
    unmount();
    leavePage();
    const again = show();
    expect(button("Save")).toHaveAttribute("aria-pressed", "true");
    expect(button("Like")).toHaveAttribute("aria-pressed", "false");
    again.unmount();
    render(<ReaderActions path="/blog/b" title="Another" />);
    expect(button("Save")).toHaveAttribute("aria-pressed", "false");
  });

  it("work for the visit where storage is closed", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("closed", "SecurityError");
      });
    }
    show();
    fireEvent.click(button("Like"));
    expect(button("Like")).toHaveAttribute("aria-pressed", "true");
    fireEvent.click(button("Like"));
    expect(button("Like")).toHaveAttribute("aria-pressed", "false");
  });
});

describe("Share", () => {
  const url = "http://localhost/blog/a";
  const user = userEvent.setup();

  it("opens the device's sheet with the page's own address", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    setNavigator({ share });
    show();
    await user.click(button("Share"));
    expect(share).toHaveBeenCalledWith({ title: "A title", url });
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("says nothing when the reader closes the sheet", async () => {
    const writeText = jest.fn();
    setNavigator({ share: jest.fn().mockRejectedValue(new DOMException("", "AbortError")), clipboard: { writeText } });
    show();
    await user.click(button("Share"));
    expect([screen.getByRole("status").textContent, writeText.mock.calls]).toEqual(["", []]);
  });

  it.each([undefined, jest.fn().mockRejectedValue(new DOMException("no", "NotAllowedError"))])(
    "copies the address without a sheet, or when it fails",
    async (share) => {
      const writeText = jest.fn().mockResolvedValue(undefined);
      setNavigator({ share, clipboard: { writeText } });
      show();
      await user.click(button("Share"));
      expect(writeText).toHaveBeenCalledWith(url);
      expect(await screen.findByText("Link copied")).toBeInTheDocument();
    },
  );

  it("shows the address where nothing can be copied", async () => {
    setNavigator({ clipboard: undefined });
    show();
    await user.click(button("Share"));
    expect(await screen.findByText(`Copy this link: ${url}`)).toBeInTheDocument();
  });
});
