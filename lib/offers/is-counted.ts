import { randomBytes } from "node:crypto";
import { isbot } from "isbot";
import { clientAddress } from "../http/client-address";
import { createRateLimit } from "../state/rate-limit";
import { sha256 } from "../util/digest";
import type { ClickedLink } from "./click-log";

/** Most clicks that are counted in a minute, whoever makes them, so that a flood costs neither memory nor disk. */
const mostPerMinute = 600;

/** Whether the browser asks before its reader has clicked: `Sec-Purpose`, and older names of the same. */
export function isPrefetch(headers: Headers): boolean {
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|preview/i.test(headers.get(name) ?? ""),
  );
}

/**
 * Creates the judge of what is a click of a reader: a GET of a browser, the first of this link within a minute. To tell a
 * repeat, it keeps a hash of the sender's network and browser for a minute, in memory. The salt of the hash is made anew
 * each day and is never written.
 * @param today The day, as milliseconds since 1970. @param now As in `RateLimitOptions`.
 */
export function createClickJudge({ today = Date.now, now = () => performance.now() } = {}) {
  const window = { windowMs: 60_000, now };
  const takeLink = createRateLimit({ ...window, limit: 1, maxKeys: 10_000 });
  const takeMinute = createRateLimit({ ...window, limit: mostPerMinute, maxKeys: 1 });
  let salt = "";
  let saltedOn = "";

  return ({ method, headers }: Pick<Request, "method" | "headers">, link: ClickedLink, trustedProxies: number) => {
    const agent = headers.get("user-agent") ?? "";
    // Browsers name themselves; what does not is a program.
    if (method !== "GET" || agent === "" || isPrefetch(headers) || isbot(agent)) return false;
    const day = new Date(today()).toISOString().slice(0, 10);
    if (day !== saltedOn) {
      salt = randomBytes(16).toString("hex");
      saltedOn = day;
    }
    const { household } = clientAddress(headers, trustedProxies);
    const clicked = [household, agent, link.partner, link.placement, link.page].join("\n");
    const key = sha256(`${salt} ${clicked}`);
    return takeLink(key) === 0 && takeMinute("all") === 0;
  };
}
