import { createHash } from "node:crypto";
import { buildHashPolicy, buildNoncePolicy, emptyPolicy, formPolicy } from "@/lib/cache/security-policy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");

it("names each inline script once", () => {
  expect(scriptSources(buildHashPolicy(["one()", "one()", "two()"]))).toEqual(["'self'", hash("one()"), hash("two()")]);
});

it("never allows inline scripts as such, eval, foreign frames or foreign forms", () => {
  for (const policy of [buildHashPolicy(["a"]), buildNoncePolicy("abc"), emptyPolicy, formPolicy]) {
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/form-action '(self|none)'/);
  }
});

it("lets a nonce stand for the inline scripts of a page made for one request", () => {
  expect(scriptSources(buildNoncePolicy("r4nd"))).toEqual(["'self'", "'nonce-r4nd'"]);
});
