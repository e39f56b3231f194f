import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** A server that is asked before it is prepared, as Next's is: it listens first, and lets requests wait. */
const server = `
  import { createServer, get } from "node:http";
  import { finishAnswers } from ${JSON.stringify(resolve("lib/delivery/finish-answers.js"))};
  let begin;
  const begun = new Promise((resolve) => (begin = resolve));
  const page = "<p>A page.</p>".repeat(1000);
  const server = createServer(async (request, response) => {
    await begun;
    response.setHeader("content-type", "text/html");
    response.end(page);
  }).listen(0, "127.0.0.1", () => {
    get({ port: server.address().port, headers: { "accept-encoding": "gzip" } }, (answer) => {
      let length = 0;
      answer.on("data", (data) => (length += data.length));
      answer.on("end", () => {
        console.log(JSON.stringify({ ...answer.headers, isShorter: length < page.length }));
        server.close();
      });
    });
    setTimeout(() => {
      finishAnswers();
      begin();
    }, 100);
  });
`;

it("an answer to a request that came while the server was starting is finished and compressed, too", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", server], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({
    "content-encoding": "gzip",
    isShorter: true,
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.any(String),
  });
});
