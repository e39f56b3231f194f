import { readFileSync } from "node:fs";
import { contactForm, newsletterForm } from "@/lib/messages/forms";
import { renderReplyPage } from "@/lib/messages/reply";

const nasty = `"'><script>alert(1)</script>&amp;`;
const escaped = "&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;";

const page = renderReplyPage({
  siteName: "A & B",
  form: contactForm,
  message: "<b>Upstream</b> said no",
  errors: { email: "Enter an email address." },
  values: { name: nasty, email: nasty, subject: "Report Inaccuracy", message: `\n${nasty}`, platformType: "Made up" },
});

it("escapes everything that comes from outside", () => {
  expect(page).not.toContain("<script");
  expect(page).not.toContain("<b>");
  expect(page).toContain(`value="${escaped}"`);
  expect(page).toContain("&lt;b&gt;Upstream&lt;/b&gt; said no");
  expect(page).toContain("| A &amp; B</title>");
});

it("keeps what was typed and chosen, a leading line break too", () => {
  expect(page).toContain(`>\n\n${escaped}</textarea>`);
  expect(page).toContain('<option value="Report Inaccuracy" selected>');
  expect(page).toContain('<option value="" selected>Select an option</option>');
  expect(page).not.toContain("Made up");
  expect(page.match(/<label for="\w+">.+\(optional\)/g)?.map((label) => label.split('"')[1])).toEqual([
    "name",
    "refSource",
  ]);
});

it("ties each message to its field, and leads to it from the summary, which takes the focus", () => {
  expect(page).toContain('aria-invalid="true" aria-describedby="email-error"');
  expect(page).toContain('<p class="error" id="email-error">Enter an email address.</p>');
  expect(page).toContain('<a href="#email">Email address: Enter an email address.</a>');
  expect(page).toMatch(/role="alert" tabindex="-1" autofocus/);
  expect(page.match(/aria-invalid/g)).toHaveLength(1);
});

it("has no list in the summary when no field is wrong", () => {
  const plain = renderReplyPage({ siteName: "A & B", form: newsletterForm, message: "No.", errors: {}, values: {} });
  expect(plain).not.toContain("<ul>");
  expect(plain).toContain('<form action="/api/newsletter" method="post">');
});

it("wears the values of the site's tokens", () => {
  const declared = (file: string) =>
    new Map(
      [...readFileSync(file, "utf8").matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name, value]) => [name, value]),
    );
  const tokens = declared("app/styles/tokens.css");
  const copies = [...declared("public/styles/plain-page.css")];
  expect(copies.length).toBeGreaterThan(8);
  expect(copies.filter(([name, value]) => tokens.get(name) !== value)).toEqual([]);
});
