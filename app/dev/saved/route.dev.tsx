import { watch } from "node:fs";
import { contentRoot } from "@/lib/content/read/content-path";
import { siteContent } from "@/lib/content/site/current-site";

/** Milliseconds without another change before a change is told: editors write a file in several steps. */
const quiet = 60;

/** Tells a page when a content file is saved, as server-sent events. The new text is read before the page asks for it. */
export function GET(request: Request): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream({
    start(controller) {
      let timer: NodeJS.Timeout | undefined;
      const watcher = watch(contentRoot(), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          siteContent().scan();
          controller.enqueue(encoder.encode("data: saved\n\n"));
        }, quiet);
      });
      controller.enqueue(encoder.encode(": watching\n\n"));
      request.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        watcher.close();
        controller.close();
      });
    },
  });
  return new Response(stream, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
}
