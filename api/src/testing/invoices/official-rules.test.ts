import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { correctionOf, creditNoteOf } from '../../domains/papers/invoice.rules.ts';
import { ublOf } from '../../domains/papers/ubl-invoice.ts';
import { adjustNextPayout } from '../../domains/payouts/payouts.public.ts';
import { newId } from '../../kernel/ids.ts';
import { work } from '../../work.ts';
import { testApp } from '../app.ts';
import { readPdf } from '../pdf-reader.ts';
import { sellerFixture } from '../seller-fixture.ts';
import { brokenPapers, papers } from './broken-papers.ts';
import { invoiceContents } from './invoice-contents.ts';
import { hasOfficialRules, hasRule, officialRules, type Verdict } from './official-rules.ts';

if (!hasOfficialRules) process.stdout.write('official rules of EN 16931: not run: no data\n');

/** A run judges three papers, each in up to a second. */
const runs = { numRuns: process.env.DEEP ? 250 : 25 };
const longest = 600_000;

/** Release 1.3.16 has no BR-CO-25 for UBL, though the standard has (eInvoicing-EN16931, issue 500). */
const leftOut = ['BR-CO-25'].filter((id) => hasOfficialRules && !hasRule(id));

let judge: (xml: string) => Verdict;
beforeAll(() => {
  if (hasOfficialRules) judge = officialRules();
}, longest);

describe.runIf(hasOfficialRules)('[ORD-19] the official rules of EN 16931', { timeout: longest }, () => {
  it.each(Object.entries(papers))('find nothing in what the product issues: %s', (_, xml) => {
    const { rules, found } = judge(xml);
    expect(found).toEqual([]);
    expect(rules).toBeGreaterThan(30);
  });

  it('find nothing in any invoice, nor in a credit note or correction of any part of it', () => {
    fc.assert(
      fc.property(invoiceContents, fc.bigInt(1n, 1_000n), (content, share) => {
        const whole = BigInt(content.grossMinor);
        const part = (whole * share) / 1_000n;
        const about = { number: 'SC-2026-000001', issuedAt: '2026-12-01T08:00:00.000Z', reason: 'See #123#' };
        const grossMinor = part > 0n ? part : 1n;
        for (const paper of [
          content,
          creditNoteOf(content, { ...about, grossMinor }),
          correctionOf(content, { ...about, grossMinor }),
        ])
          expect(judge(ublOf(paper)).found).toEqual([]);
      }),
      runs,
    );
  });

  it.each(brokenPapers.filter(({ id }) => !leftOut.includes(id)))(
    'find $id broken where it is broken',
    ({ id, damaged }) => {
      expect(judge(damaged).found).toContain(`${id} (fatal)`);
    },
  );

  it('find nothing in the e-invoices inside the PDFs of an order: its invoice, a credit note and a correction', async () => {
    const t = await testApp();
    try {
      const desk = await sellerFixture(t);
      const { id, order: orderNumber } = await desk.payable({ vatMinor: 4_750n });
      await desk.send('POST', id, 'paycomplete/', {});
      await t.runJobs(work);
      const about = { sellerId: desk.seller.id, saleId: id, orderNumber, currency: 'EUR', reason: null } as const;
      for (const owedMinor of [4_750n, -2_000n]) {
        const change = { ...about, kind: 'ADJUSTMENT', causeId: newId(), at: t.clock.now(), owedMinor } as const;
        await t.database.write('system', (db) => adjustNextPayout(db, change));
        await t.runJobs(work);
      }
      const listed: { path: string; documentQid: string | null }[] = (await desk.send('GET', id, 'papers/')).json()
        .results;
      const issued = listed.filter(({ documentQid }) => documentQid !== null);
      expect(issued).toHaveLength(3);
      for (const { path } of issued) {
        const pdf = await t.call('GET', `/${path}`, { headers: desk.session.headers });
        const [attached] = (await readPdf(pdf.rawPayload)).attachments.values();
        expect(judge(String(attached)).found).toEqual([]);
      }
    } finally {
      await t.close();
    }
  });
});
