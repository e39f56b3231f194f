import { readdirSync } from "node:fs";
import { render } from "@testing-library/react";
import { examples } from "@/app/dev/components/examples";
import ComponentGallery from "@/app/dev/components/page.dev";
import { mockSearchElement } from "../search/mock-search-element";

mockSearchElement();

it("shows every component of components/ui", () => {
  const files = readdirSync("components/ui").filter((name) => name.endsWith(".tsx"));
  const names = files.map((name) => name.replace(/(\.island)?\.tsx$/, ""));
  expect(examples.map(({ file }) => file).sort()).toEqual(names.sort());
});

describe("the gallery", () => {
  const show = () => render(<ComponentGallery />).container;

  it("draws each of them", () => {
    const container = show();
    for (const { file } of examples) expect(container.querySelector(`#${file}`)).not.toBeNull();
  });

  it("has no icon that assistive technology reads", () => {
    const icons = [...show().querySelectorAll("svg")];
    expect(icons.length).toBeGreaterThan(20);
    expect(icons.filter((icon) => !icon.closest("[aria-hidden=true]")).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it("names each section by its heading, and no two elements alike", () => {
    const container = show();
    for (const section of container.querySelectorAll("section[aria-labelledby]"))
      expect(section.querySelector(`#${section.getAttribute("aria-labelledby")}`)).toHaveTextContent(/\S/);
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
