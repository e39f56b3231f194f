import type { RequestListener } from "node:http";
import { limitBodyTime } from "@/lib/server/repair-request";
import { head, serve, speak } from "../../helpers/raw-http";

describe("a body that drips in", () => {
  const timeoutMs = 50;
  const arrived: string[] = [];
  const readAll: RequestListener = async (request, response) => {
    limitBodyTime(request, response, timeoutMs);
    let body = "";
    try {
      for await (const chunk of request) body += chunk;
    } catch {
      return;
    }
    arrived.push(body);
    response.end("read");
  };
  beforeEach(() => void arrived.splice(0));

  it("is given up with 408 and the connection closed: in JSON to script", async () => {
    await serve(readAll);
    const answer = await speak(head("POST", "Content-Type: application/json", "Content-Length: 20"), '{"a":');
    const [start, body = ""] = answer.split("\r\n\r\n");
    expect(start).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(start).toMatch(/\r\nConnection: close\r\n/i);
    const message = "What you sent took too long to arrive. Please send it again.";
    expect(JSON.parse(body)).toEqual({ ok: false, message, error: message });
    expect(arrived).toEqual([]);
  });

  it("is given up in plain words to a browser, of announced length or not", async () => {
    await serve(readAll);
    for (const length of ["Content-Length: 20", "Transfer-Encoding: chunked"]) {
      const answer = await speak(head("POST", "Accept: text/html", length), "1\r\na\r\n");
      expect(answer).toMatch(
        /^HTTP\/1\.1 408 [\s\S]*text\/plain[\s\S]*\r\n\r\nWhat you sent took too long to arrive\./,
      );
    }
  });

  it("is not held open by an answer that came before its end", async () => {
    await serve((request, response) => {
      limitBodyTime(request, response, timeoutMs);
      response.end("early");
    });
    expect(await speak(head("POST", "Content-Length: 20"), "a")).toMatch(/^HTTP\/1\.1 200 [\s\S]*early/);
  });

  it("leaves a body alone that is there, though nobody has read it yet", async () => {
    await serve((request, response) => {
      limitBodyTime(request, response, timeoutMs);
      setTimeout(() => response.end("late"), 3 * timeoutMs);
    });
    expect(await speak(head("POST", "Content-Length: 2", "Connection: close"), "ab")).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("has nothing to do with a body that is there, with none, and with a slow answer", async () => {
    await serve((request, response) => {
      limitBodyTime(request, response, timeoutMs);
      request.resume();
      setTimeout(() => response.end("late"), 3 * timeoutMs);
    });
    expect(await speak(head("POST", "Content-Length: 2", "Connection: close"), "ab")).toMatch(
      /^HTTP\/1\.1 200 [\s\S]*late/,
    );
    expect(await speak(head("POST", "Content-Length: 0", "Connection: close"))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await speak(head("GET", "Connection: close"))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
