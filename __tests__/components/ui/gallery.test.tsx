import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { render } from "@testing-library/react";
import axe from "axe-core";
import { examples } from "@/app/dev/components/examples";
import ComponentGallery from "@/app/dev/components/page.dev";
import { siteExamples } from "@/app/dev/components/site-examples";
import { currentSite } from "@/lib/content/site/current-site";
import { mockSearchElement } from "../search/mock-search-element";

mockSearchElement();

const nameOf = (path: string) => path.replace(/(\.island)?\.tsx$/, "");
const files = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));

/** A component, and those that it is made of. */
function withParts(name: string, seen = new Set<string>()): Set<string> {
  const file = files.find((one) => nameOf(one) === name);
  if (!file || seen.has(name)) return seen;
  seen.add(name);
  for (const [, path = ""] of readFileSync(join("components", file), "utf8").matchAll(/ from "(\.[^"]+)"/g))
    withParts(join(dirname(file), path.replace(/\.island$/, "")), seen);
  return seen;
}

/** What is around every page, the gallery too, and what nobody sees. */
const isElsewhere =
  /^(?:layout|client|seo|analytics)\/|^(?:offer\/exit-offer|review\/scroll-to-top|search\/(?:header-search|search-overlay))/;

it("shows every component, on its own or in what it is a part of", async () => {
  const shown = [...examples, ...(await siteExamples(currentSite()))].map(({ file }) => file);
  const parts = new Set(shown.flatMap((name) => [...withParts(name)]));
  expect(files.map(nameOf).filter((name) => !isElsewhere.test(name) && !parts.has(name))).toEqual([]);
  expect(shown.filter((name) => !files.map(nameOf).includes(name))).toEqual([]);
});

it("draws each of them", async () => {
  const { container } = render(await ComponentGallery());
  for (const { file } of [...examples, ...(await siteExamples(currentSite()))])
    expect(container.querySelector(`#gallery-${file.replace("/", "-")}`)).not.toBeNull();
});

it("has looks with which axe finds nothing wrong without a screen", async () => {
  // They are in no page. Colors need a screen: the audits of pages see them.
  const rules = Object.fromEntries(["region", "color-contrast"].map((id) => [id, { enabled: false }]));
  const { container } = render(examples.map(({ file, variants }) => <div key={file}>{variants}</div>));
  const { violations } = await axe.run(container, { resultTypes: ["violations"], rules });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  const icons = [...container.querySelectorAll("svg")];
  expect(icons.filter((icon) => !icon.closest("[aria-hidden=true]")).map(({ outerHTML }) => outerHTML)).toEqual([]);
});
