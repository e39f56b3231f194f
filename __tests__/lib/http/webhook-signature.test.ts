import { createHmac } from "node:crypto";
import { isSignedByHost } from "@/lib/http/webhook-signature";

const secret = "It's a Secret to Everybody";
const body = new TextEncoder().encode('{"ref":"refs/heads/main"}');
const hex = createHmac("sha256", secret).update(body).digest("hex");

function isSigned(headers: Record<string, string>, changes: { secret?: string; body?: Uint8Array } = {}) {
  return isSignedByHost(changes.secret ?? secret, { body, ...changes, headers: new Headers(headers) });
}

const hosts: Record<string, Record<string, string>> = {
  GitHub: { "x-hub-signature-256": `sha256=${hex}`, "x-hub-signature": "sha1=0123" },
  "Gitea and Forgejo": { "x-hub-signature-256": `sha256=${hex}`, "x-gitea-signature": hex },
  "GitLab with a secret token": { "x-gitlab-token": secret },
};

describe.each(Object.entries(hosts))("a request of %s", (name, headers) => {
  it("is accepted with the right secret, and no other", () => {
    expect(isSigned(headers)).toBe(true);
    expect(isSigned(headers, { secret: "Everybody's secret" })).toBe(false);
  });

  it("is refused with another body, unless its host signs none", () => {
    expect(isSigned(headers, { body: Uint8Array.of(1) })).toBe(name === "GitLab with a secret token");
  });

  it("is refused with a shortened signature", () => {
    const [header = ""] = Object.keys(headers).filter((one) => /signature|token/.test(one));
    expect(isSigned({ ...headers, [header]: (headers[header] ?? "").slice(0, -4) })).toBe(false);
    expect(isSigned({ ...headers, [header]: "" })).toBe(false);
  });
});

it("refuses what is not signed, and does not let a good signature make up for a wrong one", () => {
  expect(isSigned({})).toBe(false);
  expect(isSigned({ "x-hub-signature-256": "sha256=00", "x-gitlab-token": secret })).toBe(false);
  expect(isSigned({ "x-hub-signature-256": hex })).toBe(false);
});

it("takes the signature of GitHub's documentation, of bytes that are no text too, and none that is altered", () => {
  const documented = new TextEncoder().encode("Hello, World!");
  const header = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
  const check = (given: string) => isSigned({ "x-hub-signature-256": given }, { body: documented });
  expect(check(header)).toBe(true);
  for (const altered of [
    header.replace("sha256", "sha1"),
    header.slice(7),
    `${header}00`,
    header.replace(/7$/, "8"),
    header.replace("=7", "=8"),
  ])
    expect(check(altered)).toBe(false);
  const bytes = Uint8Array.of(0xff, 0x00, 0xfe);
  const signed = `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`;
  expect(isSigned({ "x-hub-signature-256": signed }, { body: bytes })).toBe(true);
  const asText = new TextEncoder().encode(new TextDecoder().decode(bytes));
  expect(isSigned({ "x-hub-signature-256": signed }, { body: asText })).toBe(false);
});
