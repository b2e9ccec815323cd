/** What every step with a package does: lock its order and it, ask the machine, save it, and write the audit row. */
import { endedStatuses } from '@quayside/contract/package-values';
import { groupOfStatus } from '@quayside/contract/sale-values';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden } from '../../kernel/actor.ts';
import { requireVersion } from '../../kernel/versions.ts';
import type { Write } from '../../platform/write.ts';
import { type Deadline, lockedSale, recordGoodsBack, recordPickup, type SaleChange } from '../sales/sales.public.ts';
import { refuse } from './packages.errors.ts';
import { insertPackageEvent } from './packages.events.repository.ts';
import { linesOfPackage } from './packages.lines.repository.ts';
import { firePackage, type PackageEventName } from './packages.machine.ts';
import {
  type DiscrepancyRecord,
  lockPackage,
  openDiscrepanciesOf,
  type PackageLineRecord,
  type PackagePatch,
  type PackagePlace,
  type PackageRecord,
  placeOfPackage,
  savePackage,
} from './packages.repository.ts';
import type { PackageBefore } from './packages.types.ts';
import { tellPackages } from './tell-packages.ts';

export type PackageChange = SaleChange & {
  /** As it was locked. */
  readonly package: PackageRecord;
  readonly lines: readonly PackageLineRecord[];
  readonly open: readonly DiscrepancyRecord[];
};
export type PackageTarget = {
  readonly packageId: string;
  readonly version?: number | undefined;
  /** Where it stands, where the caller has asked: null, it is no package of the warehouse. */
  readonly place?: PackagePlace | null | undefined;
};
/** What was sent and is not waited for: what is asked next is answered behind it. */
export type Sent = { readonly written: Promise<unknown> };

/** The warehouse the person works in; 403 for everybody else. */
export function warehouseOf({ warehouseId }: Actor): string {
  if (warehouseId === null) throw forbidden('warehouse');
  return warehouseId;
}

/** Runs `work` on the locked package. Refuses a stale version; `package_not_found` for another warehouse's. */
export async function withLockedPackage<T>(
  write: Write,
  { packageId, version, place: asked }: PackageTarget,
  work: (change: PackageChange) => Promise<T>,
): Promise<T> {
  const { db, actor } = write;
  const place = asked === undefined ? await placeOfPackage(db, warehouseOf(actor), packageId) : asked;
  if (!place) throw refuse('package_not_found');
  const { sellerId, saleId } = place;
  // One flight: PostgreSQL answers in the order asked, so the order is locked first and the rest is read behind both locks.
  const [change, locked, lines, open] = await Promise.all([
    lockedSale(write, { sellerId, saleId }),
    lockPackage(db, place),
    linesOfPackage(db, place),
    openDiscrepanciesOf(db, place),
  ]);
  if (!locked) throw refuse('package_not_found');
  requireVersion(version, locked);
  return work({ ...change, package: locked, lines, open });
}

export type Step = {
  readonly event: PackageEventName;
  readonly patch?: PackagePatch;
  readonly note?: string | undefined;
  /** Whether the lines as counted now differ from what was announced. */
  readonly hasOtherCounts?: boolean;
  /** Made by this step; taking the step back takes it back too. */
  readonly discrepancyId?: string;
  readonly isFinal?: boolean;
  /** Who scanned it, where somebody else sends the scan. */
  readonly scannedByName?: string | null;
};

/** Moves the package and keeps what was before, so that the step can be taken back. */
export async function takeStep(change: PackageChange, step: Step): Promise<void> {
  await (await sendStep(change, step)).written;
}

/** The same, without waiting for its writes. */
export async function sendStep(change: PackageChange, step: Step): Promise<Sent> {
  const { db, now, actor, package: one, open } = change;
  const context = {
    ...{ openDiscrepancies: open.length, hasOtherCounts: step.hasOtherCounts ?? false },
    ...{ isOrderEnded: isOrderEnded(change), isGivenUp: one.lostAt !== null },
  };
  const outcome = firePackage(step.event, one.status, context);
  if ('refused' in outcome) throw refuse(outcome.refused.code, { status: one.status });
  const deadline = endedBy(change, step);
  const written = Promise.all([
    deadline ? recordPickup(change, step.patch?.arrivedAt ?? now) : null,
    savePackage(db, one, { ...foundAgain(one, step), ...step.patch, status: outcome.to }),
    insertPackageEvent(db, {
      ...{ sellerId: one.sellerId, packageId: one.id, at: now, action: step.event },
      ...{ actorId: actor.userId, actorName: actor.name, fromStatus: one.status, toStatus: outcome.to },
      ...{ note: step.note ?? '', scannedByName: step.scannedByName ?? null },
      before: step.isFinal ? null : beforeOf(change, step.discrepancyId ?? null, deadline),
    }),
    tellPackages(change, [one]),
  ]);
  if (change.sale.goodsBack) {
    // What was given up may have come.
    await written;
    await recordGoodsBack(change);
  }
  return { written };
}

/** What was given up as lost and has come. */
const foundAgain = ({ lostAt }: PackageRecord, { event }: Step): PackagePatch =>
  lostAt !== null && event !== 'give_up' ? { lostAt: null } : {};

/** Its order ended without a delivery: the buyer has the money back. */
export const isOrderEnded = ({ sale }: Pick<PackageChange, 'sale'>): boolean =>
  endedStatuses.some((ended) => ended === sale.status);

/** After these it does not stand here. */
const elsewhere: readonly PackageEventName[] = ['mark_missing', 'give_up', 'return_to_seller', 'dispose'];
const endedBy = ({ sale }: PackageChange, { event }: Step): Deadline | null =>
  elsewhere.includes(event) ? null : endedByArrival(sale);

/**
 * The first of an order's goods that stand here end its deadline, as a carrier's scan does; null: nothing ends. What is set aside
 * under an order that is not confirmed is no pick-up: its papers may name the wrong one.
 */
export const endedByArrival = ({ status, pickedUpAt, expiresAt, dueAt }: SaleChange['sale']): Deadline | null =>
  pickedUpAt !== null || status === 'REQUESTED' || groupOfStatus[status] !== 'CURRENT' ? null : { expiresAt, dueAt };

function beforeOf(
  { package: one, lines }: PackageChange,
  discrepancyId: string | null,
  deadline: Deadline | null,
): PackageBefore {
  const { status, location, arrivedAt, confirmedAt, lostAt } = one;
  return {
    ...{ status, location, arrivedAt, confirmedAt, lostAt, discrepancyId, deadline },
    lines: lines.map(({ lineId, announced, received, damaged, lot, expiresOn }) => ({
      ...{ lineId, announced, received, damaged, lot, expiresOn },
    })),
  };
}
