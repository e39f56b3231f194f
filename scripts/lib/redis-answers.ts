import { createConnection } from "node:net";

/** Whether a Redis answers on a port of this machine. */
export function redisAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    socket.once("data", (data) => {
      socket.destroy();
      resolve(data.includes("PONG"));
    });
    socket.once("error", () => resolve(false));
    socket.write("PING\r\n");
  });
}
