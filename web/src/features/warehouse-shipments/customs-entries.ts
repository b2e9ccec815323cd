/** What was typed of the customs data of a shipment's products, on its way to the call. */
import { hsCodePattern } from '@quayside/contract/package-values';
import type { CustomsProduct } from '@quayside/contract/warehouse-shipments';

export interface Entry {
  hsCode: string;
  originCountry: string;
}
/** By GTIN. */
export type Entries = Readonly<Record<string, Entry>>;
export interface Told {
  gtin: string;
  hsCode?: string;
  originCountry?: string;
}

/** What the fields of a product show: what was typed, else what is known. */
export const entryOf = (entries: Entries, { gtin, hsCode, originCountry }: CustomsProduct): Entry =>
  entries[gtin ?? ''] ?? { hsCode: hsCode ?? '', originCountry: originCountry ?? '' };

/** Codes are printed with points and spaces: 3401.30.00. */
const digitsOf = (typed: string): string => typed.replace(/[\s.]/g, '');

export const isHsCodeWrong = (typed: string): boolean => typed.trim() !== '' && !hsCodePattern.test(digitsOf(typed));

/** What differs from what is known. A field left empty tells nothing. */
export function toldOf(entries: Entries, products: readonly CustomsProduct[]): Told[] {
  return products.flatMap((product) => {
    if (product.gtin === null) return [];
    const entry = entryOf(entries, product);
    const [hsCode, originCountry] = [digitsOf(entry.hsCode), entry.originCountry];
    const told = {
      ...(hsCode === '' || hsCode === product.hsCode ? {} : { hsCode }),
      ...(originCountry === '' || originCountry === product.originCountry ? {} : { originCountry }),
    };
    return Object.keys(told).length === 0 ? [] : [{ gtin: product.gtin, ...told }];
  });
}
