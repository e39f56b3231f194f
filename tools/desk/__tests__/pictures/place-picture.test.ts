import { checkAlt, placePicture, withPicture } from "@/tools/desk/editing/pictures/place-picture";

it("puts pictures where the content has them", () => {
  expect(placePicture("blog/a-text.md", "cover")).toEqual({
    name: "/images/covers/blog/a-text.webp",
    fields: { picture: "coverImage", alt: "coverAlt" },
  });
  expect(placePicture("authors/ada-page.md", "portrait").name).toBe("/images/people/ada-page.webp");
  expect(placePicture("reviews/lark.md", "text", "cancel-page")).toEqual({ name: "/images/screens/cancel-page.webp" });
});

it("refuses a picture that an entry has no place for", () => {
  expect(() => placePicture("authors/ada-page.md", "cover")).toThrow("Files of authors/ have no cover.");
  expect(() => placePicture("blog/a-text.md", "portrait")).toThrow("Files of blog/ have no portrait.");
  expect(() => placePicture("blog/a-text.md", "text")).toThrow("needs a name of its own");
});

it("names the picture in the entry, and leaves everything else", () => {
  const text =
    "---\ntitle: T # of it\ncoverImage: /images/old.webp\ncoverAlt: >-\n  An old\n  text\ndate: 2025-06-28\n---\n\nBody.\n";
  expect(withPicture(text, placePicture("blog/a-text.md", "cover"), 'A cat: "Ada"')).toBe(
    '---\ntitle: T # of it\ncoverImage: /images/covers/blog/a-text.webp\ncoverAlt: >-\n  A cat: "Ada"\ndate: 2025-06-28\n---\n\nBody.\n',
  );
  expect(withPicture(text, { name: "/images/x.webp" }, "In the text")).toBe(text);
});

it("asks for a text alternative that says something", () => {
  expect(checkAlt("Layered teal arcs")).toBeUndefined();
  expect(checkAlt("A cat")).toContain("10 to 160 characters");
  expect(checkAlt("Two\nlines of it")).toContain("on one line");
  expect(checkAlt("Image of layered arcs")).toBe('Leave "Image of" out.');
});
