import { renderToStaticMarkup } from "react-dom/server";
import { PageLayout } from "@/app/views/page-layout";

type Props = Partial<Parameters<typeof PageLayout>[0]>;

const corrections = [{ date: "2025-06-20", what: "It costs 8.", was: "It costs 7." }];

it("leaves no space above the footer where the page says so and nothing stands below its last section", () => {
  const endsAtFooter = (props: Props) =>
    renderToStaticMarkup(
      <PageLayout path="/blog" name="The articles" {...props}>
        <h1>What the page says</h1>
      </PageLayout>,
    ).includes("data-no-bottom-gap");
  expect([
    endsAtFooter({}),
    endsAtFooter({ noBottomGap: true }),
    endsAtFooter({ noBottomGap: true, corrections }),
  ]).toEqual([false, true, false]);
});
