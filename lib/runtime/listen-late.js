// @ts-check
import { Server } from "node:http";
import { processWide } from "./process-wide.js";

/**
 * Loaded before Next's server.js in a release (scripts/release.ts). Next listens first, prepares itself after that, and lets
 * requests wait meanwhile: for seconds, and on a busy machine for half a minute. nginx cannot know, and gives such a process
 * its share of the readers. With this, Next prepares itself as if it listened, and the port opens when that is done
 * (`startListening`). Until then connections are refused, and nginx asks another process.
 */
const listen = Server.prototype.listen;
Server.prototype.listen = /** @this {Server} @param {any[]} args */ function (...args) {
  // The first server of the process is Next's.
  Server.prototype.listen = listen;
  const { close } = this;
  let isClosed = false;
  // A stop before the port is open has nothing to close, which would be an error to Next.
  this.close = (done) => {
    isClosed = true;
    done?.();
    return this;
  };
  processWide("late listening", () => ({
    server: this,
    start: () => {
      if (isClosed) return;
      this.close = close;
      // Next would prepare itself again.
      this.removeAllListeners("listening");
      listen.apply(this, /** @type {Parameters<typeof listen>} */ (args));
    },
  }));
  process.nextTick(() => this.emit("listening"));
  return this;
};
