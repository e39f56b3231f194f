import { createHmac } from "node:crypto";
import { isSignedWith } from "@/lib/http/signature";

// GitHub's documentation, "Validating webhook deliveries", "Testing the webhook payload validation".
const secret = "It's a Secret to Everybody";
const body = new TextEncoder().encode("Hello, World!");
const header = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";

describe("isSignedWith", () => {
  it("takes GitHub's documented signature", () => {
    expect(isSignedWith(secret, body, header)).toBe(true);
  });

  it("signs bytes and not text: a body that is no UTF-8 counts as it came", () => {
    const bytes = Uint8Array.of(0xff, 0x00, 0xfe);
    const signed = `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`;
    expect(isSignedWith(secret, bytes, signed)).toBe(true);
    expect(isSignedWith(secret, new TextEncoder().encode(new TextDecoder().decode(bytes)), signed)).toBe(false);
  });

  it.each([
    ["another body", secret, "Hello, World?", header],
    ["another secret", "Everybody's secret", "Hello, World!", header],
    ["no signature", secret, "Hello, World!", null],
    ["an empty one", secret, "Hello, World!", ""],
    ["the older kind", secret, "Hello, World!", header.replace("sha256", "sha1")],
    ["one without its name", secret, "Hello, World!", header.slice(7)],
    ["one that is cut short", secret, "Hello, World!", header.slice(0, -2)],
    ["one that is too long", secret, "Hello, World!", `${header}00`],
    ["one with another last digit", secret, "Hello, World!", header.replace(/7$/, "8")],
    ["one with another first digit", secret, "Hello, World!", header.replace("=7", "=8")],
  ])("refuses %s", (_, key, text, given) => {
    expect(isSignedWith(key, new TextEncoder().encode(text), given)).toBe(false);
  });
});
