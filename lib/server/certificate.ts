import { isIP } from "node:net";
import { connect, type PeerCertificate } from "node:tls";

/** From when until when a certificate is valid, in milliseconds since 1970. */
export type Certificate = { from: number; to: number };

/** For how long an answer is kept, in milliseconds: the address is not asked each time that somebody asks us. */
const keptMs = 60_000;

const patienceMs = 3000;

/** The share of a certificate's life that is left, 0 to 1. certbot renews when a third is left. */
export function lifeLeft({ from, to }: Certificate, now = Date.now()): number {
  return to <= now ? 0 : (to - now) / (to - from);
}

/** @returns `undefined` where a date is missing, as of a server that sends no certificate. */
export function readDates(from: string | undefined, to: string | undefined): Certificate | undefined {
  const dates = { from: Date.parse(from ?? ""), to: Date.parse(to ?? "") };
  return Number.isNaN(dates.from) || Number.isNaN(dates.to) ? undefined : dates;
}

let asked: { url: string; at: number; answer: Promise<Certificate | undefined> } | undefined;

/** The certificate that readers get, asked at the public address as they do; at most once a minute. Never rejects. */
export function servedCertificate(siteUrl: string, now = Date.now()): Promise<Certificate | undefined> {
  if (asked?.url !== siteUrl || now - asked.at > keptMs) asked = { url: siteUrl, at: now, answer: askFor(siteUrl) };
  return asked.answer;
}

/** @returns `undefined` without TLS, and if nobody answers with a certificate. */
function askFor(siteUrl: string): Promise<Certificate | undefined> {
  const { protocol, hostname: host, port } = new URL(siteUrl);
  if (protocol !== "https:") return Promise.resolve(undefined);
  return new Promise((done) => {
    const servername = isIP(host) ? "" : host;
    // A certificate that has ended is what we want to hear of.
    const socket = connect({ host, port: Number(port) || 443, servername, rejectUnauthorized: false });
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.once("secureConnect", () => {
      // Empty if there is none, whatever its type says.
      const { valid_from, valid_to }: Partial<PeerCertificate> = socket.getPeerCertificate();
      done(readDates(valid_from, valid_to));
      socket.destroy();
    });
    socket.on("error", () => {});
    socket.once("close", () => done(undefined));
  });
}
