// Loaded into the servers that the benchmark starts: says how much memory is in use once the collector has been by.
process.on("message", (message) => {
  if (message !== "memory") return;
  for (let round = 0; round < 3; round += 1) globalThis.gc();
  process.send({ memory: process.memoryUsage().rss });
});
