import { processWide } from "../config/process-wide";
import { matchesFilter } from "./filter";
import type { Library } from "./library";
import type { ParsedEntry } from "./parse-entry";
import { byNewest, isPublished } from "./publishing";
import type { FilterRule } from "./schemas/category";
import type { PostData } from "./schemas/post";
import type { ReviewData } from "./schemas/review";

type PostEntry = ParsedEntry<PostData>;

/** What readers may see of a library on one day. Everything is newest first. */
export class Published {
  readonly posts: readonly PostEntry[];
  readonly reviews: readonly ParsedEntry<ReviewData>[];
  readonly #listings = new Map<FilterRule, readonly PostEntry[]>();
  #byAuthor: ReadonlyMap<string, readonly PostEntry[]> | undefined;

  /** @param day As `2025-06-28`. */
  constructor(
    { collections }: Library,
    readonly day: string,
  ) {
    const newest = (a: PostEntry | ParsedEntry<ReviewData>, b: typeof a) => byNewest(a.data, b.data);
    this.posts = collections.blog.filter(({ data }) => isPublished(data, day)).sort(newest);
    this.reviews = collections.reviews.filter(({ data }) => isPublished(data, day)).sort(newest);
  }

  /** The articles that a listing's rule takes in. */
  listedBy(rule: FilterRule): readonly PostEntry[] {
    if (rule === "all") return this.posts;
    const listed = this.#listings.get(rule) ?? this.posts.filter(takenInBy(rule));
    this.#listings.set(rule, listed);
    return listed;
  }

  /** The articles of an author. */
  writtenBy(slug: string): readonly PostEntry[] {
    this.#byAuthor ??= groupByAuthor(this.posts);
    return this.#byAuthor.get(slug) ?? [];
  }
}

/** Remembered: pages, search and the webhook all need it after each change, and of ten thousand articles it takes a while. */
export function publishedIn(library: Library, day: string): Published {
  const remembered = processWide("published", () => new WeakMap<Library, Published>());
  const known = remembered.get(library);
  if (known?.day === day) return known;
  const published = new Published(library, day);
  remembered.set(library, published);
  return published;
}

/** While neither of the two files changes, a rule and an article are the same objects: asked once, it stays answered. */
function takenInBy(rule: Exclude<FilterRule, "all">): (post: PostEntry) => boolean {
  const answers = processWide("listed articles", () => new WeakMap<FilterRule & object, WeakMap<PostEntry, boolean>>());
  const known = answers.get(rule) ?? new WeakMap<PostEntry, boolean>();
  answers.set(rule, known);
  return (post) => {
    const answer = known.get(post);
    if (answer !== undefined) return answer;
    const isTakenIn = matchesFilter(post.data, rule);
    known.set(post, isTakenIn);
    return isTakenIn;
  };
}

function groupByAuthor(posts: readonly PostEntry[]): ReadonlyMap<string, readonly PostEntry[]> {
  const groups = new Map<string, PostEntry[]>();
  for (const post of posts) {
    const group = groups.get(post.data.author);
    if (group) group.push(post);
    else groups.set(post.data.author, [post]);
  }
  return groups;
}
