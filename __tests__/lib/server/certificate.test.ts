import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { lifeLeft, readDates, servedCertificate } from "@/lib/server/certificate";
import { findCertificateTroubles } from "@/lib/server/troubles";

const day = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), "certificate-"));
const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name)) as [string, string];
const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=almanac.example"];
execFileSync("openssl", ["req", "-x509", ...kind, "-days", "40", "-keyout", key, "-out", cert], { stdio: "ignore" });
const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it("the certificate is the one that readers get, whoever has signed it", async () => {
  const found = await servedCertificate(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(((found?.to ?? 0) - (found?.from ?? 0)) / day).toBeCloseTo(40, 1);
  expect(Math.abs((found?.from ?? 0) - Date.now())).toBeLessThan(day);
});

it.each(["http://127.0.0.1:1", "https://127.0.0.1:1"])("the certificate of %s is not known", async (address) => {
  expect(await servedCertificate(address)).toBeUndefined();
});

it("the dates of a certificate that is missing, or that cannot be read, are not known", () => {
  for (const from of [undefined, "some day"]) expect(readDates(from, "Jan 23 00:00:00 2026 GMT")).toBeUndefined();
  expect(readDates("Oct 25 00:00:00 2025 GMT", undefined)).toBeUndefined();
  expect(findCertificateTroubles(undefined)).toEqual([]);
});

it.each([
  ["what certbot renews", 30, []],
  ["what it should have renewed a week ago", 22, ["The certificate expires on 2026-01-23, and has not been renewed."]],
  ["what has ended", -3, ["The certificate expires on 2025-12-29, and has not been renewed."]],
])("a certificate is a trouble late enough: %s", (_, days, said) => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  const certificate = { from: now + (days - 90) * day, to: now + days * day };
  expect(findCertificateTroubles(certificate, now).map(({ what }) => what)).toEqual(said);
  expect(lifeLeft(certificate, now)).toBeCloseTo(Math.max(0, days / 90));
});
