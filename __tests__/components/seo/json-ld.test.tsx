import { render } from "@testing-library/react";
import type { Graph } from "schema-dts";
import { JsonLd } from "@/components/seo/json-ld";

const thing = (name: string): Graph => ({ "@context": "https://schema.org", "@graph": [{ "@type": "Thing", name }] });

const printed = (name: string) => render(<JsonLd data={thing(name)} />).container.innerHTML;

it("reads back as what was put in", () => {
  const data = thing('A "name" with \\ </script> <!-- & é  💬');
  const { container } = render(<JsonLd data={data} />);
  const script = container.querySelector("script");
  expect(script).toHaveAttribute("type", "application/ld+json");
  expect(JSON.parse(script?.textContent ?? "")).toEqual(data);
});

it.each(["</script><script>alert(1)</script>", "</SCRIPT >", "<!--<script>"])("cannot be ended by %j", (name) => {
  const html = printed(name);
  expect(html.match(/</g)).toHaveLength(2);
  expect(html).toContain("\\u003c");
  // What a browser makes of the page: one script element, with nothing after it.
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("script")).toHaveLength(1);
  expect(page.body.textContent?.replace(page.querySelector("script")?.textContent ?? "", "")).toBe("");
});

it("leaves ampersands in addresses as they are", () => {
  expect(printed("https://partner.example/?a=1&b=2")).toContain("?a=1&b=2");
});
