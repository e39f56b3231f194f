import { render, screen } from "@testing-library/react";
import { SourceList } from "@/components/article/source-list";

const source = { title: "A law", by: "A parliament", url: "https://law.example/1" };

describe("SourceList", () => {
  it("links each source, with who published it and when somebody looked", () => {
    render(<SourceList sources={[{ ...source, checkedOn: "2025-07-02" }]} />);
    expect(screen.getByRole("region", { name: "Sources" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "A law (opens in a new tab)" })).toHaveAttribute("href", source.url);
    expect(screen.getByRole("listitem")).toHaveTextContent("A parliament, checked July 2, 2025");
    expect(screen.queryByText(/not been looked at/)).not.toBeInTheDocument();
  });

  it("says that nobody has looked where there is no day", () => {
    render(<SourceList sources={[source]} />);
    expect(screen.getByRole("listitem")).toHaveTextContent(/A parliament$/);
    expect(screen.getByText(/have not been checked yet/)).toBeInTheDocument();
  });

  it("is not there without any", () => {
    expect(render(<SourceList sources={[]} />).container).toBeEmptyDOMElement();
  });
});
