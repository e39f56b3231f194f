import { render } from "@testing-library/react";
import { ScoreBar } from "@/components/ui/score-bar";

describe("ScoreBar", () => {
  it.each([
    { value: 4.5, scale: 5 as const, width: "90%", text: "Design4.5/5" },
    { value: 5, scale: 5 as const, width: "100%", text: "Design5.0/5" },
    { value: 0, scale: 5 as const, width: "0%", text: "Design0.0/5" },
    { value: 9.5, scale: 10 as const, width: "95%", text: "Design9.5/10" },
  ])("is $width wide for $value of $scale", ({ value, scale, width, text }) => {
    const { container } = render(<ScoreBar label="Design" value={value} scale={scale} />);
    expect(container.querySelector(".fill")).toHaveStyle({ width });
    expect(container).toHaveTextContent(text);
  });

  it("leaves the bar to the eyes: the figure is read once", () => {
    const { container } = render(<ScoreBar label="Design" value={4} scale={5} />);
    expect(container.querySelector(".track")).toHaveAttribute("aria-hidden", "true");
  });
});
