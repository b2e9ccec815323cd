/** What was set aside before its number was entered: it is what is announced then (decision 0052). */
import { readScan } from '@quayside/contract/gs1-scan';
import type { Db } from '../../platform/db/database.ts';
import { printedSsccs } from '../papers/papers.public.ts';
import { type PackageRecord, savePackage } from './packages.repository.ts';
import { isSetAside, labelsFor } from './packages.rules.ts';

type Entered = { readonly carrier: string; readonly numbers: readonly string[] };

/**
 * Of an order's `rows`, those that stand here under a number that is entered now, or under the printed label that it comes
 * with: these are known by their number from now on.
 */
export async function earlyPackages(
  db: Db,
  of: { readonly sellerId: string; readonly saleId: string },
  rows: readonly PackageRecord[],
  entered: Entered,
): Promise<PackageRecord[]> {
  const here = rows.filter((one) => isSetAside(one) && !isGone(one));
  const byNumber = here.filter(({ trackingNumber }) => entered.numbers.includes(trackingNumber));
  const labelled = here.flatMap((one) => {
    const { sscc } = readScan(one.trackingNumber);
    return sscc === null || byNumber.includes(one) ? [] : [{ one, sscc }];
  });
  if (labelled.length === 0) return byNumber;
  const known = new Set(
    rows.filter((one) => !isSetAside(one) || byNumber.includes(one)).map((one) => one.trackingNumber),
  );
  const anew = entered.numbers
    .filter((number) => !known.has(number))
    .map(
      (number) =>
        ({ id: number, code: '', trackingNumber: number, status: 'ANNOUNCED', lostAt: null, sscc: null }) as const,
    );
  const labels = labelsFor([...rows, ...anew], await printedSsccs(db, of));
  const byLabel: PackageRecord[] = [];
  for (const { one, sscc } of labelled) {
    const trackingNumber = labels.find((label) => label.sscc === sscc)?.id;
    if (trackingNumber === undefined || !anew.some(({ id }) => id === trackingNumber)) continue;
    const patch = { trackingNumber, sscc, carrier: entered.carrier };
    await savePackage(db, one, patch);
    byLabel.push({ ...one, ...patch });
  }
  return [...byNumber, ...byLabel];
}

/** Nobody waits for it, and it is not here any more. */
export const isGone = ({ lostAt, status }: PackageRecord): boolean =>
  lostAt !== null || status === 'RETURNED_TO_SELLER' || status === 'DISPOSED';
