import { createHmac } from "node:crypto";

/** A site takes bodies of at most one megabyte. What is not named it finds by itself. */
const mostNamed = 5000;

/**
 * Tells a running site which files have changed, as a webhook does.
 * @returns What is wrong: an answer that is no success, or errors in files. Empty if all is well.
 */
export async function announce(site: string, secret: string, files: readonly string[]): Promise<string[]> {
  const body = JSON.stringify({ files: files.slice(0, mostNamed).map((name) => `content/${name}`) });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  try {
    const answer = await fetch(new URL("/api/revalidate", site), {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
      signal: AbortSignal.timeout(60_000),
    });
    const text = await answer.text();
    if (!answer.ok) return [`${site} answered ${answer.status}: ${text.slice(0, 300)}`];
    const { diagnostics = [] } = JSON.parse(text) as { diagnostics?: string[] };
    return diagnostics.filter((line) => line.includes("  error  "));
  } catch (error) {
    return [`${site} cannot be reached: ${error instanceof Error ? (error.cause ?? error.message) : error}`];
  }
}
