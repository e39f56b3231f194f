import { watchRequests } from "@/lib/http/watch-requests";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { head, serve, speak } from "../../helpers/raw-http";

it("looks at each request before its listener does, and believes proxies that are counted", async () => {
  const seen: unknown[] = [];
  await serve((request, response) => {
    seen.push(request.headers["x-forwarded-for"]);
    response.end();
  });
  const forged = head("GET", "X-Forwarded-For: 203.0.113.9", "Connection: close");
  watchRequests({ trustedProxies: 1 });
  await speak(forged);
  forgetProcessWide("watch-requests");
  forgetProcessWide("forwarded-address-warning");
  const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  watchRequests({ trustedProxies: 0 });
  await speak(forged);
  expect(seen).toEqual(["203.0.113.9", undefined]);
  expect(told).toHaveBeenCalledTimes(1);
});
