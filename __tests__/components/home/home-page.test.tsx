import { fireEvent, render, screen, within } from "@testing-library/react";
import HomePage, { generateMetadata } from "@/app/page";
import { isEmptyCriteria, readCriteria } from "@/lib/apps/finder/criteria";
import { resetLibrary } from "@/lib/content/site/open-content";
import { claimFields, contentFile, provenNow } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";
import { mockSearchElement } from "../search/mock-search-element";

mockSearchElement();

const letter = {
  quote: "It helped.",
  role: "A reader",
  avatarUrl: "/images/person.webp",
  rating: 5,
  date: "2025-06-09",
};
const plan = { period: "per month", description: "A plan.", features: [{ text: "A trial", included: true }] };
const card = { heading: "A card", text: "A text.", label: "Go" };

const lookedUp = { source: "https://lark.example/prices", checkedOn: "2025-06-20" };

const folder = serveContent({
  "site/claims.md": contentFile({
    claims: [
      claimFields,
      { ...claimFields, id: "rating", text: "4.9/5", value: 4.9, ...provenNow() },
      { ...claimFields, id: "score", text: "9.5", value: 9.5 },
    ],
  }),
  "site/home.md": contentFile({
    hero: {
      badge: "A badge",
      headline: "A headline",
      lede: "A lede.",
      trustPoints: ["{{claim:users}} users", "For adults"],
      rating: "{{claim:rating}} stars",
      primaryLabel: "Try it",
      secondary: { label: "Reviews", href: "/reviews" },
      featuredOn: [{ name: "The Morning Post", ...provenNow() }, { name: "The Evening Post" }],
    },
    chooser: {
      heading: "Which one?",
      budget: { label: "A year?", any: "Any price", options: [{ label: "Up to $60", year: 60 }] },
      purpose: { label: "What for?", any: "Anything", options: [{ label: "Talk", kind: "companion" }] },
      mustHave: { label: "Must it?", any: "No", options: [{ label: "Delete", fact: "account-deletion" }] },
      label: "Show them",
    },
    ranking: { heading: "The top" },
    features: { heading: "Features", items: [{ icon: "memory", title: "Memory", text: "It remembers." }] },
    testimonials: {
      heading: "Letters",
      items: [
        { ...letter, name: "Reader One", ...provenNow() },
        { ...letter, name: "Reader Two" },
      ],
    },
    plans: {
      heading: "Plans",
      intro: "Prices.",
      label: "Start",
      items: [{ ...plan, name: "Basic", price: "{{claim:score}}" }],
    },
    faq: { heading: "Questions", items: [{ question: "Why?", answer: "Because. It has {{claim:users}} users." }] },
    closing: card,
    resources: {
      heading: "Elsewhere",
      items: [
        { label: "A page", url: "https://page.example/", text: "A text." },
        { label: "Another", url: "https://another.example/", text: "A text." },
      ],
    },
  }),
});

jest.mock("@/lib/runtime/env", () => {
  const actual = jest.requireActual("@/lib/runtime/env");
  return { ...actual, getEnv: () => actual.parseEnv(process.env) };
});

beforeEach(() => {
  delete process.env.SITE_STAGE;
});

const structuredData = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => JSON.parse(textContent)["@graph"],
  );

describe("the home page", () => {
  it("has its sections in the order of docs/reference/behaviour.md", () => {
    render(<HomePage />);
    const headings = within(screen.getByRole("main"))
      .getAllByRole("heading")
      .filter(({ tagName }) => tagName < "H3");
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "A headline",
      "The top",
      "Which one?",
      "New articles",
      "Features",
      "Letters",
      "Plans",
      "Questions",
      "A card",
      "Elsewhere",
    ]);
  });

  it("asks in a plain form what Find reads, with nothing chosen that narrows it down", () => {
    render(<HomePage />);
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Which one?" });
    expect(form).toHaveAttribute("action", "/reviews/find");
    expect(form.method).toBe("get");
    const query = () => new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    expect(isEmptyCriteria(readCriteria(query()))).toBe(true);
    for (const name of ["Up to $60", "Talk", "Delete"]) fireEvent.click(within(form).getByRole("radio", { name }));
    expect(readCriteria(query())).toMatchObject({
      year: 6000,
      kinds: ["companion"],
      facts: ["account-deletion"],
      unread: 0,
    });
  });

  it("shows the top of the ranking with points and a year's price below the headline; nothing without a tested app", () => {
    folder.write(
      "products/lark-ai.md",
      contentFile({
        name: "Lark AI",
        plans: [{ id: "monthly", name: "Monthly", price: 9.5, every: "1 month", ...lookedUp }],
      }),
    );
    resetLibrary();
    const { unmount } = render(<HomePage />);
    const tile = () => within(screen.getByRole("region", { name: "The top" })).getByRole("listitem");
    expect(tile()).toHaveTextContent(/Lark AI.*\$114\.00 a year\d+\.\d of \d+$/);
    expect(within(tile()).getByRole("link", { name: "Lark AI" })).toHaveAttribute("href", "/reviews/lark-ai-review");
    const headline = screen.getByRole("heading", { level: 1 });
    expect(headline.compareDocumentPosition(tile())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const lastOfHero = screen.getByRole("list", { name: "Featured on" });
    expect(lastOfHero.compareDocumentPosition(tile())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    unmount();
    folder.remove("test-reports/lark-ai-2025-06-20.md");
    resetLibrary();
    render(<HomePage />);
    expect(screen.queryByRole("heading", { name: "The top" })).not.toBeInTheDocument();
  });

  it("shows the newest articles, which lead to all of them", () => {
    render(<HomePage />);
    const section = within(screen.getByRole("region", { name: "New articles" }));
    expect(section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toContain(
      "How prices work",
    );
    expect(section.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/blog");
  });

  it("has neither questions nor ranking where the content names none", () => {
    folder.write("site/home.md", folder.read("site/home.md").replace(/^(chooser|ranking):\n(?: .*\n)+/gm, ""));
    resetLibrary();
    render(<HomePage />);
    expect(screen.queryByRole("form", { name: "Which one?" })).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "The top" })).not.toBeInTheDocument();
  });

  it("has the structured data of the site, its publisher and its questions", () => {
    const { container } = render(<HomePage />);
    const data = structuredData(container);
    expect(data.map((entry) => entry["@type"])).toEqual(["Organization", "WebSite", "WebPage", "FAQPage"]);
    expect(data[0]).toMatchObject({ name: "Test Almanac", logo: expect.stringContaining("/images/icon-512.png") });
  });

  it("says once below the hero and once below the letters that something in them is not proved", () => {
    render(<HomePage />);
    for (const text of ["The Evening Post", "The Morning Post", "Reader Two", "10,000+ users"])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText(/^Placeholders; see/)).toHaveLength(2);
    expect(screen.queryByText(/Not proved|Sample/)).not.toBeInTheDocument();
  });

  it("shows nothing unproven on a live site, on the page or in its structured data", () => {
    process.env.SITE_STAGE = "live";
    resetLibrary();
    const { container } = render(<HomePage />);
    expect(screen.queryByRole("heading", { name: "Plans" })).not.toBeInTheDocument();
    expect(screen.getByText("4.9/5 stars")).toBeInTheDocument();
    expect(container).toHaveTextContent("The Morning Post");
    expect(container).toHaveTextContent("Reader One");
    expect(container.innerHTML).not.toMatch(/Evening|Reader Two|users/);
    expect(structuredData(container)[3].mainEntity[0].acceptedAnswer.text).toBe("<p>Because.</p>");
  });

  it("has the tagline as its title and is its own canonical", () => {
    expect(generateMetadata()).toMatchObject({
      title: "A tagline | Test Almanac",
      alternates: { canonical: "http://localhost:3000" },
    });
  });
});
