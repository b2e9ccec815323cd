// @vitest-environment happy-dom
import { packageMessages } from '@quayside/contract/messages/packages';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { packageDetail } from '@quayside/contract/packages';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import PackageDetailPage from './package-detail.page.tsx';
import { makePackageDetail } from './packages.factory.ts';

const words = warehouseMessages.page;
const line = {
  ...{
    qid: '0198c0de-0000-7000-8000-0000000000b1',
    gtin: '09501101530003',
    productName: 'Soap',
    brandName: 'Lindqvist',
  },
  ...{ unitSize: 12, announced: 36, received: null, damaged: 0, lot: null, expiresOn: null },
};
const other = {
  ...line,
  qid: '0198c0de-0000-7000-8000-0000000000b2',
  gtin: '00000096385074',
  productName: 'Tea',
  announced: 6,
};

type Given = Parameters<typeof makePackageDetail>[0];
const arrived: Given = { status: 'ARRIVED', lines: [line, other], allowedActions: ['confirm'] };

const make = (given: Given) => makePackageDetail({ ...arrived, ...given });

function show(given: Given = {}, api = fakeApi()) {
  const one = make(given);
  api.on(
    'POST /warehouse/packages/{qid}/discrepancies/',
    answer(packageDetail, { ...one, status: 'ON_HOLD', location: 'H-01', allowedActions: [] }),
  );
  api.on('GET /warehouse/packages/{qid}/', answer(packageDetail, one));
  const page = (
    <Routes>
      <Route path="/warehouse/packages/:packageQid/" element={<PackageDetailPage />} />
    </Routes>
  );
  return showPage(page, `/warehouse/packages/${one.qid}/`, { permissions: ['warehouse.receive'] });
}
/** As a keyboard wedge types. */
const scan = (code: string) =>
  act(async () => {
    for (const key of [...code, 'Enter']) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const bandWord = () => document.querySelector('[data-band] strong')?.textContent;
const countOf = (product: RegExp) => screen.getByText(product).closest('[data-differs]');

describe('[WH-03] counting a package', () => {
  it('says after each scan what it added and how many of how many are counted', async () => {
    show();
    await screen.findByText(/Lindqvist: Soap/);
    expect(document.querySelector('[data-band]')).toBeNull();
    await scan('9501101530003');
    const band = await screen.findByText('+12');
    expect(band.closest('[data-band]')?.textContent).toBe('+12Soap12of 36');
    expect(countOf(/Lindqvist: Soap/)?.textContent).toContain('12of 36');
    expect(countOf(/Lindqvist: Tea/)?.getAttribute('data-differs')).toBe('false');
  });

  it('that is not finished yet is no difference; above what was announced it is one at once', async () => {
    show({ allowedActions: ['confirm', 'report'] });
    await screen.findByText(/Lindqvist: Soap/);
    await scan('9501101530003');
    await screen.findByText('+12');
    const soap = () => [countOf(/Lindqvist: Soap/)?.getAttribute('data-differs'), screen.queryByText(words.differs(1))];
    expect(soap()).toEqual(['false', null]);
    expect(countOf(/Lindqvist: Soap/)?.textContent).toContain(words.toGo(24));
    expect(countOf(/Lindqvist: Soap/)?.textContent).not.toContain('−24');
    screen.getByText(words.linesCounted(0, 2));
    await scan('(01)09501101530003(30)30');
    await screen.findByText(words.differs(1));
    expect(countOf(/Lindqvist: Soap/)?.textContent).toContain('42of 36 +6');
  });

  it('differs below what was announced when somebody confirms it', async () => {
    const hands = show({ allowedActions: ['confirm', 'report'] });
    await screen.findByText(/Lindqvist: Soap/);
    await scan('9501101530003');
    await screen.findByText('+12');
    expect(screen.getByLabelText<HTMLInputElement>(warehouseMessages.report.quantity).value).not.toBe('24');
    await hands.click(screen.getByRole('button', { name: words.confirm(2) }));
    screen.getByText(words.differs(1));
    expect(countOf(/Lindqvist: Soap/)?.textContent).toContain('12of 36 −24');
    expect(screen.getByLabelText<HTMLInputElement>(warehouseMessages.report.quantity).value).toBe('24');
    await scan('(01)09501101530003(30)6');
    await screen.findByText(words.toGo(18));
    expect(screen.queryByText(words.differs(1))).toBeNull();
  });

  it('tells what a line holds that nobody has counted, and where − and + start', async () => {
    const hands = show();
    await screen.findByText(words.startsAt);
    expect(countOf(/Lindqvist: Tea/)?.textContent).toContain(words.notCounted);
    for (const name of ['Lindqvist: Tea', 'Lindqvist: Soap'])
      await hands.click(screen.getByRole('button', { name: words.oneMore(name) }));
    expect(countOf(/Lindqvist: Tea/)?.textContent).not.toContain(words.notCounted);
    expect(screen.queryByText(words.startsAt)).toBeNull();
  });

  it('says so when the package holds no such product', async () => {
    show();
    await screen.findByText(/Lindqvist: Soap/);
    await scan('4006381333931');
    const word = await screen.findByText(words.scanElse);
    expect(word.closest('[data-band]')?.getAttribute('data-band')).toBe('stop');
  });

  it('that differs goes to its report, which knows type, product and pieces; the page says where to take the package', async () => {
    const hands = show({ allowedActions: ['confirm', 'report'] });
    await screen.findByText(/Lindqvist: Soap/);
    await hands.click(screen.getByRole('button', { name: words.oneLess('Lindqvist: Tea') }));
    await hands.click(screen.getByRole('button', { name: words.confirm(2) }));
    screen.getByText(words.differs(1));
    const [type, product] = [warehouseMessages.report.type, warehouseMessages.report.line].map((label) =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: label }),
    );
    expect(document.activeElement).toBe(type);
    expect([type?.value, product?.value]).toEqual(['SHORT', other.qid]);
    expect(screen.getByLabelText<HTMLInputElement>(warehouseMessages.report.quantity).value).toBe('1');
    await hands.click(screen.getByRole('button', { name: warehouseMessages.report.send }));
    const word = await screen.findByText(warehouseMessages.onHold, { selector: '[data-band] strong' });
    expect(word.closest('[data-band]')?.textContent).toContain('H-01');
  });

  it('is put right by one piece with a press', async () => {
    const hands = show();
    await hands.click(await screen.findByRole('button', { name: words.oneLess('Lindqvist: Tea') }));
    expect(countOf(/Lindqvist: Tea/)?.textContent).toContain(words.toGo(1));
    await hands.click(screen.getByRole('button', { name: words.oneMore('Lindqvist: Tea') }));
    expect(countOf(/Lindqvist: Tea/)?.getAttribute('data-differs')).toBe('false');
    screen.getByText(words.linesCounted(1, 2));
  });
});

describe('[WH-03] [WH-08] a scan that names no product', () => {
  const bandKind = () => document.querySelector('[data-band]')?.getAttribute('data-band');
  it.each(['pk-482133-1', ']C100340123450000000012', '(00)340123450000000012', '05212345678904'])(
    'says nothing when it is the package’s own: %s',
    async (code) => {
      show({ sscc: '340123450000000012', trackingNumber: '05212345678904' });
      await screen.findByText(/Lindqvist: Soap/);
      await scan(code);
      expect(bandKind()).toBeUndefined();
      await scan('9501101530003');
      await screen.findByText('+12');
    },
  );

  it.each([
    ['BAY-C-07', warehouseMessages.packageFirst],
    ['PK-482133-2', words.scanPackage],
    ['(00)340123450000000029', words.scanPackage],
    ['LOT-2026-11', words.scanNoProduct],
  ])('says in few words what it is, and stops nothing: %s', async (code, word) => {
    show({ sscc: '340123450000000012' });
    await screen.findByText(/Lindqvist: Soap/);
    await scan(code);
    await vi.waitFor(() => expect([bandKind(), bandWord()]).toEqual(['ready', word]));
  });
});

describe('[WH-03] [WH-08] the band of a package', () => {
  it('goes with the step that is taken back', async () => {
    const api = fakeApi();
    const put = make({ status: 'CONFIRMED', allowedActions: ['undo'], version: 2 });
    api.on('POST /warehouse/packages/{qid}/confirm/', answer(packageDetail, put));
    api.on('POST /warehouse/packages/{qid}/undo/', answer(packageDetail, make({ version: 3 })));
    const hands = show({}, api);
    await hands.click(await screen.findByRole('button', { name: words.confirm(2) }));
    await vi.waitFor(() => expect(bandWord()).toBe(words.confirmedWord));
    await hands.click(screen.getByRole('button', { name: warehouseMessages.undo('33-1') }));
    await screen.findByRole('button', { name: words.confirm(2) });
    await vi.waitFor(() => expect(bandWord()).toBeUndefined());
  });

  it('goes when what was on hold is decided', async () => {
    const api = fakeApi();
    const decided = make({ status: 'CONFIRMED', version: 3, allowedActions: [] });
    api.on('POST /warehouse/packages/{qid}/resolve/', answer(packageDetail, decided));
    const hands = show({ allowedActions: ['confirm', 'report'] }, api);
    const held = make({ status: 'ON_HOLD', version: 2, allowedActions: ['resolve'], resolutions: ['ACCEPT_AS_IS'] });
    api.on('POST /warehouse/packages/{qid}/discrepancies/', answer(packageDetail, held));
    await hands.click(await screen.findByRole('button', { name: words.oneLess('Lindqvist: Tea') }));
    await hands.click(screen.getByRole('button', { name: words.confirm(2) }));
    await hands.click(screen.getByRole('button', { name: warehouseMessages.report.send }));
    await vi.waitFor(() => expect(bandWord()).toBe(warehouseMessages.onHold));
    await hands.click(screen.getByRole('button', { name: warehouseMessages.resolve.send }));
    await screen.findByText(packageMessages.statuses.CONFIRMED);
    await vi.waitFor(() => expect(bandWord()).toBeUndefined());
  });

  it('of a scan goes when the package is put aside to be counted later', async () => {
    const api = fakeApi();
    api.on('POST /warehouse/packages/{qid}/arrive/', answer(packageDetail, make({ version: 2 })));
    const hands = show({ status: 'ANNOUNCED', allowedActions: ['arrive', 'confirm'] }, api);
    await screen.findByText(/Lindqvist: Soap/);
    await scan('9501101530003');
    await screen.findByText('+12');
    await hands.click(screen.getByRole('button', { name: words.arrive }));
    await screen.findByText(words.arrived);
    await vi.waitFor(() => expect(bandWord()).toBeUndefined());
  });
});
