// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { packageErrorMessages } from '@quayside/contract/messages/package-errors';
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { lookupAnswer, packageList } from '@quayside/contract/packages';
import { carrierList } from '@quayside/contract/shipments';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, fakeApi, lost, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import IncomingPackagesPage from './incoming-packages.page.tsx';
import { makeWarehousePackage } from './packages.factory.ts';

const empty = { results: [], count: 0, countIsExact: true, page: 1, size: 20 };

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, work: () => Promise<void>) => work() },
  });
});

function show() {
  const api = fakeApi();
  api.on('GET /warehouse/packages/', answer(packageList, { ...empty, counts: {} }));
  api.on('GET /carriers/', answer(carrierList, empty));
  api.on('GET /warehouse/packages/lookup/', refusal(404, 'package_not_found', packageErrorMessages.package_not_found));
  const hands = showPage(<IncomingPackagesPage />, '/warehouse/incoming/', {
    permissions: ['warehouse.receive'],
    warehouseQid: '0198c0de-0000-7000-8000-0000000000f2',
  });
  return { api, hands };
}
/** As a keyboard wedge types; the separator is Ctrl and a bracket there. */
const scan = (code: string) =>
  act(async () => {
    for (const key of [...code, 'Enter']) {
      const pressed = key === '\u001D' ? { key: ']', ctrlKey: true } : { key };
      document.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true }));
    }
  });
const band = () => document.querySelector('[data-band=stop]')?.textContent ?? '';
const labelCode = () => screen.getByLabelText<HTMLInputElement>(words.labelCode);
const isFormOpen = () => labelCode().closest('details')?.open;
const offer = () => screen.queryByRole('button', { name: words.setItAside });

describe('[WH-01] [WH-02] a scanned code that nobody knows', () => {
  it('is set aside with one press: the form opens with the code in it, the order’s number comes next', async () => {
    const { hands } = show();
    expect([isFormOpen(), offer()]).toEqual([false, null]);
    await scan('TORN-LABEL-7');
    await vi.waitFor(() => expect(band()).toContain(words.unknown));
    await hands.click(screen.getByRole('button', { name: words.setItAside }));
    expect([isFormOpen(), labelCode().value]).toEqual([true, 'TORN-LABEL-7']);
    expect(document.activeElement).toBe(screen.getByLabelText(words.orderNumber));
  });

  it('goes into the form again where the form was closed or holds another, and what was typed stays', async () => {
    const { hands } = show();
    await scan('TORN-LABEL-7');
    await hands.click(await screen.findByRole('button', { name: words.setItAside }));
    // Typed as fast as a scanner it would be one.
    fireEvent.change(screen.getByLabelText(words.orderNumber), { target: { value: 'QS-1' } });
    await hands.click(screen.getByText(words.setAside));
    await scan('TORN-LABEL-8');
    await vi.waitFor(() => expect(band()).toContain('8'));
    await hands.click(await screen.findByRole('button', { name: words.setItAside }));
    expect([isFormOpen(), labelCode().value]).toEqual([true, 'TORN-LABEL-8']);
    expect(screen.getByLabelText<HTMLInputElement>(words.orderNumber).value).toBe('QS-1');
  });

  it('stands in the form without what no label shows', async () => {
    const { hands } = show();
    await scan('0109501101530003\u001D10AB-1');
    await hands.click(await screen.findByRole('button', { name: words.setItAside }));
    expect(labelCode().value).toBe('0109501101530003 10AB-1');
  });

  it('is offered where the label is of one that went back: it may come again', async () => {
    const { api, hands } = show();
    const gone = makeWarehousePackage({ code: 'PK-482133-1', status: 'RETURNED_TO_SELLER' });
    api.on('GET /warehouse/packages/lookup/', answer(lookupAnswer, { matchedBy: 'TRACKING_NUMBER', results: [gone] }));
    await scan('TORN-LABEL-7');
    await screen.findByRole('link', { name: words.openCode(gone.code) });
    await hands.click(screen.getByRole('button', { name: words.setItAside }));
    expect([isFormOpen(), labelCode().value]).toEqual([true, 'TORN-LABEL-7']);
  });

  it('is offered to nobody where the scan was refused for another reason, or not answered', async () => {
    const { api } = show();
    api.on('GET /warehouse/packages/lookup/', refusal(403, 'forbidden', 'Not yours.'));
    await scan('TORN-LABEL-7');
    await vi.waitFor(() => expect(band()).toContain(words.refused));
    expect(offer()).toBeNull();
    api.on('GET /warehouse/packages/lookup/', lost);
    await scan('TORN-LABEL-9');
    await vi.waitFor(() => expect(document.querySelector('[data-band=check]')?.textContent).toContain(words.kept.word));
    expect(offer()).toBeNull();
  });
});
