import { readBody } from "@/lib/http/read-body";

const address = "http://site.test/api/contact";

function post(body: BodyInit, type?: string): Request {
  return new Request(address, { method: "POST", body, ...(type ? { headers: { "content-type": type } } : {}) });
}

it("reads a posted form", async () => {
  await expect(readBody(post(new URLSearchParams({ email: "a@b.c", message: "Grüße & <b>" })))).resolves.toEqual({
    email: "a@b.c",
    message: "Grüße & <b>",
  });
});

it("reads JSON, without what is not text", async () => {
  const body = JSON.stringify({ email: "a@b.c", message: 5, name: null, subject: ["x"] });
  await expect(readBody(post(body, "application/json; charset=utf-8"))).resolves.toEqual({ email: "a@b.c" });
});

it("does not take a field for part of the object itself", async () => {
  const values = await readBody(post('{"__proto__":"x","email":"a@b.c"}', "application/json"));
  expect(Object.keys(values)).toContain("__proto__");
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});

it.each(["text/plain", "application/xml", "application/jsonp", "multipart/form-data; boundary=x"])(
  "refuses %s",
  async (type) => {
    await expect(readBody(post("email=a@b.c", type))).rejects.toMatchObject({ status: 415 });
  },
);

it("refuses a body without a type", async () => {
  await expect(readBody(post(new Uint8Array([1])))).rejects.toMatchObject({ status: 415 });
});

it.each([
  ["{", "application/json"],
  ["[]", "application/json"],
  ["null", "application/json"],
  ['"text"', "application/json"],
  ["", "application/json"],
])("says that it cannot read %j as %s", async (body, type) => {
  await expect(readBody(post(body, type))).rejects.toMatchObject({ status: 400 });
});

it("refuses JSON that is not UTF-8 instead of changing it", async () => {
  const bytes = new Uint8Array([...Buffer.from('{"a":"'), 0xff, ...Buffer.from('"}')]);
  await expect(readBody(post(bytes, "application/json"))).rejects.toMatchObject({ status: 400 });
});

it("refuses a body over the limit, and takes one of exactly the limit", async () => {
  const body = "a=".padEnd(100, "x");
  const type = "application/x-www-form-urlencoded";
  await expect(readBody(post(body, type), 99)).rejects.toMatchObject({ status: 413 });
  await expect(readBody(post(body, type), 100)).resolves.toEqual({ a: "x".repeat(98) });
});

it("says what to do with too much text: to script, and to a reader whose text only the page before has", async () => {
  const body = "a=".padEnd(100, "x");
  const type = "application/x-www-form-urlencoded";
  await expect(readBody(post(body, type), 99)).rejects.toThrow(/Go back in your browser/);
  await expect(readBody(post(JSON.stringify(body), "application/json"), 99)).rejects.toThrow(
    /at once. Please shorten it.$/,
  );
});

it("stops reading at the limit when no length was announced", async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const request = new Request(address, {
    method: "POST",
    body: endless,
    headers: { "content-type": "application/json" },
    // @ts-expect-error Node needs it for a stream; the types of the DOM do not know it.
    duplex: "half",
  });
  await expect(readBody(request)).rejects.toMatchObject({ status: 413 });
  expect(chunks).toBeLessThan(80);
});

it("refuses an announced length over the limit without reading", async () => {
  const request = new Request(address, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json", "content-length": "99999999" },
  });
  await expect(readBody(request)).rejects.toMatchObject({ status: 413 });
  expect(request.bodyUsed).toBe(false);
});

it("has room for the longest message in any script, percent-encoded", async () => {
  const message = "語".repeat(5000);
  await expect(readBody(post(new URLSearchParams({ message })))).resolves.toEqual({ message });
});

it("reads no form with more fields than any has", async () => {
  const type = "application/x-www-form-urlencoded";
  await expect(readBody(post("a=1&".repeat(11_000), type))).rejects.toMatchObject({ status: 400 });
});
