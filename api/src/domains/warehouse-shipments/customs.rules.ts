/** What customs want to know of each product of a shipment, and what of it nobody knows yet. Pure. */
import type { CustomsFact } from '@quayside/contract/package-values';
import type { CustomsProduct } from '@quayside/contract/warehouse-shipments';

/** A line of a package; all null but the code: nobody told what is in the package. */
export type CustomsLine = {
  /** The package's. */
  readonly code: string;
  readonly gtin: string | null;
  readonly productName: string | null;
  /** Null: not counted. */
  readonly received: number | null;
  readonly hsCode: string | null;
  readonly originCountry: string | null;
  readonly unitPriceMinor: bigint | null;
};

/** What a refusal says of a product. */
export type CustomsGap = Pick<CustomsProduct, 'gtin' | 'productName' | 'facts' | 'packages'>;

/** Products a refusal or a page names: more are not read, and nothing is closed until all are known. */
const mostProducts = 200;

/** One entry for each product, with what is missing and the packages that hold it; incomplete ones first. */
export function customsProducts(lines: readonly CustomsLine[]): CustomsProduct[] {
  const products = new Map<string, CustomsProduct>();
  for (const line of lines) {
    if (line.received === 0) continue;
    const { code, gtin, productName, hsCode, originCountry } = line;
    const before = products.get(gtin ?? '') ?? { gtin, productName, hsCode, originCountry, facts: [], packages: [] };
    products.set(gtin ?? '', {
      ...before,
      facts: [...new Set([...before.facts, ...missingOf(line)])],
      packages: [...new Set([...before.packages, code])],
    });
  }
  const [missing, complete] = [[...products.values()].filter(isMissing), [...products.values()].filter(isComplete)];
  return [...missing, ...complete].slice(0, mostProducts);
}

/** Those of which something is missing. */
export const customsGaps = (products: readonly CustomsProduct[]): CustomsGap[] =>
  products.filter(isMissing).map(({ gtin, productName, facts, packages }) => ({ gtin, productName, facts, packages }));

const isMissing = ({ facts }: CustomsProduct): boolean => facts.length > 0;
const isComplete = (product: CustomsProduct): boolean => !isMissing(product);

function missingOf({ gtin, hsCode, originCountry, unitPriceMinor }: CustomsLine): CustomsFact[] {
  if (gtin === null) return ['CONTENTS'];
  return [
    ...(hsCode === null ? (['HS_CODE'] as const) : []),
    ...(originCountry === null ? (['ORIGIN_COUNTRY'] as const) : []),
    ...((unitPriceMinor ?? 0n) > 0n ? [] : (['VALUE'] as const)),
  ];
}
