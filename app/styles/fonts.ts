import localFont from "next/font/local";

/** Display cut of Fraunces, Latin, weights 400 to 700. */
const fraunces = localFont({
  src: "./fonts/fraunces-display.woff2",
  weight: "400 700",
  variable: "--font-fraunces",
  adjustFontFallback: "Times New Roman",
});

/** Inter, Latin, all weights. */
const inter = localFont({
  src: "./fonts/inter.woff2",
  weight: "100 900",
  variable: "--font-inter",
  adjustFontFallback: "Arial",
});

export const fontVariables = `${fraunces.variable} ${inter.variable}`;
