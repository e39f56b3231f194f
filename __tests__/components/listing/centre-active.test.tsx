import { render } from "@testing-library/react";
import { centreActive } from "@/components/client/centre-active";
import { CategoryPills } from "@/components/listing/category-pills";
import { startReading } from "../../helpers/reading";

const pills = ["blog", "guides", "tools"].map((slug) => ({ slug, name: slug, count: 1 }));

/** A row from 20 to 320 px; the active pill, 80 px wide, stands at `left`. */
function layOut(left: number, scrollLeft = 0) {
  let moved = scrollLeft;
  jest.spyOn(Element.prototype, "scrollLeft", "get").mockImplementation(() => moved);
  jest.spyOn(Element.prototype, "scrollLeft", "set").mockImplementation((value: number) => {
    moved = value;
  });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.tagName === "UL" ? new DOMRect(20, 0, 300, 60) : new DOMRect(left, 0, 80, 44);
  });
  return () => moved;
}

it.each([
  ["beyond the edge", 500, 370],
  ["that can be seen already", 200, 70],
])("puts an active category %s into the middle of its row", (_, left, expected) => {
  const scrolled = layOut(left);
  const scrollPage = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  render(<CategoryPills pills={pills} active="tools" />);
  startReading(centreActive);
  expect(scrolled()).toBe(expected);
  expect(scrollPage).not.toHaveBeenCalled();
});

it("leaves a row that the reader has moved", () => {
  const scrolled = layOut(500, 60);
  render(<CategoryPills pills={pills} active="tools" />);
  startReading(centreActive);
  expect(scrolled()).toBe(60);
});

it("does nothing without an active category", () => {
  const scrolled = layOut(500);
  render(<CategoryPills pills={pills} active="none" />);
  startReading(centreActive);
  expect(scrolled()).toBe(0);
});
