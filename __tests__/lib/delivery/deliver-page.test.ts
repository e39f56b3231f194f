import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deliverPage } from "@/lib/delivery/deliver-page";
import { flightDataOf } from "../../helpers/flight-data";

const html = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");

const rscData = Buffer.from(flightDataOf(html));

describe("deliverPage", () => {
  it("defers the scripts and adds the policy, beside the headers that are there", () => {
    const page = deliverPage({ html, rscData, headers: { "x-next-cache-tags": "a" } }, { defersScripts: true });
    expect(page.html).toContain('id="deferred-scripts"');
    expect(page.headers).toMatchObject({
      "x-next-cache-tags": "a",
      "content-security-policy": expect.stringContaining("sha256-"),
    });
  });

  it("does nothing to a page that has been through it", () => {
    const once = deliverPage({ html, rscData }, { defersScripts: true });
    expect(deliverPage(once, { defersScripts: true })).toBe(once);
  });

  it("leaves the scripts when told to, under a policy that names each of them", () => {
    const page = deliverPage({ html }, { defersScripts: false });
    expect(page.html).toBe(html);
    const inline = html.match(/<script(?: id="_R_"| type="speculationrules")?>/g) ?? [];
    expect(page.headers?.["content-security-policy"]?.toString().match(/sha256-/g)).toHaveLength(inline.length);
  });

  it("serves a page of another shape as it is, still under a policy", () => {
    const other = "<html><body><script>go()</script></body></html>";
    const page = deliverPage({ html: other }, { defersScripts: true });
    expect(page.html).toBe(other);
    expect(page.headers?.["content-security-policy"]).toContain("sha256-");
  });
});
