/** A claim in a given state with a file, and a file that waits for one, as targets of generated requests. */
import type { ClaimStatus } from '@quayside/contract/claim-values';
import { makeClaim, makeClaimableSale } from '../../domains/claims/claims.factory.ts';
import { claimEvidence } from '../../domains/claims/claims.tables.ts';
import type { SellerRow } from '../../domains/sellers/sellers.factory.ts';
import { newId } from '../../kernel/ids.ts';
import { pdfBytes, sha256Of } from '../../platform/files/files.factory.ts';
import { keepFile, storeFile } from '../../platform/files/stored-files.ts';

import type { TestApp } from '../app.ts';

/** NONE: the sale has no claim yet. */
export type ClaimState = ClaimStatus | 'NONE';
export type OwnedClaims = {
  readonly sale: string;
  readonly line: string;
  readonly secondLine: string;
  readonly claim: string;
  readonly claimFile: string;
  readonly evidence: string;
};

const asked = '2026-11-20T09:00:00.000Z';
const later = '2026-11-30T09:00:00.000Z';
const reshipped = { resolution: 'RESHIP', fault: 'SELLER' } as const;
const stateOf = (status: ClaimStatus) => {
  if (status === 'AWAITING_SELLER') return { status, askedAt: asked, respondBy: later, dueAt: later };
  if (status === 'AWAITING_RESHIPMENT')
    return { status, decidedAt: asked, dueAt: later, approvedMinor: 0n, ...reshipped };
  if (status === 'REJECTED') return { status, decidedAt: asked, appealUntil: later, approvedMinor: 0n };
  return { status };
};

export async function makeOwnedClaims(
  t: TestApp,
  seller: SellerRow,
  status: ClaimState,
  buyerId: string | null,
): Promise<OwnedClaims> {
  const content = pdfBytes();
  const file = { type: 'pdf', content: new Blob([new Uint8Array(content)]), sha256: sha256Of(content) } as const;
  const stored = [await storeFile(t.deps, seller.id, file), await storeFile(t.deps, seller.id, file)];
  return t.database.write({ sellerId: seller.id }, async (db) => {
    const made = await makeClaimableSale(db, { seller, ...(buyerId ? { buyerId } : {}) });
    const claim = status === 'NONE' ? null : await makeClaim(db, { made, ...stateOf(status) });
    const ids: string[] = [];
    for (const [index, { id: fileId }] of stored.entries()) {
      await keepFile(db, t.clock.now(), { sellerId: seller.id, id: fileId });
      const id = newId();
      await db.insert(claimEvidence).values({
        sellerId: seller.id,
        id,
        saleId: made.sale.id,
        claimId: index === 0 ? (claim?.id ?? null) : null,
        kind: 'DELIVERY_NOTE',
        party: 'BUYER',
        verdict: 'OK',
        contentHash: `${index}`.repeat(64),
        fileId,
        fileName: 'note.pdf',
        mediaType: 'application/pdf',
        bytes: content.length,
        addedAt: '2026-11-19T09:00:00.000Z',
        addedBy: newId(),
        addedByName: 'Jonas Petersen',
      });
      ids.push(id);
    }
    const [first, second] = made.lines;
    return {
      sale: made.sale.id,
      line: first?.id ?? newId(),
      secondLine: second?.id ?? newId(),
      claim: claim?.id ?? newId(),
      claimFile: ids[0] ?? newId(),
      evidence: ids[1] ?? newId(),
    };
  });
}
