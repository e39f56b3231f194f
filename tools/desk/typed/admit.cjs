// Loaded into the server of the site that shows what is typed (typed-site.ts), so that it answers the desk alone.
const { subscribe } = require("node:diagnostics_channel");

subscribe("http.server.request.start", ({ request, socket }) => {
  const isDesk = request.headers["x-desk-token"] === process.env.DESK_TOKEN;
  // The request to look at the content is signed.
  if (!isDesk && request.url !== "/api/revalidate") socket.destroy();
});
// The server ends with the desk, however the desk ends.
process.on("disconnect", () => process.exit());
