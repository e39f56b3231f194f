/** Next.js calls this once in each process that renders pages, before the first of them. */
export async function register(): Promise<void> {
  // A positive condition, so that the bundler leaves the import out of the edge runtime.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { start } = await import("./lib/server/start");
    // next.config.ts has compiled BUILT_WITH into the build.
    await start(process.env.BUILT_WITH);
  }
}
