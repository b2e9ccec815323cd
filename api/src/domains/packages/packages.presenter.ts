import { type EndedStatus, endedStatuses, type PackageAction } from '@quayside/contract/package-values';
import type { PackageDetail, WarehousePackage } from '@quayside/contract/packages';
import type { Actor } from '../../kernel/actor.ts';
import type { Instant } from '../../kernel/clock.ts';
import type { Place } from '../../kernel/party.ts';
import { destinationKeyOf, placeLine } from './destination.ts';
import type { PackageDetailRow } from './packages.detail.read-model.ts';
import { actionsIn, resolutionsIn } from './packages.machine.ts';
import type { PackageRecord } from './packages.repository.ts';
import { bayOf, holdBay } from './packages.rules.ts';
import { isUndoable } from './use-cases/undo-package-step.ts';

export type PackageRow = Pick<WarehousePackage, 'number' | 'total' | 'received' | 'lineCount' | 'unitCount'> & {
  readonly package: PackageRecord;
  /** Chosen with its order; null: where its buyer registered. */
  readonly deliverTo: Place | null;
  readonly orderStatus: string | null;
};

export function presentPackage({ package: one, deliverTo, orderStatus, ...counts }: PackageRow): WarehousePackage {
  const { id: qid, code, status, orderNumber: order, sellerName, buyerName, destinationCountry } = one;
  const { destinationCity } = one;
  const {
    carrier,
    trackingNumber,
    sscc,
    weightKg,
    expectedOn,
    announcedAt,
    arrivedAt,
    confirmedAt,
    location,
    version,
  } = one;
  const { number, total, received, lineCount, unitCount } = counts;
  return {
    ...{ qid, code, status, order, sellerName, buyerName, destinationCountry, destinationCity },
    destinationPlace: deliverTo && placeLine(deliverTo),
    goesWith: destinationKeyOf(one, deliverTo),
    orderEnded: endedOf(orderStatus),
    lostAt: one.lostAt,
    ...{ carrier, trackingNumber, sscc, weightKg, expectedOn, announcedAt, arrivedAt, confirmedAt, location, version },
    ...{ number, total, received, lineCount, unitCount },
  };
}

const endedOf = (status: string | null): EndedStatus | null => endedStatuses.find((ended) => ended === status) ?? null;

export function presentDetail(row: PackageDetailRow, actor: Actor, now: Instant): PackageDetail {
  const { package: one, shipment, lines, discrepancies, photos, events } = row;
  return {
    ...presentPackage(row),
    shipment: shipment ? { qid: shipment.id, number: shipment.number } : null,
    proposedLocation: one.status === 'ON_HOLD' ? holdBay : bayOf(one.buyerId),
    lines: lines.map(
      ({ lineId: qid, gtin, productName, brandName, unitSize, announced, received, damaged, lot, expiresOn }) => ({
        ...{ qid, gtin, productName, brandName, unitSize, announced, received, damaged, lot, expiresOn },
      }),
    ),
    discrepancies: discrepancies.map(({ id: qid, lineId, type, quantity, note, ...rest }) => ({
      ...{ qid, type, lineQid: lineId, quantity, note },
      photos: photos.filter(({ discrepancyId }) => discrepancyId === qid).map(({ id, name }) => ({ qid: id, name })),
      ...{ reportedAt: rest.reportedAt, reportedByName: rest.reportedByName },
      ...{ resolution: rest.resolution, resolvedAt: rest.resolvedAt, resolvedByName: rest.resolvedByName },
    })),
    events: events.map(({ at, action, actorName, scannedByName, fromStatus, toStatus, note }) => ({
      ...{ at, action, actorName, scannedByName, from: fromStatus, to: toStatus, note },
    })),
    allowedActions: actionsOf(row, actor, now),
    resolutions: resolutionsIn(one.status, factsOf(row)),
  };
}

const factsOf = ({ package: one, orderStatus }: PackageRow) => ({
  isOrderEnded: endedOf(orderStatus) !== null,
  isGivenUp: one.lostAt !== null,
});

function actionsOf(row: PackageDetailRow, actor: Actor, now: Instant): PackageAction[] {
  const {
    package: one,
    events: [last],
  } = row;
  const isLead = actor.permissions.has('warehouse.resolve');
  const steps = actionsIn(one.status, factsOf(row)).filter(
    (action) => isLead || (action !== 'resolve' && action !== 'give_up'),
  );
  const canUndo = isUndoable(last ?? null, actor, now) && last?.toStatus === one.status;
  return canUndo ? [...steps, 'undo'] : steps;
}
