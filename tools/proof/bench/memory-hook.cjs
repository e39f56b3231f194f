// Preloaded into the servers of the benchmark: reports the memory in use after a garbage collection.
process.on("message", (message) => {
  if (message !== "memory") return;
  for (let round = 0; round < 3; round += 1) globalThis.gc();
  process.send({ memory: process.memoryUsage().rss });
});
