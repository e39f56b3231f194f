import { render, screen } from "@testing-library/react";
import { Avatar } from "@/components/ui/avatar";
import { Picture } from "@/components/ui/picture";

const source = { src: "/media/cover-0123456789ab.webp", alt: "A plain cover", width: 1200, height: 675, sizes: "92vw" };

describe("Picture", () => {
  it("keeps its place, comes in several sizes and waits until it is near", () => {
    render(<Picture {...source} />);
    const image = screen.getByRole("img", { name: "A plain cover" });
    expect(image).toHaveAttribute("width", "1200");
    expect(image).toHaveAttribute("height", "675");
    expect(image).toHaveAttribute("sizes", "92vw");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image.getAttribute("srcset")?.split(",").length).toBeGreaterThan(1);
    expect(image).not.toHaveAttribute("style");
  });

  it("comes as AVIF, or as WebP where the browser does not know that", () => {
    const { container } = render(<Picture {...source} />);
    const [better] = container.querySelectorAll("picture > source");
    expect(better).toHaveAttribute("type", "image/avif");
    expect(better).toHaveAttribute("sizes", "92vw");
    expect(better?.getAttribute("srcset")).toMatch(/^\/media\/cover-0123456789ab-256\.avif 256w, .*-1200\.avif 1200w$/);
    expect(screen.getByRole("img").getAttribute("srcset")).toMatch(/-640\.webp 640w/);
  });

  it("is fetched first where it is the one above the fold", () => {
    render(<Picture {...source} priority />);
    const image = screen.getByRole("img");
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
    // Before the page's text is read, and only by browsers that will show it.
    const preload = document.head.querySelector('link[rel="preload"][as="image"]');
    expect(preload).toHaveAttribute("type", "image/avif");
    expect(preload).toHaveAttribute("imagesizes", "92vw");
  });
});

it("Avatar says nothing where the name stands beside it, else who it is", () => {
  const { container } = render(<Avatar src="/images/person.webp" size={48} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
  render(<Avatar src="/images/person.webp" size={48} alt="A portrait of Ada" />);
  expect(screen.getByRole("img", { name: "A portrait of Ada" })).toHaveAttribute("height", "48");
});
