/** One answer on the way. */
type Hop = { url: string; status: number; setsCookie: boolean };

/** What came of following a link. */
export type Visit = {
  /** Answers in their order; the last is the page, or the redirect that led nowhere. */
  hops: readonly Hop[];
  /** Where it ended. */
  finalUrl: string;
  /** Beginning of the page's HTML; empty for anything else. */
  html: string;
  /** Why there is no answer. */
  failure?: "timeout" | "tls" | "no-host" | "unreachable" | "loop" | undefined;
  /** Seconds that the server asks us to wait (RFC 9110, section 10.2.3). */
  retryAfter?: number | undefined;
};

/** More redirects than browsers follow. */
const mostHops = 20;
/** Enough to tell a parked page. */
const readBytes = 64 * 1024;

const headers = {
  "user-agent": "Mozilla/5.0 (compatible; LinkCheck/1.0)",
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "accept-language": "en",
};

/** Follows a link, redirect by redirect. Never throws. @param timeout Milliseconds for each answer. */
export async function visit(url: string, timeout: number): Promise<Visit> {
  const hops: Hop[] = [];
  let next = url;
  try {
    while (hops.length < mostHops) {
      const response = await fetch(next, { redirect: "manual", headers, signal: AbortSignal.timeout(timeout) });
      hops.push({ url: next, status: response.status, setsCookie: response.headers.has("set-cookie") });
      const location = response.headers.get("location");
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
      if (!isRedirect || !URL.canParse(location, next))
        return { hops, finalUrl: next, html: await readStart(response), retryAfter: readRetryAfter(response) };
      await response.body?.cancel();
      next = new URL(location, next).href;
      if (hops.some((hop) => hop.url === next && !hop.setsCookie)) break;
    }
    return { hops, finalUrl: next, html: "", failure: "loop" };
  } catch (error) {
    return { hops, finalUrl: next, html: "", failure: describeFailure(error) };
  }
}

async function readStart(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.includes("html") || !response.body) {
    await response.body?.cancel();
    return "";
  }
  const decoder = new TextDecoder();
  let html = "";
  let size = 0;
  for await (const chunk of response.body) {
    html += decoder.decode(chunk, { stream: true });
    size += chunk.length;
    if (size >= readBytes) break;
  }
  return html;
}

function readRetryAfter({ headers: answered }: Response): number | undefined {
  const seconds = Number(answered.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Node names the reason of a failed fetch in the error's cause. */
function describeFailure(error: unknown): Visit["failure"] {
  const { name, cause } = error as Error & { cause?: { code?: string; name?: string } };
  const code = cause?.code ?? "";
  if (name === "TimeoutError" || cause?.name === "TimeoutError" || /TIMEOUT|TIMEDOUT/.test(code)) return "timeout";
  if (/^(ENOTFOUND|EAI_NONAME)$/.test(code)) return "no-host";
  return /CERT|SSL|TLS|EPROTO|SIGNATURE/.test(code) ? "tls" : "unreachable";
}
