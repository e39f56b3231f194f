/**
 * Imported for its effect by options.ts, which every command reads its arguments with. When the reader closes the pipe early, as `head` does, the rest of the
 * output is lost, but the script still finishes with its own exit code.
 */
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
