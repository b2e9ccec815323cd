/** A file of each kind, read back as people, scanners and programs meet it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { checkFile } from '../../platform/files/file-check.ts';
import { readPdf, renderedPage, scannedCodes } from '../../testing/pdf-reader.ts';
import type { PaperRequest } from './draw-paper.ts';
import { drawnPaper } from './drawn-paper.ts';
import { hasCheckDigit, ssccOf } from './gs1.rules.ts';
import { correctionOf, creditNoteOf, invoiceOf } from './invoice.rules.ts';
import { issueOf, paperLineOf, paperLoadOf, partyOf, samplePaperOrder } from './papers.factory.ts';
import type { LabelSet, UnitLabel } from './papers.types.ts';

const drawn = (paper: PaperRequest) => drawnPaper(paper, { sellerId: null, userId: newId() });
const order = samplePaperOrder();
const invoice = invoiceOf(order, issueOf());
const amended = { issuedAt: '2026-12-01T08:00:00.000Z', grossMinor: 2_500n };
const note = creditNoteOf(invoice, { ...amended, number: 'SC-2026-000007', reason: 'Three pieces were damaged' });
const correction = correctionOf(invoice, { ...amended, number: 'SB-2026-000124', reason: 'They were not damaged' });
const labelOf = (overrides: Partial<UnitLabel> = {}): UnitLabel => ({
  sscc: ssccOf('9521234', 17n),
  contents: 'CARTON',
  piece: 1,
  pieces: 2,
  from: order.shipFrom,
  to: order.consignee,
  buyerReference: 'PO 8841',
  carrier: 'DHL Express',
  weightKg: 6.72,
  size: null,
  goods: { gtin: '09501101530003', name: 'Lavender hand soap', count: 12, lot: 'L2611A' },
  ...overrides,
});
const setOf = (...labels: readonly UnitLabel[]): LabelSet => ({
  orderNumber: order.orderNumber,
  author: order.seller.name,
  createdAt: order.confirmedAt,
  labels,
});
const labels = (format: 'pdf' | 'zpl', ...of: readonly UnitLabel[]): PaperRequest => ({
  kind: 'LABELS',
  format,
  set: setOf(...of),
});

const kinds: readonly (readonly [string, PaperRequest, readonly string[]])[] = [
  [
    'commercial invoice: code, origin, weights and value of each line',
    { kind: 'COMMERCIAL_INVOICE', order },
    [
      'Commercial invoice',
      'CI-QS-482133-0',
      '34013000',
      'FR',
      '12.000',
      '13.440',
      '4.25',
      '102.00',
      'FCA Rotterdam',
      'Exporter',
      'EUR 210.75',
      'Germany (DE)',
    ],
  ],
  [
    'packing list: cartons, pieces and weights',
    { kind: 'PACKING_LIST', order },
    ['Packing list', '09501101530003', 'Lavender hand soap, 500 ml', '2 × EUR pallet, 120 × 80 × 180 cm', '825.0'],
  ],
  [
    'delivery note: what is counted and signed for',
    { kind: 'DELIVERY_NOTE', order },
    ['Delivery note', 'Signature of the recipient', 'Lemon dish soap, 1 l', '3318810025', '849.0 kg'],
  ],
  [
    'CMR: the numbered fields, in three copies',
    { kind: 'CMR', order },
    [
      'International consignment note (CMR)',
      'Copy for the carrier',
      '24 Goods received',
      'DHL Express',
      '23 November 2026',
      'Nordlicht Handels GmbH',
    ],
  ],
  [
    'self-billed invoice: numbers, tax and whose name it is in',
    { kind: 'INVOICE', invoice },
    [
      'Self-billed invoice',
      'SB-2026-000123',
      'VAT NL123456782B01',
      'Quayside B.V.',
      'Intra-Community supply (VATEX-EU-IC)',
      'EUR 210.75',
      'in the name and on behalf of Waldhuis Groothandel B.V.',
    ],
  ],
  [
    'credit note: what it credits and why',
    { kind: 'INVOICE', invoice: note },
    ['Credit note', 'SC-2026-000007', 'SB-2026-000123', 'Three pieces were damaged', 'EUR 25.00'],
  ],
  [
    'correction: what it corrects and why, and when it is paid',
    { kind: 'INVOICE', invoice: correction },
    [
      'Self-billed invoice',
      'SB-2026-000124',
      'Corrects invoice',
      'SB-2026-000123',
      'They were not damaged',
      'EUR 25.00',
      'next payout',
    ],
  ],
];

describe('[ORD-19] papers as real PDF', () => {
  it.each(kinds)('%s', async (_name, request, expected) => {
    const file = await drawn(request);
    const read = await readPdf(file);
    for (const text of expected) expect(read.text).toContain(text);
    expect(read).toMatchObject({ isTagged: true, language: 'en-GB' });
    expect(read.title).toContain('2');
  });

  it('[ORD-13] that are sent back to us pass the checks of uploads, also those with an e-invoice attached', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quayside-papers-'));
    const path = join(folder, 'paper.pdf');
    for (const [, request] of kinds) {
      await writeFile(path, await drawn(request));
      expect(await checkFile(path, 'paper.pdf', ['pdf'])).toEqual({ type: 'pdf' });
    }
    await rm(folder, { recursive: true });
  });

  it('the same order prints the same bytes, so that a paper can be compared with its copy', async () => {
    const [first, second] = [
      await drawn({ kind: 'PACKING_LIST', order }),
      await drawn({ kind: 'PACKING_LIST', order }),
    ];
    expect(first.equals(second)).toBe(true);
  });

  it('a packing list shows what the goods look like; what cannot be drawn leaves its place empty', async () => {
    const inside = '<path fill="hsl(0,100%,50%)" d="M0 0h96v96H0z"/>';
    const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${shapes}</svg>`;
    const shown = (picture: string | null) => {
      const lines = [paperLineOf({ picture })];
      return drawn({ kind: 'PACKING_LIST', order: { ...order, lines } });
    };
    const [plain, red, strange] = [await shown(null), await shown(svg(inside)), await shown(svg('<script>1</script>'))];
    const { width, height, data } = await renderedPage(red, 1, 72);
    const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60 && (data[at + 2] ?? 255) < 60;
    const pixels = Array.from({ length: width * height }, (_, index) => index * 4).filter(isRed);
    expect(pixels.length).toBeGreaterThan(26 * 26 * 0.9);
    expect(pixels.length).toBeLessThan(26 * 26 * 1.3);
    for (const file of [plain, strange]) expect((await readPdf(file)).text).toContain('Lavender hand soap, 500 ml');
    expect((await readPdf(red)).isTagged).toBe(true);
  });

  it('names of any script and of any length stay on the page, line breaks and direction marks do not', async () => {
    const names = [
      'صابون زيت الزيتون',
      'סבון שמן זית',
      'Мыло ручной работы',
      'Ελαιόλαδο',
      'Mydło żółte',
      'a\n\u202Eb',
      'W'.repeat(300),
    ];
    const lines = names.map((productName) => paperLineOf({ productName }));
    const { text } = await readPdf(await drawn({ kind: 'PACKING_LIST', order: { ...order, lines } }));
    for (const shown of ['Мыло ручной работы', 'Ελαιόλαδο', 'Mydło żółte', 'a b']) expect(text).toContain(shown);
    expect(text).toContain('…');
  });

  it('a hundred lines take as many pages as they need, each with its heading and number', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => paperLineOf({ productName: `Soap no. ${index + 1}` }));
    const read = await readPdf(await drawn({ kind: 'COMMERCIAL_INVOICE', order: { ...order, lines } }));
    expect(read.pages).toBeGreaterThan(2);
    for (const { productName } of lines) expect(read.text).toContain(productName);
    expect(read.text).toContain(`Page ${read.pages} of ${read.pages}`);
  });

  it('a CMR note of more kinds of packages than its field has room for sums up the rest', async () => {
    const loads = Array.from({ length: 30 }, (_, index) =>
      paperLoadOf({ position: index, count: 1, weightKg: 100 + index }),
    );
    const { text } = await readPdf(await drawn({ kind: 'CMR', order: { ...order, loads } }));
    for (const shown of ['110.0', '19 more sizes', '2280.0', '3435.0']) expect(text).toContain(shown);
    expect(text).not.toContain('111.0');
  });

  it('a code or origin nobody has told yet is marked, and the paper says what to do', async () => {
    const lines = [paperLineOf({ hsCode: null, originCountry: null, netGrams: null })];
    const { text } = await readPdf(await drawn({ kind: 'COMMERCIAL_INVOICE', order: { ...order, lines } }));
    expect(text).toContain('Net weight of the goods 0.000 kg + unknown');
    expect(text).toContain('HS code or origin is not known for 1 line, marked –. Add them before customs clearance.');
  });

  it('a request that cannot be drawn fails alone; the next one is drawn', async () => {
    await expect(drawn(labels('pdf', labelOf({ sscc: '395212340000000010' })))).rejects.toThrow(/checksum/i);
    expect((await drawn(labels('pdf', labelOf()))).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('[ORD-19] [INTG-12] logistic labels', () => {
  it('are read back by a scanner at the resolution of a label printer', async () => {
    const file = await drawn(
      labels(
        'pdf',
        labelOf(),
        labelOf({ sscc: ssccOf('9521234', 18n), contents: 'PALLET', goods: null, size: '120 × 80 × 180 cm' }),
      ),
    );
    expect(await scannedCodes(file, 1)).toEqual([
      '(02)09501101530003(37)12(10)L2611A',
      `(00)${ssccOf('9521234', 17n)}`,
    ]);
    expect(await scannedCodes(file, 2)).toEqual([`(00)${ssccOf('9521234', 18n)}`]);
  });

  it('a long batch number gets bars of its own, so that none is too narrow to be read', async () => {
    const lot = 'LOT-2026-11/00023456';
    const goods = { gtin: '09501101530003', name: 'Soap', count: 12, lot };
    const file = await drawn(labels('pdf', labelOf({ goods })));
    expect(await scannedCodes(file, 1)).toEqual([
      '(02)09501101530003(37)12',
      `(10)${lot}`,
      `(00)${ssccOf('9521234', 17n)}`,
    ]);
  });

  it('say in words what the bars say, for whom it is and which piece it is', async () => {
    const { text, pages } = await readPdf(await drawn(labels('pdf', labelOf(), labelOf({ piece: 2 }))));
    expect(pages).toBe(2);
    for (const shown of [
      ssccOf('9521234', 17n),
      '09501101530003',
      'L2611A',
      'Nordlicht Handels GmbH',
      '20457 Hamburg',
      '2/2',
    ])
      expect(text).toContain(shown);
  });

  it('as ZPL have one format for each label, and no name can become a command of the printer', async () => {
    const to = partyOf({ name: '^XZ^XA~JR_5E', city: 'Łódź' });
    const zpl = (await drawn(labels('zpl', labelOf({ to }), labelOf({ piece: 2 })))).toString();
    expect(zpl.match(/\^XA/g)).toHaveLength(2);
    expect(zpl.match(/\^XZ/g)).toHaveLength(2);
    expect(zpl).not.toContain('~');
    expect(zpl).toContain('^FD_5EXZ_5EXA_7EJR_5F5E^FS');
    expect(zpl).toContain(`^FD>;>800${ssccOf('9521234', 17n)}^FS`);
    expect(hasCheckDigit(ssccOf('9521234', 17n))).toBe(true);
  });
});

describe('[ORD-19] the e-invoice rides in the PDF', () => {
  it.each([
    ['invoice', invoice],
    ['credit note', note],
  ])('of the %s, as the same document for programs', async (_name, content) => {
    const { attachments } = await readPdf(await drawn({ kind: 'INVOICE', invoice: content }));
    expect([...attachments.keys()]).toEqual([`${content.number}.xml`]);
    const xml = attachments.get(`${content.number}.xml`)?.toString() ?? '';
    expect(xml).toContain('urn:cen.eu:en16931:2017');
    expect(xml).toContain(`<cbc:ID>${content.number}</cbc:ID>`);
  });
});
