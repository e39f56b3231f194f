import { render } from "@testing-library/react";
import { Meter } from "@/components/ui/meter";

describe("Meter", () => {
  it.each([
    { value: 4.5, max: 5, width: "90%", text: "Design4.5 of 5" },
    { value: 5, max: 5, width: "100%", text: "Design5.0 of 5" },
    { value: 0, max: 5, width: "0%", text: "Design0.0 of 5" },
    { value: 9.5, max: 10, width: "95%", text: "Design9.5 of 10" },
  ])("is $width wide for $value of $max", ({ value, max, width, text }) => {
    const { container } = render(<Meter label="Design" value={value} max={max} />);
    expect(container.querySelector(".meter-bar")).toHaveStyle({ width });
    expect(container).toHaveTextContent(text);
  });

  it("leaves the bar to the eyes: the figure is read once", () => {
    const { container } = render(<Meter label="Design" value={4} max={5} />);
    expect(container.querySelector(".meter-track")).toHaveAttribute("aria-hidden", "true");
  });
});
