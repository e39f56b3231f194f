import { buildAboutPage } from "@/lib/structured-data/about-page";
import { buildOrganization } from "@/lib/structured-data/organization";
import { buildWebSite } from "@/lib/structured-data/web-site";

const organization = {
  "@type": "Organization",
  name: "Test Almanac",
  url: "http://localhost:3000",
  logo: "http://localhost:3000/images/icon-512.png",
};

it("buildWebSite names the site, its address and its publisher", () => {
  expect(buildWebSite("Test Almanac")).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Test Almanac",
    url: "http://localhost:3000",
    inLanguage: "en",
    publisher: organization,
  });
});

it("buildOrganization names profiles and founding year", () => {
  const profiles = ["https://social.example/a", "https://social.example/b"];
  expect(buildOrganization({ name: "Test Almanac", profiles, foundingYear: "2023" })).toEqual({
    "@context": "https://schema.org",
    ...organization,
    sameAs: profiles,
    foundingDate: "2023",
  });
});

it("buildOrganization leaves out what is not there or may not be stated", () => {
  const data = buildOrganization({ name: "Test Almanac", profiles: [], foundingYear: undefined });
  expect(data).toEqual({ "@context": "https://schema.org", ...organization });
});

it("buildAboutPage is about the publisher", () => {
  expect(buildAboutPage("Who we are", "Test Almanac")).toEqual({
    "@context": "https://schema.org",
    "@type": "AboutPage",
    name: "Who we are",
    url: "http://localhost:3000/about",
    mainEntity: organization,
  });
});
