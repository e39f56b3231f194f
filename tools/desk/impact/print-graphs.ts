import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { openContent } from "@/lib/content/snapshot/open-content";
import { countWords } from "@/lib/machines/structured-data/blog-posting";
import { postGraph, reviewGraph } from "@/lib/machines/structured-data/entry-graph";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

/** Prints the structured data of all articles and reviews as JSON, by address. A process of its own: each reads one folder. */
openContent();
const { posts, ranking } = getSnapshot();
const graphs = [
  ...posts.map((post) => {
    const { html } = renderBody(post.body, getRenderContext({ page: routes.post(post.slug), placement: "body" }));
    return postGraph(post, countWords(html));
  }),
  ...ranking.map(reviewGraph),
];
process.stdout.write(JSON.stringify(Object.fromEntries(graphs.map(({ path, things }) => [path, things]))));
