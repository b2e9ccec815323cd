/** Which papers an order has, and what the others wait for. */
import { orderPaperTypes, type Paper } from '@quayside/contract/papers';
import type { SaleStatus } from '@quayside/contract/sale-values';

export type PaperFacts = {
  readonly status: SaleStatus;
  readonly isConfirmed: boolean;
  readonly hasLoads: boolean;
  /** Countries the goods leave and reach. */
  readonly from: string;
  readonly to: string;
};

export type OrderPaperType = (typeof orderPaperTypes)[number];
type WaitsFor = Paper['waitsFor'];

const ended: readonly SaleStatus[] = ['DECLINED', 'EXPIRED', 'CANCELLED'];

/** Nothing is shipped of an order that came to nothing: it has no papers but those that were issued. */
export const hasPapers = ({ status }: Pick<PaperFacts, 'status'>): boolean => !ended.includes(status);

/** Money was paid out for the goods: a self-billed invoice is due. */
export const isPaid = ({ status }: Pick<PaperFacts, 'status'>): boolean => status === 'PAID' || status === 'COMPLETED';

/** Goods that leave the country they are collected in have a commercial invoice. */
export const needsCommercialInvoice = ({ from, to }: Pick<PaperFacts, 'from' | 'to'>): boolean => from !== to;

/** The papers of this order, those included that wait for something. */
export function papersOf(facts: PaperFacts): OrderPaperType[] {
  if (!hasPapers(facts)) return [];
  return orderPaperTypes.filter((type) => type !== 'COMMERCIAL_INVOICE' || needsCommercialInvoice(facts));
}

const needLoads: readonly OrderPaperType[] = ['CMR', 'PALLET_LABEL'];

export function waitsFor(type: OrderPaperType, { isConfirmed, hasLoads }: PaperFacts): WaitsFor {
  if (!isConfirmed) return 'CONFIRMATION';
  return needLoads.includes(type) && !hasLoads ? 'LOADS' : null;
}

/** Why the paper cannot be had now; null when it can. */
export function paperRefusal(type: OrderPaperType, facts: PaperFacts) {
  const wait = papersOf(facts).includes(type) ? waitsFor(type, facts) : 'CONFIRMATION';
  if (wait === null) return null;
  if (type === 'COMMERCIAL_INVOICE') return 'commercial_invoice_not_found';
  return wait === 'LOADS' ? 'paper_needs_loads' : 'paper_not_ready';
}
