import { siteFeed } from "@/lib/machines/feeds/site-feeds";
import { warmUp } from "@/lib/server/warm-up";
import { warmUpTasks } from "@/lib/server/warm-up-tasks";
import * as text from "@/lib/text/render-body";
import { serveContent } from "../../helpers/content-folder";

jest.mock("@/lib/text/render-body", () => ({
  __esModule: true,
  ...jest.requireActual("@/lib/text/render-body"),
}));

serveContent();

it("renders the texts of the feeds before anyone asks for them", async () => {
  const render = jest.spyOn(text, "renderFeedBody");
  // The others draw pictures, which takes seconds.
  await warmUp(warmUpTasks.filter(({ what }) => what === "preparing the feeds"));
  expect(render).toHaveBeenCalled();
  render.mockClear();
  expect(await siteFeed(new Request("http://localhost:3000/feed.xml"), "rss").text()).toContain("How prices work");
  expect(render).not.toHaveBeenCalled();
});
