import { getLabel } from "../cms/form-words";

it("a field may be called like a property of every object", () => {
  expect(getLabel("constructor")).toBe("Constructor");
  expect(getLabel("seoTitle")).toBe("Title for search engines");
});
