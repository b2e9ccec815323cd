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
import {
  isLostAltogether,
  lockedSale,
  recordGoodsBack,
  recordSaleEvent,
  type SaleChange,
} from '../../sales/sales.public.ts';
import {
  isOrderEnded,
  type PackageChange,
  type PackageTarget,
  takeStep,
  withLockedPackage,
} from '../locked-package.ts';
import { isPartBack } from '../packages.events.repository.ts';
import { linesOfPackage } from '../packages.lines.repository.ts';
import { numbersThatAre } from '../packages.numbers.repository.ts';
import { lockPackage, missingPackages, type PackageRecord, packagesOfSale } from '../packages.repository.ts';
import { goneBack } from '../wait-again.ts';
import { workingDaysAgo } from './mark-missing.ts';

type Input = z.infer<typeof giveUpBody> & PackageTarget;

const givenUpAfterWorkingDays = 15;
const batch = 500;

/**
 * Refuses with `package_not_found`, `package_not_in_state`, `package_given_up`, `stale_version`; asked to claim also with
 * `claim_already_open` and `claim_nothing_shipped`.
 */
export const giveUpPackage = (write: Write, { packageId, place, version, raiseClaim, note }: Input): Promise<void> =>
  withLockedPackage(write, { packageId, place, version }, async (change) => {
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
    const missing = await waitingOf(await lockedSale(write, { sellerId, saleId }), due);
    await giveUpAll(missing.filter((one) => one.package.status === 'MISSING'));
  });
}

/** What its carrier lost on its way to us: nobody waits for it any longer, and its buyer hears once, with the claim. */
export async function giveUpLost(write: Write, { sellerId, saleId }: OfSale): Promise<void> {
  const numbers = await numbersThatAre(write.db, sellerId, saleId, 'LOST');
  if (numbers.length === 0) return;
  const sale = await lockedSale(write, { sellerId, saleId });
  const { rows } = await packagesOfSale(write.db, sellerId, saleId);
  const lost = await waitingOf(
    sale,
    rows.filter(({ trackingNumber }) => numbers.includes(trackingNumber)),
  );
  await giveUpAll(await Promise.all(lost.map(missed)));
}
type OfSale = { readonly sellerId: string; readonly saleId: string };

/** Those that are still waited for, locked. */
async function waitingOf(sale: SaleChange, asked: readonly PackageRecord[]): Promise<PackageChange[]> {
  const changes: PackageChange[] = [];
  for (const { sellerId, id } of asked) {
    const one = await lockPackage(sale.db, { sellerId, id });
    const isWaiting = (one?.status === 'ANNOUNCED' || one?.status === 'MISSING') && one.lostAt === null;
    if (isWaiting) changes.push({ ...sale, package: one, lines: await linesOfPackage(sale.db, one), open: [] });
  }
  return changes;
}

async function missed(change: PackageChange): Promise<PackageChange> {
  if (change.package.status === 'MISSING') return change;
  await takeStep(change, { event: 'mark_missing', isFinal: true });
  return { ...change, package: { ...change.package, status: 'MISSING' } };
}

async function giveUpAll(changes: readonly PackageChange[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  for (const change of changes) await giveUp(change, undefined);
  if (!isOrderEnded(first)) await raiseLost(first, lostIn(changes, undefined).description);
  await waitAnew(first);
}

async function giveUp(change: PackageChange, note: string | undefined): Promise<void> {
  await takeStep(change, { event: 'give_up', note, isFinal: true, patch: { lostAt: change.now } });
  await recordSaleEvent(change, { action: 'warehouse_missing', reason: change.package.code });
}

/**
 * Where the others went back before it was given up, from us or with their carrier, the order waits for its goods again (decision 0047).
 * What is lost altogether, in whatever order and whether or not a part came back, is claimed, and waits for our people.
 */
async function waitAnew(change: PackageChange): Promise<void> {
  const { db, package: one } = change;
  const { sellerId, saleId } = one;
  await recordGoodsBack(change);
  const isLost = await isLostAltogether(db, sellerId, saleId);
  if (!isLost && !(await isPartBack(db, one))) return;
  const whole = { ...change, ...(await lockedSale(change, { sellerId, saleId })) };
  if (!isLost) return goneBack(whole);
  if (!isOrderEnded(whole)) await raiseLost(whole, lostIn([whole], undefined).description);
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
