import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { staffActor } from '../../testing/actors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenRules } from '../../testing/invoices/en16931-rules.ts';
import { readPdf, scannedCodes } from '../../testing/pdf-reader.ts';
import { parcel, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { makeAddress } from '../addresses/addresses.factory.ts';
import { adjustNextPayout, reverseSale, settleClaim } from '../payouts/payouts.public.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import type { SaleOverrides } from '../sales/sales.factory.ts';
import { sales } from '../sales/sales.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { hasCheckDigit } from './gs1.rules.ts';
import { makeCorrection, makeCreditNote } from './papers.factory.ts';
import { paperJobs } from './papers.jobs.ts';
import { paperSubscribers } from './papers.subscribers.ts';
import { issuedPapers } from './papers.tables.ts';
import { issueCreditNote } from './use-cases/issue-credit-note.ts';
import { issueInvoice } from './use-cases/issue-invoice.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

const get = (id: string, path: string, who = desk) => who.send('GET', id, path);
const papers = async (id: string, who = desk): Promise<{ documentType: string; waitsFor: string | null }[]> =>
  (await get(id, 'papers/', who)).json().results;
const waitsOf = async (id: string, who = desk) =>
  Object.fromEntries((await papers(id, who)).map(({ documentType, waitsFor }) => [documentType, waitsFor]));
const pay = async (overrides: SaleOverrides = {}, who = desk) => {
  const sale = await who.payable({ vatMinor: 0n, ...overrides });
  expect((await who.send('POST', sale.id, 'paycomplete/', {})).statusCode).toBe(200);
  return sale;
};
const paid = async (overrides: SaleOverrides = {}, who = desk) => {
  const sale = await pay(overrides, who);
  await t.runJobs(work);
  return sale;
};
const issuedOf = (who: SellerFixture) =>
  t.database.read({ sellerId: who.seller.id }, (db) =>
    db.select().from(issuedPapers).where(eq(issuedPapers.sellerId, who.seller.id)).orderBy(asc(issuedPapers.number)),
  );
const payoutOf = async (who: SellerFixture, saleId: string) => {
  const [row] = await t.database.read({ sellerId: who.seller.id }, (db) =>
    db
      .select()
      .from(payouts)
      .where(and(eq(payouts.sellerId, who.seller.id), eq(payouts.saleId, saleId))),
  );
  return row?.id ?? '';
};

describe('[ORD-19] papers of an order', () => {
  it('wait for the confirmation, for the load, and the invoice for the payment', async () => {
    const { id } = await desk.sale();
    const confirmed = await desk.sale({ status: 'CONFIRMED' });
    const { id: payable } = await desk.payable();
    expect(await waitsOf(id)).toEqual({
      SELF_BILLED_INVOICE: 'PAYMENT',
      COMMERCIAL_INVOICE: 'CONFIRMATION',
      PACKING_LIST: 'CONFIRMATION',
      DELIVERY_NOTE: 'CONFIRMATION',
      CMR: 'CONFIRMATION',
      SHIPPING_LABEL: 'CONFIRMATION',
      PALLET_LABEL: 'CONFIRMATION',
    });
    expect(await waitsOf(confirmed.id)).toMatchObject({ PACKING_LIST: null, CMR: 'LOADS', PALLET_LABEL: 'LOADS' });
    expect(Object.values(await waitsOf(payable)).filter((wait) => wait !== null)).toEqual(['PAYMENT']);
  });

  it('are refused while they wait, each in its own words', async () => {
    const { id } = await desk.sale();
    const confirmed = await desk.sale({ status: 'CONFIRMED' });
    const early = await get(id, 'packing-list/');
    expect([early.statusCode, early.json().code]).toEqual([409, 'paper_not_ready']);
    const unloaded = await get(confirmed.id, 'cmr/');
    expect([unloaded.statusCode, unloaded.json().message]).toEqual([
      409,
      'Enter the parcels or pallets first: this paper lists them.',
    ]);
    const unpaid = await get(confirmed.id, 'invoice/');
    expect([unpaid.statusCode, unpaid.json().message]).toEqual([404, 'No invoice found.']);
  });

  it("[ERR-03] goods that stay in the country have no commercial invoice: 'No commercial invoice found.'", async () => {
    const { id } = await desk.payable({ destination: { kind: 'BUYER', country: 'NL', city: 'Groningen' } });
    const answer = await get(id, 'commercial-invoice/');
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'No commercial invoice found.']);
    expect(await waitsOf(id)).not.toHaveProperty('COMMERCIAL_INVOICE');
  });

  it('[ERR-03] goods that are collected abroad have one, though buyer and seller are of one country', async () => {
    const who = await sellerFixture(t);
    const abroad = { country: 'GB', city: 'Dover', postalCode: 'CT17 9TF' };
    await t.database.write('system', (db) =>
      makeAddress(db, { ...abroad, usageTypes: ['PICKUP'], sellerId: who.seller.id }),
    );
    const { id } = await who.payable({ destination: { kind: 'BUYER', country: 'NL', city: 'Groningen' } });
    const { text } = await readPdf((await get(id, 'commercial-invoice/', who)).rawPayload);
    expect(text).toContain('Country of dispatch United Kingdom (GB) Country of destination Netherlands (NL)');
    expect(await waitsOf(id, who)).toMatchObject({ COMMERCIAL_INVOICE: null });
    const { id: domestic } = await who.payable({ destination: { kind: 'BUYER', country: 'GB', city: 'Leeds' } });
    expect((await get(domestic, 'commercial-invoice/', who)).statusCode).toBe(404);
  });

  it('an order that was declined has none', async () => {
    const { id } = await desk.sale({ status: 'DECLINED', declineReasons: ['OUT_OF_STOCK'] });
    expect(await papers(id)).toEqual([]);
    expect((await get(id, 'delivery-note/')).statusCode).toBe(409);
  });

  it.each([
    ['commercial-invoice/', 'Commercial invoice'],
    ['packing-list/', 'Packing list'],
    ['delivery-note/', 'Delivery note'],
    ['cmr/', 'CMR'],
    ['pallet-labels/', '(00)'],
  ])('%s is a PDF with the order on it, saved under its number and never shown inside our site', async (path, says) => {
    const { id, order } = await desk.payable();
    const answer = await get(id, path);
    const name = `${path.slice(0, -1)}-${order}.pdf`;
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
    });
    const { text } = await readPdf(answer.rawPayload);
    for (const expected of [says, order, 'Nordlicht Handels GmbH', 'Hamburg']) expect(text).toContain(expected);
  });

  it('leave out what the seller took out at the confirmation', async () => {
    const { id } = await desk.payable({
      lines: [
        { productName: 'Kept soap' },
        { productName: 'Removed soap', confirmedQuantity: 0, reductionReason: 'OUT_OF_STOCK' },
      ],
    });
    for (const path of ['commercial-invoice/', 'packing-list/', 'delivery-note/', 'cmr/']) {
      const { text } = await readPdf((await get(id, path)).rawPayload);
      expect(text).toContain('Kept soap');
      expect(text).not.toContain('Removed soap');
    }
  });

  it('tell confirmed quantities, not what was asked for', async () => {
    const { id } = await desk.payable({
      lines: [{ requestedQuantity: 91, confirmedQuantity: 7, reductionReason: 'PARTIAL_STOCK' }],
    });
    const { text } = await readPdf((await get(id, 'delivery-note/')).rawPayload);
    expect(text).toContain('Pieces 7');
    expect(text).not.toContain(' 91 ');
  });
});

describe('[ORD-19] [INTG-12] labels', () => {
  it('of a carton carry GTIN, count and batch; the same carton keeps its code, another one gets the next', async () => {
    const { id, lineIds } = await desk.payable({ lines: [{ unitSize: 4, requestedQuantity: 10 }, { unitSize: 5 }] });
    const path = `carton-labels/?lineQid=${lineIds[0]}&lot=L2611A`;
    const first = (await get(id, path)).rawPayload;
    const [content, sscc] = await scannedCodes(first, 1);
    expect(content).toMatch(/^\(02\)\d{14}\(37\)4\(10\)L2611A$/);
    expect(sscc).toMatch(/^\(00\)\d9521234\d{10}$/);
    expect(hasCheckDigit(sscc?.slice(4) ?? '')).toBe(true);
    // Ten pieces by four: the third carton holds two. The other line's two cartons are counted, but not printed.
    const read = await readPdf(first);
    expect(read.pages).toBe(3);
    expect((await scannedCodes(first, 3))[0]).toContain('(37)2');
    expect(read.text).toContain('3/5');
    const again = (await get(id, path)).rawPayload;
    expect(await scannedCodes(again, 1)).toEqual([content, sscc]);
    const all = (await get(id, 'carton-labels/')).rawPayload;
    const codes = await Promise.all([1, 2, 3, 4, 5].map(async (page) => (await scannedCodes(all, page)).at(-1)));
    expect(codes[0]).toBe(sscc);
    expect(new Set(codes).size).toBe(5);
  });

  it('asked for twice at once get one code each, not two', async () => {
    const { id } = await desk.payable({ loads: [{ ...parcel, count: 6 }] });
    const zpls = await Promise.all([1, 2, 3].map(async () => (await get(id, 'pallet-labels/?format=zpl')).body));
    expect(new Set(zpls).size).toBe(1);
    const codes = [...(zpls[0]?.matchAll(/\^FD>;>8(00\d{18})\^FS/g) ?? [])].map(([, code]) => code);
    expect(codes).toHaveLength(6);
    expect(new Set(codes).size).toBe(6);
  });

  it('of a batch number GS1 does not allow are refused, as are those of a line of another order', async () => {
    const { id } = await desk.payable();
    const other = await desk.payable();
    expect((await get(id, 'carton-labels/?lot=two%20words')).statusCode).toBe(400);
    const foreign = await get(id, `carton-labels/?lineQid=${other.lineIds[0]}`);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'paper_line_not_found']);
  });

  it('of more cartons than one file holds are printed part by part', async () => {
    const { id } = await desk.payable({ lines: [{ requestedQuantity: 100_000 }] });
    const answer = await get(id, 'carton-labels/');
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'too_many_labels', maximum: 300 }]);
    const part = await readPdf((await get(id, 'carton-labels/?first=99999&last=100000')).rawPayload);
    expect([part.pages, part.text.includes('99999/100000')]).toEqual([2, true]);
    for (const query of ['first=7&last=6', 'first=100001'])
      expect((await get(id, `carton-labels/?${query}`)).json().code).toBe('no_labels');
  });
});

describe('[ORD-19] self-billed invoices', () => {
  it('are issued once with the payment: PDF with the e-invoice attached, and the e-invoice alone', async () => {
    const { id, order } = await paid({ vatMinor: 4_750n });
    const [invoice] = await papers(id);
    expect(invoice).toMatchObject({
      documentType: 'SELF_BILLED_INVOICE',
      waitsFor: null,
      issuedAt: '2026-11-21T08:00:00.000Z',
    });
    const pdf = await readPdf((await get(id, 'invoice/')).rawPayload);
    const xml = await get(id, 'invoice/?format=xml');
    expect(xml.headers['content-type']).toBe('application/xml');
    expect([...pdf.attachments.values()].map(String)).toEqual([xml.body]);
    expect(brokenRules(xml.body)).toEqual([]);
    for (const text of [order, 'EUR 297.50', 'VAT 19 %', '7777']) expect(pdf.text).toContain(text);
    await t.runJobs(work);
    expect((await papers(id)).filter(({ documentType }) => documentType === 'SELF_BILLED_INVOICE')).toHaveLength(1);
  });

  it('are numbered without a gap, whatever is paid at once, rolled back or told twice', async () => {
    const own = await sellerFixture(t);
    const sales = await Promise.all(Array.from({ length: 8 }, () => pay({}, own)));
    const at = t.clock.now();
    const scope = { sellerId: own.seller.id };
    const issue = ({ id: saleId }: { id: string }) =>
      t.database.write(scope, (db) => issueInvoice(db, { ...scope, saleId }, at));
    const lost = t.database.write(scope, async (db) => {
      await issueInvoice(db, { ...scope, saleId: sales[0]?.id ?? '' }, at);
      throw new Error('the connection was lost');
    });
    await Promise.all(
      [...sales, ...sales].map(issue).concat(
        lost.then(
          () => undefined,
          () => undefined,
        ),
      ),
    );
    await t.runJobs(work);
    expect((await issuedOf(own)).map(({ number }) => number)).toEqual(
      Array.from({ length: 8 }, (_, index) => `SB-2026-00000${index + 1}`),
    );
  });

  it('that cannot be written keep no other waiting', async () => {
    const own = await sellerFixture(t);
    const [broken, whole] = [await pay({}, own), await pay({}, own)];
    const confirm = (confirmedAt: string | null) =>
      t.database.write('system', (db) => db.update(sales).set({ confirmedAt }).where(eq(sales.id, broken.id)));
    await confirm(null);
    await expect(paperJobs[0]?.run({}, t.deps)).rejects.toThrow('1 of 2 orders have no invoice yet');
    expect(await issuedOf(own)).toMatchObject([{ saleId: whole.id }]);
    await confirm(t.clock.now());
    await paperJobs[0]?.run({}, t.deps);
    expect(await issuedOf(own)).toMatchObject([{ saleId: whole.id }, { saleId: broken.id }]);
  });

  it('[ORD-03] stand on their order for download, whatever else was issued for it; null before the payment', async () => {
    const own = await sellerFixture(t);
    const { id } = await own.payable();
    expect((await own.shown(id)).invoice).toBeNull();
    const [{ id: paidId }, other] = [await paid({}, own), await paid({}, own)];
    for (const sale of [paidId, paidId, other.id])
      await t.database.write({ sellerId: own.seller.id }, (db) =>
        makeCreditNote(db, { sellerId: own.seller.id, id: sale }),
      );
    const invoice = (await issuedOf(own)).find(
      ({ kind, saleId }) => kind === 'SELF_BILLED_INVOICE' && saleId === paidId,
    );
    const shown = await own.shown(paidId);
    expect(shown.invoice).toEqual({
      documentQid: invoice?.id,
      documentType: 'SELF_BILLED_INVOICE',
      number: invoice?.number,
      issuedAt: '2026-11-21T08:00:00.000Z',
      path: `sales/${paidId}/invoice/`,
    });
    expect((await t.call('GET', `/${shown.invoice?.path}`, { headers: own.session.headers })).statusCode).toBe(200);
  });

  it('never change afterwards, whatever becomes of the company', async () => {
    const { id } = await paid();
    const before = (await get(id, 'invoice/')).rawPayload;
    await t.database.write('system', (db) =>
      db.update(sellers).set({ name: 'Renamed B.V.' }).where(eq(sellers.id, desk.seller.id)),
    );
    expect((await get(id, 'invoice/')).rawPayload.equals(before)).toBe(true);
    expect((await readPdf((await get(id, 'packing-list/')).rawPayload)).text).toContain('Renamed B.V.');
  });
});

describe('[ORD-19] credit notes', () => {
  it('follow a refund after payment, with their reason, and are never of more than the invoice', async () => {
    const own = await sellerFixture(t);
    const { id, buyerId } = await paid({}, own);
    const payoutId = await payoutOf(own, id);
    const actor = staffActor;
    const refund = (goodsMinor: bigint, reason: string) =>
      t.database.write('system', (db) =>
        reverseSale(db, { payoutId, buyerId, goodsMinor, reason, actor, at: t.clock.now(), decisionId: newId() }),
      );
    await refund(10_000n, 'Eight pieces came back');
    await t.runJobs(work);
    await refund(15_000n, 'The rest came back');
    await t.runJobs(work);
    const notes = (await issuedOf(own)).filter(({ kind }) => kind === 'CREDIT_NOTE');
    expect(notes.map(({ number, content }) => [number, content.grossMinor, content.reason])).toEqual([
      ['SC-2026-000001', '10000', 'Eight pieces came back'],
      ['SC-2026-000002', '15000', 'The rest came back'],
    ]);
    const path = `credit-notes/${notes[0]?.id}/`;
    const { text } = await readPdf((await get(id, path, own)).rawPayload);
    for (const shown of ['SC-2026-000001', 'SB-2026-000001', 'Eight pieces came back', 'EUR 100.00'])
      expect(text).toContain(shown);
    expect(brokenRules((await get(id, `${path}?format=xml`, own)).body)).toEqual([]);
    expect((await waitsOf(id, own)).CREDIT_NOTE).toBeNull();
  });

  it.each([
    ['in one series', '2026-11-21T08:00:01.000Z'],
    ['in the series of two years', '2027-01-01T00:00:00.000Z'],
  ])(
    '[ORD-19] of one order written at the same moment, %s, are together never of more than the invoice',
    async (_where, later) => {
      const own = await sellerFixture(t);
      const { id: saleId } = await paid({}, own);
      const scope = { sellerId: own.seller.id };
      const credit = (db: Db, at: string) =>
        issueCreditNote(db, { ...scope, saleId, causeId: newId(), grossMinor: 20_000n, reason: 'Came back', at });
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      const { second } = await t.database.write(scope, async (db) => {
        await credit(db, '2026-11-21T08:00:00.000Z');
        let isOver = false;
        const begun = t.database
          .write(scope, (other) => credit(other, later))
          .finally(() => {
            isOver = true;
          });
        const waits = () => t.database.read('none', async (one) => (await one.execute(waiting)).rows.length > 0);
        await expect.poll(async () => isOver || (await waits()), { timeout: 10_000 }).toBe(true);
        return { second: begun };
      });
      await second;
      const notes = (await issuedOf(own)).filter(({ kind }) => kind === 'CREDIT_NOTE');
      expect(notes.map(({ content }) => content.grossMinor)).toEqual(['20000', '5000']);
    },
  );

  it('follow a claim that was the seller’s fault, of what is really deducted', async () => {
    const own = await sellerFixture(t);
    const { id, buyerId, order } = await paid({}, own);
    const claim = {
      ...{ sellerId: own.seller.id, saleId: id, orderNumber: order, buyerId, causeId: newId() },
      currency: 'EUR',
      ...{ at: t.clock.now(), refundMinor: 4_000n, deductionMinor: 3_000n, toleranceMinor: 500n },
    } as const;
    await t.database.write('system', (db) => settleClaim(db, claim));
    await t.runJobs(work);
    const [note] = (await issuedOf(own)).filter(({ kind }) => kind === 'CREDIT_NOTE');
    expect(note?.content).toMatchObject({ grossMinor: '2500', reason: 'Deduction for a claim' });
  });

  it('answer 404 below another order, and for what is an invoice', async () => {
    const own = await sellerFixture(t);
    const [one, other] = [await paid({}, own), await paid({}, own)];
    const [invoice] = await issuedOf(own);
    for (const path of [`credit-notes/${newId()}/`, `credit-notes/${invoice?.id}/`]) {
      expect((await get(one.id, path, own)).json().code).toBe('credit_note_not_found');
      expect((await get(other.id, path, own)).json().code).toBe('credit_note_not_found');
    }
  });
});

describe('[ORD-19] [CLM-05] what a claim’s appeal changes', () => {
  const adjust = async (
    own: SellerFixture,
    { id: saleId, order: orderNumber }: { id: string; order: string },
    owed: bigint,
  ) => {
    const about = { sellerId: own.seller.id, saleId, orderNumber, currency: 'EUR', reason: null } as const;
    await t.database.write('system', (db) =>
      adjustNextPayout(db, { ...about, causeId: newId(), at: t.clock.now(), kind: 'ADJUSTMENT', owedMinor: owed }),
    );
    await t.runJobs(work);
  };

  it('is a correction where money is returned: a self-billed invoice that names the first, as PDF and as e-invoice', async () => {
    const own = await sellerFixture(t);
    const sale = await paid({ vatMinor: 4_750n }, own);
    await adjust(own, sale, 4_750n);
    await adjust(own, sale, -4_750n);
    const [invoice, correction, note] = await issuedOf(own);
    const path = `invoices/${correction?.id}/`;
    const listed = (await papers(sale.id, own)).slice(0, 3);
    expect(listed).toMatchObject([
      { documentType: 'SELF_BILLED_INVOICE', documentQid: invoice?.id, path: `sales/${sale.id}/invoice/` },
      { documentType: 'CREDIT_NOTE', documentQid: note?.id, path: `sales/${sale.id}/credit-notes/${note?.id}/` },
      { documentType: 'SELF_BILLED_INVOICE', documentQid: correction?.id, path: `sales/${sale.id}/${path}` },
    ]);
    const { netMinor, vatMinor } = note?.content ?? {};
    expect(correction?.content).toMatchObject({ netMinor, vatMinor, grossMinor: '4750' });
    const { body } = await get(sale.id, `${path}?format=xml`, own);
    expect(brokenRules(body)).toEqual([]);
    for (const element of ['InvoiceTypeCode>389<', 'InvoiceDocumentReference><cbc:ID>SB-2026-000001<'])
      expect(body).toContain(element);
    const { text } = await readPdf((await get(sale.id, path, own)).rawPayload);
    for (const shown of ['SB-2026-000002', 'SB-2026-000001', 'EUR 47.50']) expect(text).toContain(shown);
  });

  it('leaves the order’s own invoice where it was', async () => {
    const own = await sellerFixture(t);
    const sale = await paid({}, own);
    const before = (await get(sale.id, 'invoice/?format=xml', own)).body;
    await adjust(own, sale, 2_000n);
    await adjust(own, sale, -2_000n);
    expect((await get(sale.id, 'invoice/?format=xml', own)).body).toBe(before);
    const { invoice } = await own.shown(sale.id);
    expect(invoice?.number).toBe('SB-2026-000001');
    expect((await get(sale.id, `invoices/${invoice?.documentQid}/?format=xml`, own)).body).toBe(before);
    await paperJobs[0]?.run({}, t.deps);
    expect(await issuedOf(own)).toHaveLength(3);
  });

  it('never stands for the invoice of an order that has none yet', async () => {
    const own = await sellerFixture(t);
    const { id } = await pay({}, own);
    const sold = { sellerId: own.seller.id, id };
    await t.database.write({ sellerId: own.seller.id }, (db) => makeCorrection(db, sold));
    expect((await own.shown(id)).invoice).toBeNull();
    expect((await get(id, 'invoice/', own)).json().code).toBe('invoice_not_found');
    await paperJobs[0]?.run({}, t.deps);
    expect((await own.shown(id)).invoice?.number).toBe('SB-2026-000001');
  });

  it.each([
    ['taken', '2000'],
    ['returned', '-2000'],
  ])('is written once when money is %s, whatever is told twice', async (_what, amountMinor) => {
    const own = await sellerFixture(t);
    const { id: saleId } = await paid({}, own);
    const ids = { sellerId: own.seller.id, saleId, causeId: newId(), carryOverId: newId() };
    const payload = { ...ids, orderNumber: 'QS-1', kind: 'ADJUSTMENT', currency: 'EUR', amountMinor };
    const one = paperSubscribers.find(({ topic }) => topic === 'payout.carried_over');
    const [first, second] = [newId(), newId()];
    for (const id of [first, first, second])
      await one?.handle(payload, { id, topic: 'payout.carried_over', payload, createdAt: t.clock.now() }, t.deps);
    expect((await issuedOf(own)).filter(({ causeId }) => causeId === payload.causeId)).toHaveLength(1);
  });

  it('can be credited again: what was returned is left to take back', async () => {
    const own = await sellerFixture(t);
    const sale = await paid({}, own);
    for (const owed of [25_000n, -4_000n, 5_000n, 100n]) await adjust(own, sale, owed);
    expect((await issuedOf(own)).map(({ number, content }) => [number, content.grossMinor])).toEqual([
      ['SB-2026-000001', '25000'],
      ['SB-2026-000002', '4000'],
      ['SC-2026-000001', '25000'],
      ['SC-2026-000002', '4000'],
    ]);
  });

  it('answers 404 below another order, and for what is a credit note', async () => {
    const own = await sellerFixture(t);
    const [one, other] = [await paid({}, own), await paid({}, own)];
    await adjust(own, one, 2_000n);
    await adjust(own, one, -2_000n);
    const issued = await issuedOf(own);
    const note = issued.find(({ kind }) => kind === 'CREDIT_NOTE');
    const correction = issued.find(({ number }) => number === 'SB-2026-000003');
    expect((await get(one.id, `invoices/${note?.id}/`, own)).json().code).toBe('invoice_not_found');
    expect((await get(other.id, `invoices/${correction?.id}/`, own)).json().code).toBe('invoice_not_found');
  });
});
