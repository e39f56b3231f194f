import { markCurrent } from "@/lib/addresses/current-link";

const pages = [
  { label: "Home", href: "/" },
  { label: "Reviews", href: "/reviews" },
  { label: "Blog", href: "/blog" },
];
const tools = [{ label: "Find", href: "/reviews/find" }];

const marks = (path: string) =>
  Object.values(markCurrent(path, { pages, tools }))
    .flat()
    .flatMap(({ label, current }) => (current ? [`${label}: ${current}`] : []));

it.each([
  ["/", ["Home: page"]],
  ["/reviews", ["Reviews: page"]],
  ["/reviews/lark-ai-review", ["Reviews: true"]],
  ["/blog/page/2", ["Blog: true"]],
  ["/reviews/find", ["Find: page"]],
  ["/reviews/find?year=60", ["Find: page"]],
  ["/reviewsome", []],
  ["/about", []],
])("markCurrent marks on %s the page or its section, and one link alone: %j", (path, expected) => {
  expect(marks(path)).toEqual(expected);
});
