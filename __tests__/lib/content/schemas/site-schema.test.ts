import { siteSchema } from "@/lib/content/schemas/site-schema";

const { contentSignal } = siteSchema.shape;

it.each(["search=yes", "search=yes, ai-input=yes, ai-train=no", "ai-train=no,search=yes"])(
  "takes a content signal: %s",
  (signal) => expect(contentSignal.parse(signal)).toBe(signal),
);

it.each(["yes", "search=maybe", "search=yes, search=no", "search=yes,", "search=yes\nDisallow: /"])(
  "refuses a content signal that crawlers cannot read: %j",
  (signal) => expect(() => contentSignal.parse(signal)).toThrow("must be a list like"),
);
