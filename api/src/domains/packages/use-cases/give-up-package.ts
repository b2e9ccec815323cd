/**
 * A package that did not come is given up as lost: by a lead, or by the system fifteen working days after the day it was
 * expected, when a claim of lost goods may be made (domain page, sections 5 and 6). It stays MISSING, for it can still come;
 * nobody waits for it, and what was in it is claimed, so that its buyer is refunded.
 */
import type { giveUpBody } from '@quayside/contract/packages';
import type { z } from 'zod';
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachOf } from '../../../platform/jobs/each-of.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { type FoundDifference, raiseDiscrepancyClaim, raiseLost } from '../../claims/claims.public.ts';
import { isLostAltogether, lockedSale, recordSaleEvent } from '../../sales/sales.public.ts';
import { isOrderEnded, type PackageChange, takeStep, withLockedPackage } from '../locked-package.ts';
import { isPartBack } from '../packages.events.repository.ts';
import { linesOfPackage, lockPackage, missingPackages, type PackageRecord } from '../packages.repository.ts';
import { goneBack } from '../wait-again.ts';
import { workingDaysAgo } from './mark-missing.ts';

type Input = z.infer<typeof giveUpBody> & { readonly packageId: string };

const givenUpAfterWorkingDays = 15;
const batch = 500;

/**
 * Refuses with `package_not_found`, `package_not_in_state`, `package_given_up`, `stale_version`; asked to claim also with
 * `claim_already_open` and `claim_nothing_shipped`.
 */
export const giveUpPackage = (write: Write, { packageId, version, raiseClaim, note }: Input): Promise<void> =>
  withLockedPackage(write, { packageId, version }, async (change) => {
    await giveUp(change, note);
    // Of an order that ended the buyer has the money back.
    if (raiseClaim && !isOrderEnded(change)) await raiseDiscrepancyClaim(change, lostIn([change], note));
    await waitAnew(change);
  });

/** The timer: what can be claimed is, an order's packages in one claim, and what cannot is given up all the same. */
export async function giveUpMissing(deps: Deps): Promise<void> {
  const before = workingDaysAgo(deps.clock.now(), givenUpAfterWorkingDays);
  const due = await deps.database.read('system', (db) => missingPackages(db, before, batch));
  const orders = Map.groupBy(due, ({ saleId }) => saleId).values();
  await eachOf('orders wait for packages that never came', orders, (together) => giveUpTogether(deps, together));
}

async function giveUpTogether(deps: Deps, due: readonly PackageRecord[]): Promise<void> {
  const [first] = due;
  if (!first) return;
  const { sellerId, saleId } = first;
  await openWrite(deps, { actor: systemActor, scope: { sellerId } }, async (write) => {
    const sale = await lockedSale(write, { sellerId, saleId });
    const changes: PackageChange[] = [];
    for (const { id } of due) {
      const one = await lockPackage(write.db, { sellerId, id });
      if (one?.status !== 'MISSING' || one.lostAt !== null) continue;
      const change = { ...sale, package: one, lines: await linesOfPackage(write.db, one), open: [] };
      await giveUp(change, undefined);
      changes.push(change);
    }
    const [change] = changes;
    if (change && !isOrderEnded(change)) await raiseLost(change, lostIn(changes, undefined).description);
    if (change) await waitAnew(change);
  });
}

async function giveUp(change: PackageChange, note: string | undefined): Promise<void> {
  await takeStep(change, { event: 'give_up', note, isFinal: true, patch: { lostAt: change.now } });
  await recordSaleEvent(change, { action: 'warehouse_missing', reason: change.package.code });
}

/**
 * Where the others went back before it was given up, from us or with their carrier, the order waits for its goods again (decision 0047).
 * What is lost altogether is claimed, and waits for our people.
 */
async function waitAnew(change: PackageChange): Promise<void> {
  const { db, package: one } = change;
  const { sellerId, saleId } = one;
  if (!(await isPartBack(db, one)) || (await isLostAltogether(db, sellerId, saleId))) return;
  const sale = await lockedSale(change, { sellerId, saleId });
  await goneBack({ ...change, ...sale });
}

const lostIn = (changes: readonly PackageChange[], note: string | undefined): FoundDifference => ({
  type: 'LOST_SHIPMENT',
  description: [
    `${changes.map(({ package: { code } }) => code).join(', ')} did not come to our warehouse`,
    ...(note === undefined ? [] : [note]),
  ].join('. '),
  lines: changes.flatMap(({ lines }) => lines.map(({ lineId, announced }) => ({ lineId, quantity: announced }))),
  photos: [],
});
