/**
 * Waits until a server has prepared what it prepares at its start: also its pictures, of which a new site has none.
 * @throws Error after three minutes.
 */
export async function untilWarm(origin: string): Promise<void> {
  const isWarm = async () => ((await (await fetch(`${origin}/api/health/ready`)).json()) as { warm: boolean }).warm;
  for (const end = performance.now() + 180_000; performance.now() < end; )
    if (await isWarm()) return;
    else await new Promise((done) => setTimeout(done, 200));
  throw new Error("The server was not warm after three minutes.");
}
