import type { Author, Category } from "@/lib/content/entry-types";
import { brandSchema } from "@/lib/content/schemas/brand-schema";
import {
  authorCard,
  categoryCard,
  parsePreviewFile,
  postCard,
  previewAddress,
  previewImage,
  reviewCard,
} from "@/lib/pictures/previews/preview-card";
import { buildPost, buildReview } from "../../../helpers/factories";

const brand = brandSchema.parse({
  name: "A site",
  shortName: "Site",
  audience: "adults",
  partnerTag: "Partner",
  shortDisclosure: "We may earn.",
  disclaimer: "We may earn.",
  mark: ["M2 2h20v20H2Z"],
  colours: {
    page: { light: "#ffffff", dark: "#101010" },
    text: { light: "#111111", dark: "#eeeeee" },
    accent: { light: "#0b57d0", dark: "#a8c7fa" },
    fact: { light: "#146c2e", dark: "#6dd58c" },
  },
});
const post = buildPost({ slug: "how-prices-work", title: "How prices work" });
const address = (changes: object, site = brand) => previewAddress(postCard({ ...post, ...changes }), site);

describe("the address of a card", () => {
  it("changes with anything on the card, and with nothing else", () => {
    expect(address({})).toMatch(/^\/media\/blog\.how-prices-work-[0-9a-f]{12}\.jpg$/);
    expect(address({ excerpt: "Another excerpt.", body: "Another text." })).toBe(address({}));
    const changed = [
      address({}),
      address({ title: "How prices work now" }),
      address({ category: "AI Tools" }),
      address({ coverImage: "/media/another-0123456789ab.webp" }),
      address({}, { ...brand, name: "Another site" }),
      address({}, { ...brand, mark: ["M0 0h24v24H0Z"] }),
      address({}, { ...brand, colours: { ...brand.colours, accent: { light: "#111111", dark: "#eeeeee" } } }),
    ];
    expect(new Set(changed).size).toBe(changed.length);
    const rated = (overall: number) => previewAddress(reviewCard(buildReview({ rating: { overall } })), brand);
    expect(rated(4.2)).not.toBe(rated(4.3));
  });

  it("is read back, and no other", () => {
    const file = address({}).slice("/media/".length);
    expect(parsePreviewFile(file)).toMatchObject({ file, kind: "blog", slug: "how-prices-work" });
    const others = ["", "x", "blog.a.jpg", "blog.-0123456789ab.jpg", "pages.a-0123456789ab.jpg", "a-0123456789ab.jpg"];
    const outside = [
      "blog.../x-0123456789ab.jpg",
      `blog.${"a".repeat(151)}-0123456789ab.jpg`,
      `${file}\n`,
      `${file}.jpg`,
    ];
    for (const other of [...others, ...outside]) expect(parsePreviewFile(other)).toBeUndefined();
  });
});

describe("the picture of a page", () => {
  it("is described by what is on it", () => {
    expect(previewImage(postCard(post), brand)).toEqual({
      src: address({}),
      alt: `${post.category}: How prices work`,
      width: 1200,
      height: 630,
    });
    const review = buildReview({ product: "Luna AI", rating: { overall: 4 } });
    expect(reviewCard(review)).toMatchObject({ kind: "reviews", label: "Luna AI, reviewed", rating: "4.0" });
    expect(previewImage(reviewCard(review), brand)?.alt).toContain("Rated 4.0 out of 5");
    const author = { slug: "ada", role: "Editor", name: "Ada Page", avatar: "/media/ada-0123456789ab.webp" } as Author;
    expect(authorCard(author)).toMatchObject({ kind: "authors", label: "Editor", title: "Ada Page" });
    expect(categoryCard({ slug: "guides", heading: "Guides" } as Category)).toMatchObject({ title: "Guides" });
  });

  it("is drawn with the letters of European languages", () => {
    for (const title of ["Größe, ça va, señor", "Łódź, Čeština, Ğ, Šß, Ő", "“Quoted” – and • so on…"])
      expect([title, previewImage(postCard({ ...post, title }), brand)?.alt]).toEqual([
        title,
        `${post.category}: ${title}`,
      ]);
  });

  it("is the site's own where the fonts lack a letter", () => {
    expect(previewImage(postCard({ ...post, title: "How 价格 work" }), brand)).toBeUndefined();
  });
});
