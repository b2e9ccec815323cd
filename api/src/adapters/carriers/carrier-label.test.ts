import { describe, expect, it } from 'vitest';
import { readPdf, scannedCodes } from '../../testing/pdf-reader.ts';
import { carrierLabel } from './carrier-label.ts';
import type { BookingRequest } from './carriers.port.ts';
import { issuedNumbers } from './issued-numbers.ts';

const request: BookingRequest = {
  id: '01a1fed3-cff0-748f-9232-9a3f312cef2b',
  carrier: 'dhl_express',
  pickupDate: '2026-11-23',
  order: 'QS-482133-0',
  from: {
    company: 'Łódzka Hurtownia Wałęsa Sp. z o.o.',
    line1: 'Budynek C, drugi plac załadunkowy, brama 4 ab',
    line2: '',
    postalCode: '90-001',
    city: 'Łódź',
    country: 'PL',
    timeZone: 'Europe/Warsaw',
  },
  to: {
    name: 'Nordlicht Handels GmbH',
    line1: 'Am Sandtorkai 12',
    line2: '',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
  },
  loads: [
    { loadType: 'PARCEL', count: 2, weightKg: 8, lengthCm: 40, widthCm: 30, heightCm: 20 },
    { loadType: 'PALLET', count: 1, weightKg: 140.5, lengthCm: 120, widthCm: 80, heightCm: 150 },
  ],
  currency: 'EUR',
};

describe('[ORD-11] [ORD-19] the label of a booking', () => {
  it.each(['dhl_express', 'ups', 'dbschenker'])('of %s: a scanner reads the number of the piece', async (carrier) => {
    const numbers = issuedNumbers(carrier, request.id, 3);
    const label = await carrierLabel({ ...request, carrier }, numbers);
    expect(await scannedCodes(label, 3)).toEqual([numbers[2]]);
  });

  it('says who sends what to whom, in their own letters, with the weight of each piece', async () => {
    const { pages, text, title } = await readPdf(
      await carrierLabel(
        request,
        ['1', '2', '3'].map((n) => `331881002${n}`),
      ),
    );
    expect([pages, title]).toEqual([3, 'Label QS-482133-0']);
    for (const part of [
      'Łódzka Hurtownia Wałęsa',
      'Łódź',
      'Poland (PL)',
      'Am Sandtorkai 12',
      '20457 Hamburg',
      '3/3',
      '140.5 kg',
      '23 November 2026',
    ])
      expect(text).toContain(part);
  });
});
