import { createContentFolder } from "../../../helpers/content-folder";

describe("checkContent", () => {
  it("finds nothing wrong in a valid folder", () => {
    expect(createContentFolder().errors()).toEqual([]);
  });
});
