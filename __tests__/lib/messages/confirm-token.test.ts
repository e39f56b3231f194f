import { openConfirmation, sealConfirmation } from "@/lib/messages/confirm-token";

const secret = "a secret of more than thirty characters";
const day = 86_400_000;
const now = Date.UTC(2025, 5, 28);

it("opens what was sealed with the same secret, for seven days", () => {
  const token = sealConfirmation("ada@example.com", secret, now);
  expect(openConfirmation(token, secret, now)).toMatchObject({ email: "ada@example.com", expires: now + 7 * day });
  expect(openConfirmation(token, secret, now + 7 * day - 1)).toBeDefined();
  expect(openConfirmation(token, secret, now + 7 * day)).toBeUndefined();
  expect(openConfirmation(token, `${secret}!`, now)).toBeUndefined();
});

it("shows nothing of the address, and is another one each time", () => {
  const tokens = [1, 2].map(() => sealConfirmation("ada@example.com", secret, now));
  expect(tokens[0]).not.toBe(tokens[1]);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]+$/);
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("ada");
  }
  expect(openConfirmation(tokens[0] ?? "", secret, now)?.id).not.toBe(
    openConfirmation(tokens[1] ?? "", secret, now)?.id,
  );
});

it("is refused when anything in it was changed", () => {
  const token = sealConfirmation("ada@example.com", secret, now);
  const bytes = Buffer.from(token, "base64url");
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(openConfirmation(changed.toString("base64url"), secret, now)).toBeUndefined();
  }
});

it.each(["", "x", "A".repeat(40), "A".repeat(5000), "…", "a b"])("is no token: %j", (token) => {
  expect(openConfirmation(token, secret, now)).toBeUndefined();
});

it("has one spelling", () => {
  const token = sealConfirmation("ada@example.com", secret, now);
  for (const other of [`${token}=`, `${token} `, `${token.slice(0, 4)}.${token.slice(4)}`])
    expect(openConfirmation(other, secret, now)).toBeUndefined();
});
