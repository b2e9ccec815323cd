/** Which documents an order must have, and when it takes any. Why: docs/decisions, "An own export needs its declaration". */
import type { DocumentType } from '@quayside/contract/document-values';
import type { SaleStatus } from '@quayside/contract/sale-values';
import type { Refused } from '../../kernel/machine.ts';
import type { SaleErrorCode } from './sales.errors.ts';
import type { SaleContext, SaleSnapshot } from './sales.types.ts';

/** Member states of the EU, and GB: where the destination's VAT is charged. */
const taxed = new Set('AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/**
 * Goods that leave the EU and GB are sold without VAT, and the proof for that is the export declaration (Directive
 * 2006/112/EC, article 146). A carrier of ours makes it; with an own carrier only the seller has it.
 */
export function missingDocumentsOf({
  shippingMethod,
  destinationCountry,
  documentTypes,
}: Pick<SaleSnapshot, 'shippingMethod' | 'destinationCountry' | 'documentTypes'>): DocumentType[] {
  const isOwnExport = shippingMethod === 'SELLER' && !taxed.has(destinationCountry);
  return isOwnExport && !documentTypes.includes('EXPORT_DECLARATION') ? ['EXPORT_DECLARATION'] : [];
}

/** Whether the order needs documents of its seller at all. */
export const needsDocuments = (sale: Pick<SaleSnapshot, 'shippingMethod' | 'destinationCountry'>): boolean =>
  missingDocumentsOf({ ...sale, documentTypes: [] }).length > 0;

/** From the confirmation to the completion; afterwards documents are only read (ORD-14). */
export const takesDocuments = (status: SaleStatus): boolean =>
  status === 'CONFIRMED' || status === 'PAYMENT_IN_REVIEW' || status === 'PAID';

/** Why documents cannot be changed now; null when they can. A deadline that has passed ends the order, acted on or not. */
export function documentsRefusal({ sale, now }: Pick<SaleContext, 'sale' | 'now'>): Refused<SaleErrorCode> | null {
  if (!takesDocuments(sale.status)) return { code: 'invalid_transition' };
  const isOverdue = sale.status === 'CONFIRMED' && sale.expiresAt !== null && now >= sale.expiresAt;
  return isOverdue ? { code: 'sale_expired', details: { expiredAt: sale.expiresAt } } : null;
}
