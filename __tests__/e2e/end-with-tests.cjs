// Loaded into a process that a test starts: it ends with the tests, however those end.
process.on("disconnect", () => process.exit());
