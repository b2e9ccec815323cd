// @vitest-environment happy-dom
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { type PackageDetail, packageDetail } from '@quayside/contract/packages';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import PackageDetailPage from './package-detail.page.tsx';
import { makePackageDetail } from './packages.factory.ts';

const words = warehouseMessages.page;
const asks = warehouseMessages.report;
const qidOf = (end: string) => `0198c0de-0000-7000-8000-0000000000${end}`;
const soap = {
  ...{ qid: qidOf('b1'), gtin: '09501101530003', productName: 'Soap', brandName: 'Lindqvist' },
  ...{ unitSize: 1, announced: 12, received: null, damaged: 0, lot: null, expiresOn: null },
};
const tea = { ...soap, qid: qidOf('b2'), gtin: '00000096385074', productName: 'Tea', announced: 8 };
type Discrepancy = PackageDetail['discrepancies'][number];
const short = (line: typeof soap | typeof tea, quantity: number, given: Partial<Discrepancy> = {}): Discrepancy => ({
  ...{ qid: qidOf(`c${quantity}`), type: 'SHORT', lineQid: line.qid, quantity, note: '', photos: [] },
  ...{ reportedAt: '2026-11-25T08:00:00.000Z', reportedByName: 'Wim' },
  ...{ resolution: null, resolvedAt: null, resolvedByName: null },
  ...given,
});
const make = (given: Partial<PackageDetail>) => makePackageDetail({ lines: [soap, tea], ...given });
const held = (version: number, discrepancies: Discrepancy[]) =>
  make({ status: 'ON_HOLD', location: 'H-01', allowedActions: ['report', 'undo'], version, discrepancies });

const report = 'POST /warehouse/packages/{qid}/discrepancies/';
function show(one: PackageDetail, api = fakeApi()) {
  api.on('GET /warehouse/packages/{qid}/', answer(packageDetail, one));
  const page = (
    <Routes>
      <Route path="/warehouse/packages/:packageQid/" element={<PackageDetailPage />} />
    </Routes>
  );
  return showPage(page, `/warehouse/packages/${one.qid}/`, { permissions: ['warehouse.receive'] });
}
const lineOf = (product: string) => screen.getByText(`Lindqvist: ${product}`).closest('[data-differs]')?.textContent;
const asked = () => [
  ...[asks.type, asks.line].map((name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value),
  screen.getByLabelText<HTMLInputElement>(asks.quantity).value,
];
const band = () => document.querySelector('[data-band]')?.textContent;
const send = () => screen.getByRole('button', { name: asks.send });

/** 10 of 12, 5 of 8, and confirmed. */
async function countOtherwise(hands: ReturnType<typeof showPage>) {
  const [first, second] = await screen.findAllByLabelText<HTMLInputElement>(words.counted);
  for (const [field, pieces] of [[first, '10'] as const, [second, '5'] as const])
    if (field) await hands.type(field, pieces);
  await hands.click(screen.getByRole('button', { name: words.confirm(2) }));
}

describe('[WH-03] lines that were counted otherwise', () => {
  it('open what is folded on a phone: the form that reports them', async () => {
    const hands = show(make({ status: 'ARRIVED', allowedActions: ['confirm', 'report'] }));
    const fold = await screen.findByRole('button', { name: asks.title });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await countOtherwise(hands);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
  });

  it('are reported one after the other: counts stay, the next one is filled in, and nothing twice', async () => {
    const api = fakeApi();
    const hands = show(make({ status: 'ARRIVED', allowedActions: ['confirm', 'report'] }), api);
    await countOtherwise(hands);
    expect(asked()).toEqual(['SHORT', soap.qid, '2']);
    api.on(report, answer(packageDetail, held(2, [short(soap, 2)])));
    await hands.click(send());
    await vi.waitFor(() => expect(asked()).toEqual(['SHORT', tea.qid, '3']));
    expect(lineOf('Soap')).toContain('10of 12 −2');
    expect(lineOf('Tea')).toContain('5of 8 −3');
    expect(screen.getAllByText(words.moreDiffer(1))).toHaveLength(2);
    expect(band()).toContain(words.moreDiffer(1));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: asks.type }));

    api.on(report, answer(packageDetail, held(3, [short(tea, 3), short(soap, 2)])));
    await hands.click(send());
    await vi.waitFor(() => expect(asked()).toEqual(['SHORT', '', '']));
    expect(lineOf('Tea')).toContain('5of 8 −3');
    expect(screen.queryByText(words.moreDiffer(1))).toBeNull();
    expect(band()).toContain('H-01');
    await hands.click(send());
    screen.getByText(asks.lineMissing);
    expect(api.heard(report).map(({ body }) => String(body).match(/0000b\d/)?.[0])).toEqual(['0000b1', '0000b2']);
  });

  it('show what reports say of them, whoever made them', async () => {
    show(held(3, [short(tea, 3), short(soap, 2, { resolvedAt: '2026-11-25T08:05:00.000Z' })]));
    await screen.findByText('Lindqvist: Tea');
    expect(lineOf('Tea')).toContain('5of 8 −3');
    expect(lineOf('Soap')).toContain('–of 12');
    expect(asked()).toEqual(['SHORT', '', '']);
  });

  it('are counted anew when a lead says so', async () => {
    const api = fakeApi();
    const hands = show(make({ status: 'ARRIVED', allowedActions: ['confirm', 'report'] }), api);
    await countOtherwise(hands);
    const decides = { allowedActions: ['report' as const, 'resolve' as const], resolutions: ['RECOUNT' as const] };
    api.on(report, answer(packageDetail, { ...held(2, [short(soap, 2)]), ...decides }));
    await hands.click(send());
    const ended = { resolution: 'RECOUNT', resolvedAt: '2026-11-25T08:05:00.000Z', resolvedByName: 'Lea' } as const;
    const again = make({ status: 'ARRIVED', allowedActions: ['confirm', 'report'], version: 3 });
    const answered = answer(packageDetail, { ...again, discrepancies: [short(soap, 2, ended)] });
    api.on('POST /warehouse/packages/{qid}/resolve/', answered);
    await hands.click(await screen.findByRole('button', { name: warehouseMessages.resolve.send }));
    await screen.findByRole('button', { name: words.confirm(2) });
    expect(lineOf('Tea')).toContain('–of 8');
    expect(screen.queryByText(words.differs(2))).toBeNull();
    expect(asked()).toEqual(['SHORT', '', '']);
  });
});
