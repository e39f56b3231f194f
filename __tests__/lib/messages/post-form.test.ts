import { HttpResponse, http } from "msw";
import { postForm } from "@/lib/messages/post-form";
import { server } from "../../helpers/msw";

const address = "http://site.test/api/contact";
const failure = { ok: false, message: "Please try again." };
const send = () => postForm(address, { email: "ada@example.com" }, failure.message);

it("hands the server's answer on, refusals too", async () => {
  const answer = { ok: false, message: "No.", fields: { email: "Wrong." } };
  server.use(http.post(address, () => HttpResponse.json(answer, { status: 400 })));
  await expect(send()).resolves.toEqual(answer);
});

it.each<[string, () => Response]>([
  ["the connection fails", () => HttpResponse.error()],
  ["a proxy answers with a page", () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 })],
  ["a proxy answers with JSON of its own", () => HttpResponse.json({ error: "busy" }, { status: 503 })],
  ["the answer is empty", () => new HttpResponse(null, { status: 200 })],
])("says its own failure when %s", async (_case, answer) => {
  server.use(http.post(address, answer));
  await expect(send()).resolves.toEqual(failure);
});
