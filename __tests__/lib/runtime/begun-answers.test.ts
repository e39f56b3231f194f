import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { closeWhenStopping, countBegun } from "@/lib/runtime/stopping";

it("forgets every answer of a connection that is gone, also those that had to wait", async () => {
  const answers: ServerResponse[] = [];
  const server = createServer((_, answer) => {
    closeWhenStopping(answer);
    answers.push(answer);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: site.test\r\n\r\n".repeat(3));
  while (answers.length < 3) await setTimeout(5);
  expect(countBegun()).toBe(3);
  client.destroy();
  await once(server.close(), "close");
  await setTimeout(20);
  expect(countBegun()).toBe(0);
});
