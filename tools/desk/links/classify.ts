import type { Verdict } from "../../../lib/content/links/link-history";
import type { OutboundLink } from "./collect-links";
import type { Visit } from "./visit";

/** Words on the pages of domains that are for sale. */
const parkedWords =
  /this domain (name )?(is|may be) for sale|buy this domain|domain is parked|parked free|sedoparking|parkingcrew|bodis\.com|hugedomains|afternic|dan\.com\/buy-domain/i;

/** Judges what came of following a link. */
export function classify({ url, kind }: Pick<OutboundLink, "url" | "kind">, visited: Visit): Verdict {
  const { failure, hops, finalUrl, html } = visited;
  if (failure === "timeout" || failure === "tls") return failure;
  if (failure === "no-host") return "gone";
  if (failure) return "failing";
  const status = hops.at(-1)?.status ?? 0;
  if (status === 404 || status === 410) return "gone";
  if (status === 401) return "login wall";
  if (status === 403 || status === 429 || status === 999) return "closed to robots";
  if (status >= 500 || status < 200 || status >= 300) return "failing";
  if (parkedWords.test(html)) return "parked";
  const from = new URL(url);
  const to = new URL(finalUrl);
  if (isLogin(to) && !isLogin(from)) return "login wall";
  if (kind === "partner") return losesTracking(from, to, visited) ? "tracking lost" : "ok";
  if (!isSameSite(from.hostname, to.hostname)) return "host changed";
  return to.pathname === "/" && from.pathname !== "/" ? "moved home" : "ok";
}

function isLogin({ pathname }: URL): boolean {
  return /\/(log-?in|sign-?in|auth|account\/login)(\/|\.|$)/i.test(pathname);
}

/** One of the two is the other, or below it: "www.app.example" and "app.example". */
function isSameSite(one: string, other: string): boolean {
  const [a, b] = [one, other].map((host) => host.replace(/^www\./, "")) as [string, string];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

/** A sale is counted by a parameter that arrives, or by a cookie that is set on the way. */
function losesTracking(from: URL, to: URL, { hops }: Visit): boolean {
  const sent = [...from.searchParams.values()].filter((value) => value !== "");
  if (sent.length === 0 || hops.length === 1) return false;
  const arrived = [...to.searchParams.values()];
  return !sent.some((value) => arrived.includes(value)) && !hops.some(({ setsCookie }) => setsCookie);
}
