import { affiliateClick, buttonClick, eventAttribute, outboundClick, scrollDepth90 } from "@/lib/offers/events";

it("gives a button the default category, and a value only when there is one", () => {
  expect(buttonClick("Subscribe")).toEqual({ name: "click", label: "Subscribe", category: "Engagement" });
  expect(buttonClick("More", "Reviews", 0)).toEqual({ name: "click", label: "More", category: "Reviews", value: 0 });
});

it("names the text and the address of an outbound link", () => {
  expect(outboundClick("https://lark.example/", "Visit Lark")).toEqual({
    name: "outbound_click",
    label: "Clicked: Visit Lark",
    category: "External Link",
    url: "https://lark.example/",
  });
});

it("names the review up to its colon, and its rank", () => {
  expect(affiliateClick("Lark AI Review: The Quiet One", 3)).toEqual({
    name: "affiliate_click",
    label: "Visit Website: Lark AI Review",
    category: "Conversion",
    value: 3,
  });
});

it("reports the depth of 90 % as no interaction", () => {
  expect(scrollDepth90()).toEqual({
    name: "scroll_depth",
    label: "90% Scroll Depth",
    category: "Scroll",
    nonInteraction: true,
  });
});

it("keeps every text within what the service takes", () => {
  const { label, url } = outboundClick(`https://lark.example/${"x".repeat(400)}`, "y".repeat(400));
  expect(label).toHaveLength(255);
  expect(label.endsWith("…")).toBe(true);
  expect(url).toHaveLength(255);
  expect(buttonClick("z".repeat(255)).label).toBe("z".repeat(255));
});

it("writes the event into one attribute that reads back the same", () => {
  const event = buttonClick('A "quoted" <label> & more');
  const attribute = eventAttribute(event);
  expect(Object.keys(attribute)).toEqual(["data-event"]);
  expect(JSON.parse(attribute["data-event"])).toEqual(event);
});
