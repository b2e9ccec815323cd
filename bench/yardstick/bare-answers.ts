/** The yardstick's answers: the same fields as the API's, filled in by hand from the row. */
type Row = Record<string, unknown>;

const amount = (minor: unknown, currency: unknown) => {
  const digits = String(minor ?? 0).padStart(3, '0');
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
};
const time = (text: unknown) =>
  text === null ? null : `${String(text).slice(0, 10)}T${String(text).slice(11, 23).replace('+00', '')}Z`;
const actions: Readonly<Record<string, readonly string[]>> = {
  REQUESTED: ['CONFIRM_QUANTITIES', 'DECLINE'],
  CONFIRMED: ['RECONFIRM_QUANTITIES', 'DECLINE', 'UPDATE', 'TRIGGER_PAYMENT'],
  PAID: ['COMPLETE'],
};
const isOpen = (row: Row) => row.status === 'REQUESTED' || row.status === 'CONFIRMED';

export function rowOf(row: Row) {
  const { id, order_number, status, currency } = row;
  return {
    qid: id,
    order: order_number,
    status,
    hasRead: row.has_read,
    nextAction: row.next_action,
    allowedActions: actions[String(status)] ?? [],
    destination: {
      kind: row.destination_kind,
      country: row.destination_country,
      city: row.destination_city,
      region: row.destination_region,
    },
    buyerReference: row.buyer_reference,
    lineCount: row.line_count,
    total: amount(row.total_minor, currency),
    shippingMethod: row.shipping_method,
    createdAt: time(row.created_at),
    expiresAt: isOpen(row) ? time(row.expires_at) : null,
    expiredAt: time(isOpen(row) ? row.expires_at : row.expired_at),
    expiredFrom: row.expired_from,
    endedAt: row.ended_at,
    version: row.version,
  };
}

export function saleOf(row: Row, lines: readonly Row[], loads: readonly Row[], shipments: readonly Row[]) {
  const { currency } = row;
  return {
    ...rowOf(row),
    buyerName: row.buyer_name,
    confirmedAt: time(row.confirmed_at),
    lines: lines.map((line) => lineOf(line, currency)),
    documents: [],
    commercialInvoice: null,
    invoice: null,
    declineReasons: row.decline_reasons,
    declineNote: row.decline_note,
    cancelReason: row.cancel_reason,
    shipmentGroup: { qid: row.id, status: shipments.length > 0 ? 'READY' : 'EMPTY' },
    shipments: shipments.map(shipmentOf),
    loads: loads.map(loadOf),
    ...moneyOf(row),
    ...bookingOf(row),
    tasks: ['quantities', 'shipping', 'fees', 'payment', 'complete'].map((name) => ({ name, status: 'NOT_STARTED' })),
    slaAccepted: row.sla_version !== null,
    updatedAt: time(row.updated_at),
  };
}

function shipmentOf(one: Row) {
  const { id, status, carrier, track_and_trace_numbers, created_at } = one;
  return { qid: id, status, carrier, trackAndTraceNumbers: track_and_trace_numbers, createdAt: time(created_at) };
}

function loadOf(load: Row) {
  return {
    loadType: load.load_type,
    palletType: load.pallet_type,
    count: load.count,
    lengthCm: load.length_cm,
    widthCm: load.width_cm,
    heightCm: load.height_cm,
    weightKg: load.weight_kg,
  };
}

function moneyOf(row: Row) {
  const { currency, shipping_fee_minor: fee, vat_minor: vat } = row;
  const goods = BigInt(String(row.confirmed_minor ?? row.requested_minor));
  return {
    sellerShippingFee: fee === null ? null : amount(fee, currency),
    maximumShippingFee: amount((goods * 15n) / 100n, currency),
    sellerVat: vat === null ? null : amount(vat, currency),
    expectedVat: amount((goods * 20n) / 100n, currency),
    requestedTotal: amount(row.requested_minor, currency),
    payout: row.payout_id
      ? {
          qid: row.payout_id,
          status: row.payout_status,
          amount: amount(row.payout_minor, currency),
          accountEnding: row.account_ending,
          requestedAt: time(row.requested_at),
          replyBy: time(row.reply_by),
        }
      : null,
  };
}

function bookingOf(row: Row) {
  const { booking_id: qid, booking_status: status } = row;
  const { carrier, pickup_date: pickupDate, reference } = row;
  const price = amount(row.price_minor, row.currency);
  return {
    carrierBooking: status === 'SUCCEEDED' ? { qid, status, carrier, pickupDate, price, reference } : null,
    lastAttempt: qid ? { status, code: row.booking_code, at: time(row.booked_at) } : null,
  };
}

function lineOf(line: Row, currency: unknown) {
  const quantity = BigInt(String(line.confirmed_quantity ?? line.requested_quantity));
  return {
    qid: line.id,
    status: line.status,
    gtin: line.gtin,
    productName: line.product_name,
    brandName: line.brand_name,
    unitSize: line.unit_size,
    requestedQuantity: line.requested_quantity,
    draftQuantity: line.draft_quantity,
    confirmedQuantity: line.confirmed_quantity,
    shippedQuantity: line.shipped_quantity,
    reductionReason: line.reduction_reason,
    reductionNote: line.reduction_note,
    unitPrice: amount(line.unit_price_minor, currency),
    total: amount(BigInt(String(line.unit_price_minor)) * quantity, currency),
  };
}
