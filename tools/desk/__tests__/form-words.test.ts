import { getLabel, getSingular } from "../cms/form-words";

it("a field may be called like a property of every object", () => {
  expect(getLabel("constructor")).toBe("Constructor");
  expect(getLabel("seoTitle")).toBe("Title for search engines");
});

it.each([
  ["phrases", "phrase"],
  ["plans", "plan"],
  ["categories", "category"],
  ["aliases", "former address"],
])("one of %s is a %s", (many, one) => {
  expect(getSingular(many)).toBe(one);
});
