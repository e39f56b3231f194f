/**
 * For scripts that print: a reader that has seen enough, as `head` has, closes the pipe. What is printed after that is
 * lost, and the work goes on to its end and its exit code. Imported for its effect.
 */
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
