/** What the band says of a scan. */
import { packageMessages } from '@quayside/contract/messages/packages';
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import type { PackageDetail, WarehousePackage } from '@quayside/contract/packages';
import { ApiError } from '../../lib/api-error.ts';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';

export const readyBand: BandResult = { kind: 'ready', word: words.ready, sentence: words.scanPackage };

/** People know a package by the end of its code. */
export const lastFour = (code: string): string => code.slice(-4);

/** Received; or held, because nobody waits for it any more. */
export function receivedBand(one: PackageDetail): BandResult {
  if (one.status === 'ON_HOLD') return heldBand(one);
  return {
    kind: 'ok',
    word: words.received,
    code: one.code,
    sentence: words.takeItTo,
    bay: one.location ?? one.proposedLocation,
    tally: words.ofOrder(one.received, one.total),
  };
}

const heldBand = ({ code, orderEnded, location, proposedLocation }: PackageDetail): BandResult => ({
  kind: 'check',
  word: orderEnded === null ? words.onHold : words.orderEnded,
  code,
  sentence: orderEnded === null ? words.heldLost : words.heldEnded,
  bay: location ?? proposedLocation,
});

export const movedBand = (one: PackageDetail): BandResult => ({
  kind: 'ok',
  word: words.moved,
  code: one.code,
  sentence: words.movedText,
  bay: one.location ?? one.proposedLocation,
});

/** Without a network, on a page whose scans nobody can do later. */
export const noScansBand: BandResult = {
  kind: 'stop',
  word: words.withoutNetwork.noScans,
  sentence: words.withoutNetwork.noScansText,
};

/** A bay before any package. */
export const packageFirstBand = (code: string): BandResult => ({
  kind: 'check',
  word: words.packageFirst,
  code,
  sentence: words.packageFirstText,
});

export const undoneBand = ({ code }: Pick<PackageDetail, 'code'>): BandResult => ({
  kind: 'check',
  word: words.undone,
  code,
  sentence: words.undoneText,
});

/** Where to take it after a step on its own page, as large as after a scan. */
export function bandAfterStep({ code, status, location, proposedLocation }: PackageDetail): BandResult {
  const at = { code, sentence: words.takeItTo, bay: location ?? proposedLocation };
  if (status === 'ON_HOLD') return { ...at, kind: 'check', word: words.onHold };
  return { ...at, kind: 'ok', word: words.page.confirmedWord };
}

export const isReceivable = ({ status }: WarehousePackage): boolean =>
  status === 'ANNOUNCED' || status === 'MISSING' || status === 'ARRIVED';

/** It was received and goes its way: a second scan of it changes nothing. */
export const isReceived = ({ status }: WarehousePackage): boolean =>
  ['CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED'].includes(status);

/** It is neither here nor to come: back with its seller, or disposed of. */
export const isGone = ({ status }: WarehousePackage): boolean =>
  status === 'RETURNED_TO_SELLER' || status === 'DISPOSED';

/** A package that is beyond receiving: what is already true of it. */
export function knownBand({ code, status, location }: WarehousePackage): BandResult {
  const band = { kind: 'check', code } as const;
  if (status === 'ON_HOLD') return { ...band, word: words.onHold, sentence: words.onHoldText };
  if (status === 'CONFIRMED') return { ...band, word: words.already, sentence: words.alreadyIn(location ?? '–') };
  if (status === 'IN_SHIPMENT' || status === 'READY_TO_SHIP')
    return { ...band, word: words.inShipment, sentence: words.inShipmentText };
  const isHere = status === 'ANNOUNCED' || status === 'ARRIVED' || status === 'MISSING';
  return isHere
    ? { ...band, word: packageMessages.statuses[status], sentence: words.alreadyIn(location ?? '–') }
    : { ...band, word: words.gone, sentence: words.goneText };
}

/** At once, before anything is answered. */
export const readingBand = (code: string): BandResult => ({
  kind: 'ready',
  word: words.reading,
  code,
  sentence: words.readingText,
});

/** Without a network: kept on the device, and how many wait. */
export const keptBand = (code: string, waiting: number): BandResult => ({
  ...{ kind: 'check', word: words.kept.word, code, sentence: words.kept.text, tally: words.kept.waiting(waiting) },
});

export const severalBand = (results: readonly unknown[], code: string): BandResult => ({
  kind: 'check',
  word: words.several,
  code,
  sentence: words.severalText(results.length),
});

/** Nobody announced it to this warehouse. */
export const isOfNoPackage = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.code === 'package_not_found';

/** Refused by the API in its own words, or not answered at all. */
export function failedBand(problem: unknown, code: string): BandResult {
  if (!(problem instanceof ApiError)) return { kind: 'stop', word: words.notSent, code, sentence: words.notSentText };
  const word = isOfNoPackage(problem) ? words.unknown : words.refused;
  return { kind: 'stop', word, code, sentence: problem.message };
}
