import { siteFeed } from "@/app/data/feeds";
import { warmUpTasks } from "@/app/data/warm-up";
import { warmUp } from "@/lib/content/warm-up";
import * as renderBody from "@/lib/markdown/render-body";
import { serveContent } from "../helpers/content-folder";

jest.mock("@/lib/markdown/render-body", () => ({
  __esModule: true,
  ...jest.requireActual("@/lib/markdown/render-body"),
}));

serveContent();

it("renders the texts of the feeds before anyone asks for them", async () => {
  const render = jest.spyOn(renderBody, "renderBody");
  await warmUp(warmUpTasks);
  expect(render).toHaveBeenCalled();
  render.mockClear();
  expect(await siteFeed("rss").text()).toContain("How prices work");
  expect(render).not.toHaveBeenCalled();
});
