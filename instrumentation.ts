/** Next.js calls this once in each server, before its first request. */
export async function register(): Promise<void> {
  // A positive condition, so that the bundler leaves the import out of the edge runtime.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { start } = await import("./lib/server/start");
    // next.config.ts has compiled BUILT_WITH into the build.
    await start(process.env.BUILT_WITH);
  }
}

/** For the workers of Next.js, in which it does not call `register`: lib/cache/entry.js calls this. */
export async function openContentOfWorker(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") (await import("./lib/content/site/open-content")).openContent();
}
