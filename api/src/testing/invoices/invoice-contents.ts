import fc from 'fast-check';
import { customerOf } from '../../domains/papers/customer.ts';
import { invoiceOf, vatOf } from '../../domains/papers/invoice.rules.ts';
import { issueOf, paperLineOf, partyOf, samplePaperOrder } from '../../domains/papers/papers.factory.ts';
import type { InvoiceContent } from '../../domains/papers/papers.types.ts';

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    unitPriceMinor: fc.bigInt(1n, 20_000n).map(String),
    productName: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map((name) => `${name}.`),
    brandName: fc.constantFrom('Lindqvist & Daughters', '', ' ', '#1 of "all"'),
    hsCode: fc.constantFrom('34013000', '340130', null),
    originCountry: fc.constantFrom('FR', 'CN', 'TW', 'XI', 'ZZ', null),
  }),
  { minLength: 1, maxLength: 6 },
);

const seller = fc
  .record({
    home: fc.constantFrom(
      ...([
        { country: 'NL', vatNumber: 'NL123456782B01', currency: 'EUR' },
        { country: 'GR', vatNumber: 'EL123456783', currency: 'EUR' },
        { country: 'PL', vatNumber: 'PL1234563218', currency: 'PLN' },
        { country: 'GB', vatNumber: 'GB123456782', currency: 'GBP' },
        { country: 'CH', vatNumber: 'CHE-123.456.788 MWST', currency: 'CHF' },
      ] as const),
    ),
    name: fc.constantFrom('Waldhuis & Söhne "B.V."', 'Ä'.repeat(300)),
    line2: fc.constantFrom('', 'Unit <4>'),
    region: fc.constantFrom('', 'ZH'),
    postalCode: fc.constantFrom('', '3011 AB'),
    registrationNumber: fc.constantFrom('12345678', null),
  })
  .map(({ home: { currency, ...home }, ...party }) => ({ currency, party: partyOf({ ...party, ...home }) }));

/**
 * Invoices of any lines, names, fee, seller and destination, with VAT as the product allows it: none, the standard rate,
 * or an amount below it that a rate can give.
 */
export const invoiceContents: fc.Arbitrary<InvoiceContent> = fc
  .record({
    lines,
    seller,
    fee: fc.bigInt(0n, 250_000n),
    rate: fc.constantFrom(0, 500, 700, 1_900, 2_100, 2_550),
    lower: fc.bigInt(0n, 100n),
    to: fc.constantFrom('NL', 'DE', 'GB', 'US'),
    buyerReference: fc.constantFrom('PO 8841 & <x>', '', null),
  })
  .map(({ lines, seller: { currency, party }, fee, rate, lower, to, buyerReference }) => {
    const order = samplePaperOrder({
      ...{ currency, buyerReference, seller: party, shipFrom: party },
      shippingFeeMinor: fee.toString(),
      consignee: partyOf({ country: to, city: 'Hamburg', vatNumber: 'DE123456788' }),
      lines: lines.map(paperLineOf),
    });
    const net = order.lines.reduce((sum, line) => sum + BigInt(line.unitPriceMinor) * BigInt(line.quantity), fee);
    const most = vatOf(net, String(rate / 100));
    const asked = most > lower ? most - lower : most;
    const vatMinor = asked * 200n < net ? 0n : asked;
    return invoiceOf(order, issueOf({ vatMinor, standardBasisPoints: rate, customer: customerOf(party.country) }));
  });
