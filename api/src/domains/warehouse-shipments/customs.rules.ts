/** What customs want to know of each product of a shipment, and what of it nobody knows yet. Pure. */

export type CustomsFact = 'CONTENTS' | 'HS_CODE' | 'ORIGIN_COUNTRY' | 'VALUE';

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

export type CustomsGap = {
  /** Null: what is in these packages is not known. */
  readonly gtin: string | null;
  readonly productName: string | null;
  readonly facts: readonly CustomsFact[];
  readonly packages: readonly string[];
};

/** Products a refusal names: more are not read, and nothing is closed until all are known. */
const mostGaps = 200;

/** One entry for each product of which something is missing, with the packages that hold it. */
export function customsGaps(lines: readonly CustomsLine[]): CustomsGap[] {
  const gaps = new Map<string, CustomsGap>();
  for (const line of lines) {
    const facts = line.received === 0 ? [] : missingOf(line);
    if (facts.length === 0) continue;
    const { code, gtin, productName } = line;
    const before = gaps.get(gtin ?? '') ?? { gtin, productName, facts: [], packages: [] };
    gaps.set(gtin ?? '', {
      ...before,
      facts: [...new Set([...before.facts, ...facts])],
      packages: [...new Set([...before.packages, code])],
    });
  }
  return [...gaps.values()].slice(0, mostGaps);
}

function missingOf({ gtin, hsCode, originCountry, unitPriceMinor }: CustomsLine): CustomsFact[] {
  if (gtin === null) return ['CONTENTS'];
  return [
    ...(hsCode === null ? (['HS_CODE'] as const) : []),
    ...(originCountry === null ? (['ORIGIN_COUNTRY'] as const) : []),
    ...((unitPriceMinor ?? 0n) > 0n ? [] : (['VALUE'] as const)),
  ];
}
