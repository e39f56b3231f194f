// Loaded into the server of the site that shows what is typed (typed-site.ts): it answers the desk alone.
const { subscribe } = require("node:diagnostics_channel");

subscribe("http.server.request.start", ({ request, socket }) => {
  const isDesk = request.headers["x-desk-token"] === process.env.DESK_TOKEN;
  // "Look now" is signed.
  if (!isDesk && request.url !== "/api/revalidate") socket.destroy();
});
// It ends with the desk, however that ends.
process.on("disconnect", () => process.exit());
