import { readdirSync } from "node:fs";
import { render } from "@testing-library/react";
import { examples } from "@/app/dev/components/examples";
import ComponentGallery from "@/app/dev/components/page.dev";
import { mockSearchElement } from "../search/mock-search-element";

mockSearchElement();

it("shows every component of components/ui", () => {
  const files = readdirSync("components/ui").filter((name) => name.endsWith(".tsx"));
  expect(examples.map(({ file }) => `${file}.tsx`).sort()).toEqual(files.sort());
});

it("draws each of them", () => {
  const { container } = render(<ComponentGallery />);
  for (const { file } of examples) expect(container.querySelector(`#${file}`)).not.toBeNull();
});
