// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import {
  warehouseBookingErrorMessages as refusals,
  warehouseBookingMessages as words,
} from '@quayside/contract/messages/warehouse-bookings';
import { carrierList } from '@quayside/contract/shipments';
import {
  type WarehouseBooking,
  warehouseBookable,
  warehouseBookingAnswer,
} from '@quayside/contract/warehouse-bookings';
import { type WarehouseShipmentDetail, warehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, fakeApi, late, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { makeWarehousePackage } from '../packages/packages.factory.ts';
import { LoadedShipment } from './components/loaded-shipment.tsx';

const { shipments } = warehouseMessages;
const open: WarehouseShipmentDetail = {
  ...{ qid: '0198c0de-0000-7000-8000-000000000001', number: 'WS-9001', status: 'OPEN', carrier: null },
  ...{ buyerName: 'Nordlicht', destinationCountry: 'DE', destinationCity: 'Hamburg', trackingNumber: null },
  ...{ ownerQid: '0198c0de-0000-7000-8000-000000000009', ownerName: 'Ines', weightKg: null, driverName: null },
  ...{ journey: null, journeyAt: null, packageCount: 2, shippedAt: null, version: 1 },
  ...{ createdAt: '2026-11-24T08:00:00.000Z', readyAt: null },
  packages: [
    makeWarehousePackage({ status: 'IN_SHIPMENT', weightKg: 12.5 }),
    makeWarehousePackage({ qid: '0198c0de-0000-7000-8000-0000000000a2', status: 'IN_SHIPMENT', weightKg: 12.5 }),
  ],
  ...{ signature: null, missing: [], missingCount: 0, customs: null, events: [], allowedActions: ['book', 'ready'] },
};
const booked: WarehouseShipmentDetail = {
  ...{ ...open, carrier: 'dhl_express', trackingNumber: '3318810025', version: 2, allowedActions: ['ready'] },
};
const load = { loadType: 'PARCEL', count: 2, weightKg: 12.5, lengthCm: 60, widthCm: 40, heightCm: 40 } as const;
const booking: WarehouseBooking = {
  ...{ qid: '0198c0de-0000-7000-8000-0000000000b1', status: 'SUCCEEDED', carrier: 'dhl_express', hasLabel: true },
  ...{ pickupDate: '2026-11-25', price: { amount: '67.00', currency: 'EUR' }, reference: 'QC1', loads: [load] },
  ...{ trackingNumbers: ['3318810025', '3318810036'], isPickupOver: false, cancellation: null },
};
const offers = {
  results: [
    {
      ...{ carrier: 'dhl_express', name: 'DHL Express', price: { amount: '67.00', currency: 'EUR' as const } },
      ...{ transitDays: 1, cutOff: '14:00', pickupDates: ['2026-11-25', '2026-11-26'] },
    },
    {
      ...{ carrier: 'dbschenker', name: 'DB Schenker', price: { amount: '72.00', currency: 'EUR' as const } },
      ...{ transitDays: 4, cutOff: '16:00', pickupDates: ['2026-11-26'] },
    },
  ],
  refused: [{ carrier: 'ups', name: 'UPS', code: 'weight_out_of_range', message: refusals.weight_out_of_range }],
};
const dhl = { qid: 'dhl_express', name: 'DHL Express', takesBookings: true, trackingExample: null, trackingUrl: null };
const none = { carrierBooking: null, lastAttempt: null };
const at = '2026-11-24T08:10:00.000Z';
type Answer = Parameters<typeof answer<typeof warehouseBookingAnswer>>[1];

beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, work: () => Promise<void>) => work() },
  });
});

function show(shipment = open, told: Answer = none) {
  const api = fakeApi();
  api.on('GET /carriers/', answer(carrierList, { results: [dhl], count: 1, countIsExact: true, page: 1, size: 100 }));
  api.on('GET /warehouse/shipments/{qid}/carrier_booking/', answer(warehouseBookingAnswer, told));
  api.on('GET /warehouse/shipments/{qid}/bookable-carriers/', answer(warehouseBookable, offers));
  const hands = showPage(<LoadedShipment shipment={shipment} />, '/warehouse/shipments/1/', {
    permissions: ['warehouse.ship'],
    warehouseQid: '0198c0de-0000-7000-8000-0000000000f1',
  });
  return { api, hands };
}
type Hands = ReturnType<typeof show>['hands'];
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Keys as fast as a test presses them are a scanner's. */
async function write(hands: Hands, measure: keyof typeof words.measures, value: string): Promise<void> {
  await hands.click(field(words.measures[measure]));
  await hands.paste(value);
}
async function measure(hands: Hands): Promise<void> {
  await hands.click(screen.getByText(words.title));
  await write(hands, 'lengthCm', '60');
  await write(hands, 'widthCm', '40');
  await write(hands, 'heightCm', '40');
}
async function ask(hands: Hands): Promise<void> {
  await measure(hands);
  await hands.click(screen.getByRole('button', { name: words.ask }));
  await screen.findByRole('radio', { name: /DHL Express/ });
}
const bookCall = 'POST /warehouse/shipments/{qid}/carrier_booking/';
const press = (hands: Hands) => hands.click(screen.getByRole('button', { name: words.book }));

it('[WH-05] packages stand there with their weight; sizes give offers with price and day, and one press books the first', async () => {
  const { api, hands } = show();
  await hands.click(screen.getByText(words.title));
  expect([field(words.measures.count).value, field(words.measures.weightKg).value]).toEqual(['2', '12.5']);
  await hands.click(screen.getByRole('button', { name: words.ask }));
  expect(api.heard('GET /warehouse/shipments/{qid}/bookable-carriers/')).toEqual([]);
  expect(field(words.measures.lengthCm).getAttribute('aria-invalid')).toBe('true');
  await hands.click(screen.getByText(words.title));
  await ask(hands);
  expect(api.heard('GET /warehouse/shipments/{qid}/bookable-carriers/')[0]?.query.loads).toBe('PARCEL:2:12.5:60:40:40');
  const [card] = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
  for (const part of ['DHL Express', '67.00', words.transit(1)]) expect(card).toContain(part);
  expect(screen.getByText(`UPS: ${refusals.weight_out_of_range}`)).toBeTruthy();
  api.on(bookCall, answer(warehouseBookingAnswer, { carrierBooking: booking, lastAttempt: null }));
  await press(hands);
  await vi.waitFor(() => expect(api.heard(bookCall)).toHaveLength(1));
  expect(api.heard(bookCall)[0]?.body).toEqual({
    ...{ carrier: 'dhl_express', pickupDate: '2026-11-25', loads: [load], version: 1 },
  });
});

it('[WH-05] [ORD-05] sizes that were typed are there after the page was left, and another load asks anew', async () => {
  const { hands } = show();
  await ask(hands);
  await hands.clear(field(words.measures.heightCm));
  expect(screen.queryByRole('button', { name: words.book })).toBeNull();
  await write(hands, 'heightCm', '55');
  cleanup();
  const again = show();
  await again.hands.click(screen.getByText(words.title));
  expect(field(words.measures.heightCm).value).toBe('55');
});

it('[WH-05] [ERR-11] a day that was taken meanwhile is told at the day, with the next ones to press', async () => {
  const { api, hands } = show();
  await ask(hands);
  const code = 'pickup_date_not_available_exception';
  api.on(bookCall, refusal(400, code, refusals[code]));
  const later = offers.results.map((one) => ({ ...one, pickupDates: ['2026-11-26'] }));
  api.on('GET /warehouse/shipments/{qid}/bookable-carriers/', answer(warehouseBookable, { ...offers, results: later }));
  await press(hands);
  const day = await screen.findByRole('combobox', { name: new RegExp(words.pickup) });
  await vi.waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(words.nextDays)).toBeTruthy();
  await hands.click(await screen.findByRole('button', { name: /26 Nov/ }));
  api.on(bookCall, answer(warehouseBookingAnswer, { carrierBooking: booking, lastAttempt: null }));
  await press(hands);
  await vi.waitFor(() => expect(api.heard(bookCall).at(-1)?.body).toMatchObject({ pickupDate: '2026-11-26' }));
});

it('[WH-05] [ERR-11] what is too heavy for its kind is told at its weight', async () => {
  const { api, hands } = show();
  api.on(
    'GET /warehouse/shipments/{qid}/bookable-carriers/',
    refusal(400, 'load_too_heavy', 'Too heavy', { 'loads.0': 'This is heavier than the limit for its kind.' }),
  );
  await measure(hands);
  await hands.click(screen.getByRole('button', { name: words.ask }));
  await vi.waitFor(() => expect(field(words.measures.weightKg).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This is heavier than the limit for its kind.')).toBeTruthy();
});

it('[WH-05] while it is booked nothing is booked twice; what failed says why', async () => {
  const { api, hands } = show(open, { ...none, lastAttempt: { status: 'FAILED', code: 'carrier_unavailable', at } });
  await ask(hands);
  expect(await screen.findByText(words.failed)).toBeTruthy();
  const slow = late(answer(warehouseBookingAnswer, { ...none, lastAttempt: { status: 'PENDING', code: null, at } }));
  api.on(bookCall, slow.answer);
  await press(hands);
  await press(hands);
  slow.arrive();
  api.on(
    'GET /warehouse/shipments/{qid}/carrier_booking/',
    answer(warehouseBookingAnswer, { ...none, lastAttempt: { status: 'PENDING', code: null, at } }),
  );
  await vi.waitFor(() => expect(screen.getAllByText(words.booking).length).toBeGreaterThan(0));
  expect(api.heard(bookCall)).toHaveLength(1);
});

it('[WH-05] a booked carrier closes the shipment with its weight alone; it is shown, and cancelled after a question', async () => {
  const { api, hands } = show(booked, { carrierBooking: booking, lastAttempt: null });
  await screen.findByText(words.bookedTitle);
  for (const told of ['3318810025, 3318810036', 'QC1']) expect(screen.getByText(told)).toBeTruthy();
  expect(screen.queryByLabelText(shipments.number)).toBeNull();
  api.on('POST /warehouse/shipments/{qid}/ready/', answer(warehouseShipmentDetail, booked));
  await hands.click(screen.getByRole('button', { name: shipments.close }));
  await vi.waitFor(() =>
    expect(api.heard('POST /warehouse/shipments/{qid}/ready/')[0]?.body).toEqual({ weightKg: 25, version: 2 }),
  );
  api.on('DELETE /warehouse/shipments/{qid}/carrier_booking/', answer(warehouseShipmentDetail, open));
  await hands.click(screen.getByRole('button', { name: words.cancel }));
  const dialog = await screen.findByRole('alertdialog');
  expect(api.heard('DELETE /warehouse/shipments/{qid}/carrier_booking/')).toEqual([]);
  await hands.click(within(dialog).getByRole('button', { name: words.cancel }));
  await vi.waitFor(() =>
    expect(api.heard('DELETE /warehouse/shipments/{qid}/carrier_booking/').map(({ query }) => query)).toEqual([
      { booking: booking.qid },
    ]),
  );
});

it('[WH-05] a carrier that is told not to come is waited for; one that never answered says so, and is told again', async () => {
  const asking = { ...booking, cancellation: 'ASKING' } as const;
  const { api } = show(booked, { carrierBooking: asking, lastAttempt: null });
  expect(await screen.findByText(words.cancelling)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.cancel })).toBeNull();
  const unanswered = { ...booking, cancellation: 'UNANSWERED' } as const;
  api.on(
    'GET /warehouse/shipments/{qid}/carrier_booking/',
    answer(warehouseBookingAnswer, { carrierBooking: unanswered, lastAttempt: null }),
  );
  expect(await screen.findByText(words.unanswered, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: words.cancel })).toBeTruthy();
});
