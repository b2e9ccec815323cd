/** A lead decides what becomes of a package on hold: all of its open differences end with one resolution. */
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { undecidedResolutions } from '@quayside/contract/package-values';
import type { resolveBody } from '@quayside/contract/packages';
import type { z } from 'zod';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { type FoundDifference, raiseDiscrepancyClaim } from '../../claims/claims.public.ts';
import { lockedSale, recordGoodsBack, recordReceipt, recordSaleEvent } from '../../sales/sales.public.ts';
import {
  isOrderEnded,
  type PackageChange,
  type PackageTarget,
  takeStep,
  withLockedPackage,
} from '../locked-package.ts';
import { refuse } from '../packages.errors.ts';
import { saveLines } from '../packages.lines.repository.ts';
import { eventOf } from '../packages.machine.ts';
import { photosOf } from '../packages.photos.repository.ts';
import { resolveDiscrepancies } from '../packages.repository.ts';
import { bayAfter, receivedOf } from '../packages.rules.ts';
import { goneBack, willWait } from '../wait-again.ts';

type Input = z.infer<typeof resolveBody> & PackageTarget;

/**
 * Refuses with `package_not_found`, `package_not_in_state`, `package_order_ended`, `stale_version`; asked to claim also with
 * `package_claim_too_early`, `claim_already_open` and `claim_nothing_shipped`.
 */
export function resolvePackage(
  write: Write,
  { packageId, place, version, resolution, note, location, raiseClaim }: Input,
): Promise<void> {
  // What is found later, or goes back, would be claimed beside it.
  if (raiseClaim && undecidedResolutions.includes(resolution)) throw refuse('package_claim_too_early');
  return withLockedPackage(write, { packageId, place, version }, async (locked) => {
    const event = eventOf(resolution);
    const change = raiseClaim ? await claimed(locked, { event, note }) : locked;
    const { db, now, actor, package: one } = change;
    const isAccepted = event === 'accept';
    await takeStep(change, {
      event,
      note: note ?? resolution,
      isFinal: true,
      patch: {
        location: location ?? bayAfter(resolution, one.buyerId),
        ...(isAccepted ? { confirmedAt: now } : {}),
      },
    });
    if (goesNoFurther(event)) await goneBack(change);
    if (isAccepted) await receive(change, resolution);
    if (event === 'recount') await forgetCounts(change);
    if (event !== 'quarantine')
      await resolveDiscrepancies(db, one, { resolution, resolvedAt: now, resolvedByName: actor.name });
    if (goesNoFurther(event)) await recordGoodsBack(change);
    await tellSeller(change, resolution);
  });
}

type Resolved = { readonly event: ReturnType<typeof eventOf>; readonly note: string | undefined };
const goesNoFurther = (event: Resolved['event']): boolean => event === 'return_to_seller' || event === 'dispose';

/**
 * Raises the claim, and gives the order as it is with it. Goods that leave an order which waits for them again are not claimed, nor
 * those of one that ended: its buyer has the money back.
 */
async function claimed(locked: PackageChange, resolved: Resolved): Promise<PackageChange> {
  if (isOrderEnded(locked)) return locked;
  // What was set aside has no lines, and nothing was announced of an order that is not confirmed: it is nobody's loss.
  if (goesNoFurther(resolved.event) && (locked.lines.length === 0 || (await willWait(locked)))) return locked;
  await raiseDiscrepancyClaim(locked, await claimedOf(locked, resolved));
  const { sellerId, saleId } = locked.package;
  return { ...locked, ...(await lockedSale(locked, { sellerId, saleId })) };
}

/** The order's timeline and its people: received, or what else becomes of the goods. A recount is told once it is done. */
async function tellSeller(change: PackageChange, resolution: Input['resolution']): Promise<void> {
  const { db, now, package: one } = change;
  const event = eventOf(resolution);
  if (event === 'recount') return;
  const action = event === 'accept' ? 'warehouse_received' : 'warehouse_decided';
  const reason = event === 'accept' ? one.code : `${one.code}: ${warehouseMessages.resolutions[resolution]}`;
  await recordSaleEvent(change, { action, reason });
  const { sellerId, saleId, id: packageId } = one;
  await emit(db, now, 'package.resolved', { sellerId, saleId, packageId, resolution });
}

/** What is claimed: each open difference that took pieces from the order, or all of what the buyer does not get, and every photo. */
async function claimedOf(
  { db, package: one, lines, open }: PackageChange,
  { event, note }: Resolved,
): Promise<FoundDifference> {
  const told = open.map(({ type, quantity }) => `${quantity} × ${warehouseMessages.types[type]}`).join(', ');
  const photos = await photosOf(
    db,
    one,
    open.map(({ id }) => id),
  );
  return {
    type: 'WAREHOUSE_DISCREPANCY',
    description: [`${one.code}: ${told}`, ...(note === undefined ? [] : [note])].join('. '),
    lines: goesNoFurther(event)
      ? lines.map(({ lineId, announced }) => ({ lineId, quantity: announced }))
      : open.flatMap(({ type, lineId, quantity }) =>
          type !== 'OVER' && lineId !== null ? [{ lineId, quantity }] : [],
        ),
    photos,
  };
}

/** What its seller sends later is in no package until it is announced. */
async function receive(change: PackageChange, resolution: Input['resolution']): Promise<void> {
  const { db, package: one, lines, open } = change;
  const counts = lines.map((line) => {
    const { lineId, announced, damaged, lot, expiresOn } = line;
    const received = receivedOf(line, open);
    const held = resolution === 'SEND_REMAINDER' ? Math.min(announced, received) : announced;
    return { lineId, damaged, lot, expiresOn, received, announced: held };
  });
  await saveLines(db, one, counts);
  await recordReceipt(
    change,
    counts.map(({ lineId, received }) => ({ lineId, received, damaged: 0 })),
  );
}

async function forgetCounts(change: PackageChange): Promise<void> {
  const { db, package: one, lines } = change;
  await recordReceipt(
    change,
    lines.map(({ lineId, damaged }) => ({ lineId, received: 0, damaged: -damaged })),
  );
  await saveLines(
    db,
    one,
    lines.map(({ lineId }) => ({ lineId, received: null, damaged: 0, lot: null, expiresOn: null })),
  );
}
