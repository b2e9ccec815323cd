/**
 * We claim what the warehouse found, or never found (domain page, sections 5 and 6): the system opens a WAREHOUSE_DISCREPANCY
 * claim with the photos of the difference as evidence, or a LOST_SHIPMENT claim over a package that was given up. The buyer's
 * periods do not bind us; one open claim per order does.
 */
import { systemActor } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SaleChange } from '../../sales/sales.public.ts';
import { isEnded, lineFactsOf, transportOf } from '../claim-context.ts';
import { refuse } from '../claims.errors.ts';
import { type ClaimRecord, insertEvidence, storedHashOf } from '../claims.repository.ts';
import { claimableQuantityOf } from '../claims.rules.ts';
import { calendarOf } from '../locked-claim.ts';
import { newContext, openClaim } from '../open-claim.ts';

export type FoundPhoto = {
  readonly fileId: string;
  readonly name: string;
  readonly type: 'png' | 'jpg';
  readonly bytes: number;
};
export type FoundDifference = {
  readonly type: 'WAREHOUSE_DISCREPANCY' | 'LOST_SHIPMENT';
  /** What was found, in the warehouse's words. */
  readonly description: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly photos: readonly FoundPhoto[];
};

/** Refuses with `claim_already_open`, and with `claim_nothing_shipped` when no piece of it can be claimed. */
export async function raiseDiscrepancyClaim(sale: SaleChange, found: FoundDifference): Promise<ClaimRecord> {
  const claimed = await claimableOf(sale, found);
  if (typeof claimed === 'string') throw refuse(claimed);
  return raise(sale, found, claimed);
}

/** The same where nobody asked for it: null when it cannot be claimed. */
export async function raiseClaimIfPossible(sale: SaleChange, found: FoundDifference): Promise<ClaimRecord | null> {
  const claimed = await claimableOf(sale, found);
  return typeof claimed === 'string' ? null : raise(sale, found, claimed);
}

type Claimed = Parameters<typeof openClaim>[1]['claimed'];

function raise(sale: SaleChange, { type, description, photos }: FoundDifference, claimed: Claimed) {
  const action = type === 'LOST_SHIPMENT' ? 'submit_lost_shipment' : 'submit';
  return openClaim({ ...sale, actor: systemActor }, { type, description, claimed, action }, (claim) =>
    attachPhotos(sale, claim, photos),
  );
}

async function claimableOf(
  sale: SaleChange,
  { type, lines }: FoundDifference,
): Promise<Claimed | 'claim_already_open' | 'claim_nothing_shipped'> {
  const { db, deps } = sale;
  // Its buyer has the money back.
  if (isEnded(sale.sale)) return 'claim_nothing_shipped';
  const transport = await transportOf(sale, calendarOf(deps, sale));
  const { hasOtherOpenClaim } = await newContext(sale, { type, evidence: [], transport });
  if (hasOtherOpenClaim) return 'claim_already_open';
  const claimed = (await lineFactsOf(db, sale.sale, null)).flatMap((line) => {
    const asked = lines.filter(({ lineId }) => lineId === line.lineId);
    const quantity = asked.reduce((sum, one) => sum + one.quantity, 0);
    const left = Math.min(quantity, claimableQuantityOf(line));
    return left > 0 ? [{ line, quantity: left }] : [];
  });
  return claimed.length === 0 ? 'claim_nothing_shipped' : claimed;
}

/** The same stored files, so that seller and staff see the very photos the warehouse took. */
async function attachPhotos({ db, now, actor }: SaleChange, claim: ClaimRecord, photos: readonly FoundPhoto[]) {
  const { sellerId, saleId, id: claimId } = claim;
  const rows = [];
  for (const { fileId, name, type: kept, bytes } of photos)
    rows.push({
      ...{ sellerId, saleId, claimId, id: newId(), kind: 'OTHER' as const, party: 'WAREHOUSE' as const },
      ...{ verdict: 'OK' as const, contentHash: await storedHashOf(db, sellerId, fileId), pictureHash: null },
      ...{ fileId, fileName: name, mediaType: mediaTypes[kept], bytes },
      ...{ addedAt: now, addedBy: actor.userId ?? claimId, addedByName: actor.name },
    });
  await insertEvidence(db, rows);
}

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg' } as const;
