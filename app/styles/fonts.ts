import localFont from "next/font/local";

/** Fraunces, display size, Latin, one weight (560). The declared range keeps browsers from synthesising a bolder one. */
const fraunces = localFont({
  src: "./fonts/fraunces-display.woff2",
  weight: "400 700",
  variable: "--font-fraunces",
  adjustFontFallback: "Times New Roman",
});

/** Inter, Latin, weights 400 to 700. */
const inter = localFont({
  src: "./fonts/inter.woff2",
  weight: "400 700",
  variable: "--font-inter",
  adjustFontFallback: "Arial",
});

export const fontVariables = `${fraunces.variable} ${inter.variable}`;
