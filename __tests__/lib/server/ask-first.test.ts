import { createServer, type RequestListener } from "node:http";
import { http, passthrough } from "msw";
import { logError } from "@/lib/runtime/log";
import { askFirst } from "@/lib/server/serve";
import { server as outside } from "../../helpers/msw";

jest.mock("@/lib/runtime/log");
beforeEach(() => outside.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough())));
afterEach(() => jest.mocked(logError).mockReset());

/** @returns What was asked for. */
async function ask(answer: RequestListener, seconds: number): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await askFirst(server, seconds);
  return asked;
}

it("gives it up when it is not answered in time", async () => {
  const asked = await ask(() => {}, 1);
  expect(asked).toEqual(["/"]);
});

it("lives through an answer that breaks after its head", async () => {
  const asked = await ask((_, response) => {
    response.writeHead(200, { "content-length": 1000 }).write("the beginning");
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  }, 1);
  expect(asked[0]).toBe("/");
});

it("logs that a connection broke, and goes on with the start", async () => {
  const asked = await ask((_, response) => response.destroy(), 5);
  expect(asked).toEqual(["/"]);
  expect(logError).toHaveBeenCalledWith(expect.stringContaining("ECONNRESET"));
});
