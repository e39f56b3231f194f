import { generateMetadata } from "@/app/contact/page";
import * as received from "@/app/contact/received/page";
import { generateMetadata as reportMetadata } from "@/app/contact/report/page";
import * as sent from "@/app/contact/sent/page";
import * as subscribed from "@/app/contact/subscribed/page";
import { keptText } from "@/lib/messages/fields";
import { htmlOf } from "../helpers/render-page";

it("shows the form, posting to the handler without script", async () => {
  const html = await htmlOf("/contact");
  expect(html).toMatch(/<form [^>]*action="\/api\/contact" method="post"/);
  expect(html).not.toContain("novalidate");
  expect(html).toMatch(/<input [^>]*type="email"[^>]* required=""/);
  expect(html).toMatch(/<textarea [^>]*name="message"[^>]* required=""/);
});

it.each([
  ["sent", sent, "Your message has been sent successfully! We&#x27;ll get back to you soon."],
  ["subscribed", subscribed, "Your address has been added to our newsletter."],
  ["received", received, keptText],
])("/contact/%s thanks readers without script, and is listed by no search engine", async (state, page, words) => {
  expect(await htmlOf(`/contact/${state}`)).toContain(words);
  expect(page.generateMetadata()).toMatchObject({
    robots: { index: false, follow: true },
    alternates: { canonical: expect.stringMatching(new RegExp(`/contact/${state}$`)) },
  });
});

describe("the form that is begun for a report", () => {
  const open = (query: string) => htmlOf(`/contact/report?${query}`);

  it("names the app and the fact, without script", async () => {
    const html = await open("about=brasswick&fact=leave-alone");
    expect(html).toContain("About Brasswick: Leave without writing\n\n</textarea>");
    expect(html).toMatch(/<select[^>]* name="subject"[^>]*><option value="Report Inaccuracy">/);
    expect(await open("about=brasswick")).toContain("About Brasswick\n\n</textarea>");
    expect(await open("about=brasswick&fact=prices")).toContain("About Brasswick: What it costs\n\n</textarea>");
  });

  it("is the plain form for what is not known any more", async () => {
    expect(await open("about=nobody&fact=leave-alone")).toBe(await htmlOf("/contact"));
  });

  it("is the contact page to search engines", () => {
    expect(reportMetadata()).toEqual(generateMetadata());
  });
});
