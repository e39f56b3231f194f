const figure = /\d{1,3}(?:[,\u00A0\u202F]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/** The numbers that an English text states, each as a whole figure: 10000 of "10,000+", 17.99 (and not 7.99) of "$17.99", 10000 of "10K". */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(figure)].map(({ 0: digits, index }) => {
    const [, scale = ""] = /^\s?(k|thousand|m|million)\b/i.exec(text.slice(index + digits.length)) ?? [];
    const value = Number(digits.replace(/[^\d.]/g, ""));
    return Number((value * (scales[scale.toLowerCase()] ?? 1)).toPrecision(12));
  });
}
