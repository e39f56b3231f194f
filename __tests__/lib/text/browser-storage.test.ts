import { describeKey, storedItems } from "@/lib/addresses/browser-storage";
import { renderFeedBody } from "@/lib/text/render-body";
import { render, testContext } from "../../helpers/render";

const block = "One.\n\n```browser-storage\n```\n\nTwo.";
const keys = storedItems.map(describeKey);

it("a block of what the site keeps in the browser is a table on a page and in feeds", () => {
  const shown = (html: string) => [...html.matchAll(/<td><code>([^<]*)<\/code>, in /g)].map(([, key]) => key);
  const escaped = keys.map((key) => key.replaceAll("<", "&#x3C;"));
  expect(shown(render(block).html)).toEqual(escaped);
  expect(shown(renderFeedBody(block, testContext))).toEqual(escaped);
});
