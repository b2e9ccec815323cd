/** What a sale is found by: lower-cased beginnings, at most 64 characters, each once. */
const longest = 64;
const shortestWord = 3;

type Searchable = {
  readonly orderNumber: string;
  readonly buyerReference: string | null;
  readonly lines: readonly { readonly gtin: string; readonly brandName: string }[];
  readonly trackingNumbers?: readonly string[];
};

/** Number, buyer's reference, tracking numbers, GTINs with and without leading zeros, brands and the words of brands. */
export function searchTokensOf({ orderNumber, buyerReference, lines, trackingNumbers = [] }: Searchable): string[] {
  const texts = [
    orderNumber,
    ...(buyerReference ? [buyerReference] : []),
    ...trackingNumbers,
    ...lines.flatMap(({ gtin, brandName }) => [gtin, gtin.replace(/^0+/, ''), brandName, ...wordsOf(brandName)]),
  ];
  return [...new Set(texts.map(searchTokenOf))];
}

/** A text as it is stored and looked for. */
export const searchTokenOf = (text: string): string => text.trim().toLowerCase().slice(0, longest);

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortestWord);
