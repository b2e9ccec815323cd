/** What an offer is found by (RT-37). */
import { gtinForms, searchTokens, wordsOf } from '../../kernel/search-token.ts';

type Searchable = { readonly gtin: string; readonly productName: string; readonly brandName: string };

/** GTIN with and without leading zeros, brand, and the words of brand and product. */
export const searchTokensOf = ({ gtin, productName, brandName }: Searchable): string[] =>
  searchTokens([...gtinForms(gtin), brandName, ...wordsOf(brandName), ...wordsOf(productName)]);
