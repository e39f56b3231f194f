import { parseBody, parser } from "@/lib/content/markdown/parse-body";

test.each([
  "plain *words* and ~~others~~",
  "[a guide](https://site.example/_a_) and an address, https://site.example/_b_",
  "www.site.example, me@site.example, HTTPS://site.example/*c*",
  "<https://site.example/_d_>",
  "a note[^1]\n\n[^1]: at https://site.example/_e_",
  "| place |\n| --- |\n| [here](https://site.example/_f_) |",
])("the tree of %j is that of all rules, though some texts are read without the one on bare addresses", (body) => {
  expect(parseBody(body)).toEqual(parser.parse(body));
});
