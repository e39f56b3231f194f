import { render } from "@testing-library/react";
import { Stars, starShare } from "@/components/ui/stars";

const shares = (rating: number) => [0, 1, 2, 3, 4].map((index) => starShare(rating, index));

describe("starShare", () => {
  it.each([
    [0, [0, 0, 0, 0, 0]],
    [0.1, [0.1, 0, 0, 0, 0]],
    [3, [1, 1, 1, 0, 0]],
    [3.5, [1, 1, 1, 0.5, 0]],
    [4.3, [1, 1, 1, 1, 0.3]],
    [4.9, [1, 1, 1, 1, 0.9]],
    [5, [1, 1, 1, 1, 1]],
  ])("fills the stars of %d by %j", (rating, expected) => {
    expect(shares(rating)).toEqual(expected);
  });
});

describe("Stars", () => {
  it("says the figure with one decimal, out of 5", () => {
    const { container } = render(<Stars rating={4} />);
    expect(spoken(container)).toBe("Rated 4.0 out of 5");
    expect(spoken(render(<Stars rating={4.3} />).container)).toBe("Rated 4.3 out of 5");
  });

  it("draws five stars, and clips the one with a fraction", () => {
    const { container } = render(<Stars rating={3.5} />);
    expect(container.querySelectorAll("svg")).toHaveLength(5);
    const filled = [...container.querySelectorAll<SVGPathElement>(".stars-full")];
    expect(filled.map(({ style }) => style.clipPath)).toEqual(["", "", "", "inset(0 50% 0 0)"]);
  });
});

/** What assistive technology reads. */
function spoken(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent ?? "";
}
