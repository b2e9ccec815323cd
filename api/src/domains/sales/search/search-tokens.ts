/** What a sale is found by (RT-37). */
import { gtinForms, searchTokens, wordsOf } from '../../../kernel/search-token.ts';

type Searchable = {
  readonly orderNumber: string;
  readonly buyerReference: string | null;
  readonly lines: readonly { readonly gtin: string; readonly brandName: string }[];
  readonly trackingNumbers?: readonly string[];
};

/** Number, buyer's reference, tracking numbers, GTINs with and without leading zeros, brands and the words of brands. */
export function searchTokensOf({ orderNumber, buyerReference, lines, trackingNumbers = [] }: Searchable): string[] {
  return searchTokens([
    orderNumber,
    ...(buyerReference ? [buyerReference] : []),
    ...trackingNumbers,
    ...lines.flatMap(({ gtin, brandName }) => [...gtinForms(gtin), brandName, ...wordsOf(brandName)]),
  ]);
}
