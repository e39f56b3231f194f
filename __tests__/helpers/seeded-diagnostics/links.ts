import type { Plan, TextCase } from "./plan";

const inside: TextCase[] = [
  ["broken-link", "See [it](/blog/nowhere).", "There is no page /blog/nowhere.", "[it]"],
  ["link-without-folder", "See [it](/lark-ai-review).", "Is it /reviews/lark-ai-review?", "[it]"],
  ["link-in-capitals", "See [it](/Reviews).", "There is no page /Reviews.", "[it]"],
  ["link-to-file", "See [it](how-prices-work.md).", "is not a link that readers can follow", "[it]"],
  ["link-past-the-end", "See [it](/blog/page/900).", "There is no page /blog/page/900.", "[it]"],
  [
    "broken-anchor",
    "See [it](/blog/how-prices-work#nowhere).",
    "/blog/how-prices-work has no section #nowhere.",
    "[it]",
  ],
  ["own-anchor", "See [above](#nowhere).", "/blog/own-anchor has no section #nowhere. It has #section.", "[above]"],
  ["link-to-draft", "See [it](/blog/a-draft).", "/blog/a-draft is a draft", "[it]"],
  ["link-to-later", "See [it](/blog/a-later-one).", "/blog/a-later-one appears on 2030-06-01", "[it]"],
  ["link-to-later-review", "See [it](/reviews/a-later-one).", "/reviews/a-later-one appears on 2030-06-01", "[it]"],
  ["own-host", "See [it](http://localhost:3000/reviews).", 'write "/reviews", without the host.', "[it]"],
  ["own-host-nowhere", "See [it](http://localhost:3000/nowhere).", "There is no page /nowhere.", "[it]"],
  ["shown-host", "See [it](https://www.example.com/blog).", 'write "/blog", without the host.', "[it]"],
  ["shown-host-nowhere", "See [it](https://example.com/blog/x).", "There is no page /blog/x.", "[it]"],
  ["local-host", "See [it](http://127.0.0.1:8080/about).", 'write "/about", without the host.', "[it]"],
];

const outside: TextCase[] = [
  ["http-link", "See [it](http://www.ftc.gov/).", "is not a link that readers can follow", "[it]"],
  ["script-link", "[Visit](javascript:alert)", "is not a link that readers can follow"],
  ["mail-to-nobody", "[Write](mailto:editors)", '"mailto:editors" is not an email address'],
  ["no-host", "See [it](https://intranet/page).", "has no host that readers can reach", "[it]"],
  ["half-a-link", "See [it](https://).", "has no host that readers can reach", "[it]"],
  [
    "partner-host",
    "See [it](https://www.lark.example/?utm_source=me).",
    "belongs to a partner: write partner:lark-ai instead.",
    "[it]",
  ],
  [
    "bare-partner-host",
    "https://go.house.example/visit",
    "go.house.example belongs to a partner: write partner:house-partner instead.",
  ],
  ["unknown-partner-link", "[Visit](partner:gone)", "There is no content/partners/gone.md."],
  ["defined-nowhere", "See [it][there].\n\n[there]: /nowhere", "There is no page /nowhere.", "[there]: "],
];

const words: TextCase[] = [
  ["no-words", "See [](/reviews).", "This link has no words", "[]("],
  ["blank-words", "See [ ](/reviews).", "This link has no words", "[ ]("],
  ["undefined", "See [the list][nope].", "Nothing defines [nope]. Write [the list](/address)", "[the list]"],
  ["undefined-short", "See [the list][].", "Nothing defines [the list].", "[the list]"],
  ["undefined-bold", "See [**the list**][nope].", "Nothing defines [nope].", "[**the"],
  ["undefined-note", "See this.[^1]", "There is no footnote [^1].", "[^1]"],
  ["space-in-link", "See [the list] (/reviews).", "Remove the space between ] and (", "[the list]"],
  ["link-without-end", "See [the list](/reviews and more.", "its address has no end", "[the list]"],
  ["space-in-address", "See [it](/blog/how prices work).", "or a space in it", "[it]"],
  ["wrong-way-round", "See (the list)[/reviews].", "The brackets are the wrong way round", "(the list)"],
];

const pictures: TextCase[] = [
  ["picture-without-words", "![](/images/cover.webp)", "A picture needs a text alternative"],
  ["picture-not-there", "![A cover](/images/none.webp)", "There is no picture content/media/none.webp."],
  ["picture-elsewhere", "![A cover](https://evil.example/a.png)", "is not a picture of this site"],
  ["picture-by-file", "![cover.webp](/images/cover.webp)", '"cover.webp" is the name of a file.'],
  ["picture-by-name", "![cover](/images/cover.webp)", '"cover" is the name of a file.'],
  ["picture-of", "![A picture of prices](/images/cover.webp)", 'Leave out "A picture of"', undefined, "warning"],
];

/** Diagnostics in the links and pictures of texts, and the entries that the links lead to. */
export function seedLinks(plan: Plan): void {
  plan.texts([...inside, ...outside, ...words, ...pictures]);
  plan.files["blog/a-draft.md"] = plan.post("a draft", { draft: true }, "TODO, and [another](/blog/a-later-one).\n");
  plan.files["blog/a-later-one.md"] = plan.post("a later one", { date: "2030-06-01" });
  plan.files["reviews/a-later-one.md"] = plan.review("a later review", { date: "2030-06-01" });
  // Valid: both appear on the same day.
  plan.files["blog/as-late.md"] = plan.post("as late", { date: "2030-06-01" }, "[See](/blog/a-later-one).\n");
  plan.seed(
    "blog/not-so-late.md",
    plan.post("not so late", { date: "2030-05-31" }, "[See](/blog/a-later-one).\n"),
    "[See]",
    "/blog/a-later-one appears on 2030-06-01",
  );
}
