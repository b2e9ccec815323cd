/** Shipping method, parcels and pallets, fee, VAT and reference of a confirmed sale (ORD-09, ORD-10, ERR-10). */
import type { updateBody } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import { fromWire, money, toWire } from '../../../kernel/money.ts';
import { searchTokens } from '../../../kernel/search-token.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { hasScannedShipment } from '../detail/sale-shipments.read-model.ts';
import { type SaleChange, saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { checkLoads } from '../quantities/sales.quantities.rules.ts';
import { refuse } from '../sales.errors.ts';
import { replaceLoads, type SalePatch, type SaleRecord } from '../sales.repository.ts';
import { expectedVat, maximumShippingFee } from '../sales.rules.ts';
import { addSearchTokens, removeSearchTokens } from '../search/sale-search.repository.ts';

type Body = z.infer<typeof updateBody>;

export function updateSale(write: Write, { saleId, ...body }: Body & { readonly saleId: string }): Promise<SaleRecord> {
  return withLockedSale(write, { saleId, version: body.version }, async (change) => {
    statusAfter(change, 'update');
    const { db, deps, now, sale } = change;
    if (body.shippingMethod === 'PLATFORM' && !deps.flags.logistics) throw refuse('logistics_off');
    const patch = {
      ...shippingPatch(sale, body),
      ...feePatch(change, body),
      ...(body.buyerReference === undefined ? {} : { buyerReference: body.buyerReference }),
    };
    if (body.loads) checkLoads(body.loads);
    // What a carrier has scanned is on its way: its numbers stay the order's, and so does its method.
    if (body.clearShipping && (await hasScannedShipment(db, sale.sellerId, saleId))) throw refuse('already_scanned');
    if (body.loads ?? body.clearShipping) await replaceLoads(db, sale.sellerId, saleId, body.loads ?? []);
    if (body.clearShipping && sale.trackedCount > 0)
      await emit(db, now, 'sale.shipping_cleared', { sellerId: sale.sellerId, saleId });
    if (body.buyerReference !== undefined) await findByReference(change, body.buyerReference);
    return saveChange(change, patch, {
      action: 'update',
      detail: { fields: Object.keys(body).filter((name) => name !== 'version') },
    });
  });
}

/** The order is found by its new reference and no longer by the old one. */
async function findByReference({ db, sale }: SaleChange, reference: string | null): Promise<void> {
  const renamed = { ...sale, buyerReference: reference };
  if (sale.buyerReference) await removeSearchTokens(db, renamed, searchTokens([sale.buyerReference]));
  if (reference) await addSearchTokens(db, sale.sellerId, sale.id, searchTokens([reference]));
}

/** One method per order: another one needs the fields cleared first, in the same call or an earlier one. */
function shippingPatch(sale: SaleRecord, { shippingMethod, clearShipping, loads }: Body): SalePatch {
  const isOther =
    shippingMethod !== undefined && sale.shippingMethod !== null && shippingMethod !== sale.shippingMethod;
  const hasDetails = sale.loadCount > 0 || sale.bookingSucceeded || sale.trackedCount > 0;
  if (isOther && hasDetails && !clearShipping) throw refuse('change_shipping_method');
  // What a carrier was booked for is settled: neither its kind nor its pieces change any more.
  if ((isOther || clearShipping || loads) && sale.bookingSucceeded)
    throw refuse('change_shipping_method', { booked: true });
  return {
    ...(clearShipping ? { shippingMethod: null, loadCount: 0, trackedCount: 0 } : {}),
    ...(shippingMethod ? { shippingMethod } : {}),
    ...(loads ? { loadCount: loads.reduce((pieces, load) => pieces + load.count, 0) } : {}),
  };
}

function feePatch({ sale, context }: SaleChange, { sellerShippingFee, sellerVat }: Body): SalePatch {
  const shippingFeeMinor = minorOf(sale, sellerShippingFee);
  const vatMinor = minorOf(sale, sellerVat);
  if (shippingFeeMinor === undefined && vatMinor === undefined) return {};
  const after = { ...sale, ...(shippingFeeMinor === undefined ? {} : { shippingFeeMinor }) };
  const maximum = maximumShippingFee(after);
  if (shippingFeeMinor && shippingFeeMinor > maximum) {
    throw refuse('EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT', { maximumShippingFee: toWire(money(maximum, sale.currency)) });
  }
  const expected = expectedVat(after, context.vatBasisPoints);
  // Also of what stands: a lower fee leaves less to be taxed.
  if ((vatMinor === undefined ? (sale.vatMinor ?? 0n) : (vatMinor ?? 0n)) > expected)
    throw refuse('EXCEEDED_MAXIMUM_VAT_AMOUNT', { expectedVatAmount: toWire(money(expected, sale.currency)) });
  return {
    ...(shippingFeeMinor === undefined ? {} : { shippingFeeMinor }),
    ...(vatMinor === undefined ? {} : { vatMinor }),
  };
}

function minorOf(sale: SaleRecord, amount: Body['sellerVat']): bigint | null | undefined {
  if (amount === undefined || amount === null) return amount;
  if (amount.currency !== sale.currency) throw refuse('currency_differs', { currency: sale.currency });
  return fromWire(amount).minor;
}
