import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../testing/invoices/en16931-rules.ts';
import { invoiceContents } from '../../testing/invoices/invoice-contents.ts';
import { correctionOf, creditNoteOf, invoiceOf, vatOf } from './invoice.rules.ts';
import { issueOf, paperLineOf, partyOf, samplePaperOrder } from './papers.factory.ts';
import type { InvoiceContent } from './papers.types.ts';
import { ublOf } from './ubl-invoice.ts';

const germany = partyOf({ country: 'DE', city: 'Hamburg', vatNumber: 'DE123456788' });
const about = { number: 'SC-2026-000001', issuedAt: '2026-12-01T08:00:00.000Z', reason: 'Damaged' };
const credit = (of: InvoiceContent, grossMinor: bigint) => creditNoteOf(of, { ...about, grossMinor });
const correction = (of: InvoiceContent, grossMinor: bigint) => correctionOf(of, { ...about, grossMinor });

/** Each judges a hundred rules. */
const runs = { numRuns: process.env.DEEP ? 250 : 25 };
const longest = 180_000;

describe('[ORD-19] rules of EN 16931 that the product checks itself', () => {
  it(
    'hold for every invoice that can be issued, whatever its lines, names, fee, VAT and destination',
    () => {
      fc.assert(
        fc.property(invoiceContents, (content) => {
          expect(brokenRules(ublOf(content))).toEqual([]);
        }),
        runs,
      );
    },
    longest,
  );

  it.each([
    ['credit note', credit],
    ['correction', correction],
  ])(
    'hold for every %s, of the whole invoice or of any part of it',
    (_name, amended) => {
      fc.assert(
        fc.property(invoiceContents, fc.nat(1_000), (content, share) => {
          const gross = (BigInt(content.grossMinor) * BigInt(share)) / 1_000n;
          const part = amended(content, gross > 0n ? gross : 1n);
          expect(brokenRules(ublOf(part))).toEqual([]);
          expect(brokenRules(ublOf(amended(content, BigInt(content.grossMinor))))).toEqual([]);
        }),
        runs,
      );
    },
    longest,
  );
});

describe('[ORD-19] the self-billed invoice', () => {
  const rateOf = (vatMinor: bigint, standardBasisPoints: number, from: string, to: string) =>
    invoiceOf(
      samplePaperOrder({ shipFrom: partyOf({ country: from }), consignee: { ...germany, country: to } }),
      issueOf({ vatMinor, standardBasisPoints }),
    ).vat;

  it('takes its VAT category from what the seller charged and where the goods go', () => {
    expect(rateOf(4_004n, 1_900, 'NL', 'DE')).toEqual({ id: 'S', percent: '19', exemption: null });
    expect(rateOf(0n, 1_900, 'NL', 'DE')).toMatchObject({ id: 'K', percent: '0' });
    expect(rateOf(0n, 2_100, 'NL', 'NL')).toMatchObject({ id: 'AE' });
    expect(rateOf(0n, 2_000, 'NL', 'GB')).toMatchObject({ id: 'G' });
  });

  it('names the very rate when goods of several rates make another one', () => {
    const { percent } = rateOf(2_000n, 1_900, 'NL', 'DE');
    expect(vatOf(21_075n, percent)).toBe(2_000n);
  });

  it.each([
    ['389', 'SELF_BILLED_INVOICE'],
    ['261', 'CREDIT_NOTE'],
    ['380', 'SALES_INVOICE'],
    ['381', 'SALES_CREDIT_NOTE'],
  ] as const)('has type %s as %s', (type, kind) => {
    const credits = { number: 'SB-2026-000001', issuedAt: '2026-11-20T09:00:00.000Z' };
    expect(ublOf({ ...invoiceOf(samplePaperOrder(), issueOf()), kind, credits })).toContain(`TypeCode>${type}</cbc:`);
  });

  it('a name can neither become markup nor make the document unreadable', () => {
    const lines = [paperLineOf({ productName: '</cbc:Name><evil/>&"\'\u0000\uD800', brandName: ']]>' })];
    const xml = ublOf(invoiceOf(samplePaperOrder({ lines }), issueOf()));
    expect(xml).not.toContain('<evil');
    expect(brokenRules(xml)).toEqual([]);
  });

  it('a reason with signs that stand for the subject of a note stays text; a blank name and an unknown origin are left out', () => {
    const lines = [paperLineOf({ originCountry: 'XX', brandName: ' ' })];
    const reason = 'See order #123#: 3 damaged';
    const whole = invoiceOf(samplePaperOrder({ lines }), issueOf());
    const xml = ublOf({ ...credit(whole, BigInt(whole.grossMinor)), reason });
    expect(xml).toContain('<cbc:Note>See order ＃123＃: 3 damaged</cbc:Note>');
    expect(xml).not.toContain('OriginCountry');
    expect(xml).not.toContain('cbc:Description');
    expect(brokenRules(xml)).toEqual([]);
  });

  it('a credit note never turns a cent into another: net and VAT make up what is taken back', () => {
    fc.assert(
      fc.property(invoiceContents, fc.bigInt(1n, 1_000_000n), (content, gross) => {
        const part = gross < BigInt(content.grossMinor) ? gross : BigInt(content.grossMinor);
        const { netMinor, vatMinor, grossMinor } = credit(content, part);
        expect(BigInt(netMinor) + BigInt(vatMinor)).toBe(part);
        expect(grossMinor).toBe(part.toString());
      }),
    );
  });

  it('[CLM-05] a correction returns net and VAT of the credit note to the cent, and names the invoice', () => {
    fc.assert(
      fc.property(invoiceContents, fc.bigInt(1n, 1_000_000n), (content, gross) => {
        const amount = gross < BigInt(content.grossMinor) ? gross : BigInt(content.grossMinor);
        const { netMinor, vatMinor, grossMinor } = credit(content, amount);
        const returned = correction(content, amount);
        expect(returned).toMatchObject({ kind: 'SELF_BILLED_INVOICE', netMinor, vatMinor, grossMinor });
        expect(returned.credits).toEqual({ number: content.number, issuedAt: content.issuedAt });
      }),
    );
  });
});
