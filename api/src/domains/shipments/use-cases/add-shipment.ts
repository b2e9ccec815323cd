/**
 * Track and trace numbers of an order (ORD-12). Numbers the carrier cannot have issued, and those the order has already,
 * are dropped and named, the rest is kept; none left is a refusal with the list.
 */
import type { createShipmentBody } from '@quayside/contract/shipments';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { carrierByQid, normaliseNumber } from '../../carriers/carriers.public.ts';
import { addSearchTokens, type Changer, inSale, refuseSale, saveChange } from '../../sales/sales.public.ts';
import { refuse } from '../shipments.errors.ts';
import { type ShipmentRecord, shipmentsOf } from '../shipments.read-model.ts';
import { insertShipment } from '../shipments.repository.ts';

type Body = z.infer<typeof createShipmentBody>;

export function addShipment(
  deps: Deps,
  changer: Changer,
  { saleQid, carrier: carrierQid, trackAndTraceNumbers }: Body,
): Promise<{ shipment: ShipmentRecord; removed: string[] }> {
  return inSale(deps, changer, { saleId: saleQid }, async (change) => {
    const { db, now, sale } = change;
    if (sale.status !== 'CONFIRMED' && sale.status !== 'PAID') throw refuseSale('invalid_transition');
    const carrier = carrierByQid(carrierQid);
    if (!carrier) throw refuse('unknown_carrier');
    const known = new Set((await shipmentsOf(db, sale.sellerId, sale.id)).flatMap((one) => one.trackAndTraceNumbers));
    const numbers = [...new Set(trackAndTraceNumbers.map(normaliseNumber))];
    const valid = numbers.filter((number) => carrier.accepts(number) && !known.has(number));
    const removed = numbers.filter((number) => !valid.includes(number));
    if (valid.length === 0) throw refuse('invalid_shipment_codes', { codes: removed });
    const leg = sale.destinationKind === 'WAREHOUSE' ? 'INBOUND_TO_WAREHOUSE' : 'DIRECT_TO_BUYER';
    const shipment = await insertShipment(db, {
      sellerId: sale.sellerId,
      id: newId(),
      saleId: sale.id,
      orderNumber: sale.orderNumber,
      carrier: carrier.qid,
      status: 'LABELS_READY',
      trackAndTraceNumbers: valid,
      leg,
      createdAt: now,
    });
    await addSearchTokens(
      db,
      sale.sellerId,
      sale.id,
      valid.map((number) => number.toLowerCase()),
    );
    await saveChange(
      change,
      { trackedCount: sale.trackedCount + valid.length, shippingMethod: sale.shippingMethod ?? 'SELLER' },
      { action: 'update', reason: `tracking ${carrier.name}` },
    );
    return { shipment, removed };
  });
}
