/** The shipment of a booking: a draft while the carrier is asked, then with its numbers and the day of its pickup. */
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { SaleChange } from '../sales/sales.public.ts';
import { fireShipment, type ShipmentEventName, type ShipmentStatus } from './shipments.machine.ts';
import { shipmentsOf } from './shipments.read-model.ts';
import { insertShipment, saveShipment, shipmentOfBooking } from './shipments.repository.ts';
import { addTrackingNumbers, emitTrackingNumbers, legOf } from './tracking-numbers.ts';

type Draft = { readonly bookingId: string; readonly carrier: string; readonly pickupDate: string };

/** A draft for the booking: the one an attempt before left behind, or a new one. */
export async function draftShipment({ db, now, sale }: SaleChange, draft: Draft): Promise<void> {
  const known = (await shipmentsOf(db, sale.sellerId, sale.id)).find(({ status }) => status === 'DRAFT');
  if (known) {
    await saveShipment(db, known, draft);
    return;
  }
  await insertShipment(db, {
    ...draft,
    sellerId: sale.sellerId,
    id: newId(),
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    status: 'DRAFT',
    trackAndTraceNumbers: [],
    leg: legOf(sale),
    createdAt: now,
  });
}

/** The carrier comes: labels are there, the pickup has its day, the numbers are known to whoever looks for them. */
export async function bookShipment(change: SaleChange, bookingId: string, numbers: readonly string[]): Promise<void> {
  const { db, sale } = change;
  const draft = present(await shipmentOfBooking(db, sale.sellerId, bookingId), 'a booking has its draft');
  const status = after(after(draft.status, 'book'), 'schedule');
  const shipment = await saveShipment(db, draft, { status, trackAndTraceNumbers: [...numbers] });
  await addTrackingNumbers(change, numbers);
  await emitTrackingNumbers(change, shipment);
}

/** The attempt came to nothing. */
export async function dropDraft({ db, sale }: SaleChange, bookingId: string): Promise<void> {
  const draft = await shipmentOfBooking(db, sale.sellerId, bookingId);
  if (draft?.status === 'DRAFT') await saveShipment(db, draft, { status: after(draft.status, 'delete') });
}

function after(status: ShipmentStatus, event: ShipmentEventName): ShipmentStatus {
  const outcome = fireShipment(event, status);
  return present('to' in outcome ? outcome.to : null, `${event} leads on from ${status}`);
}
