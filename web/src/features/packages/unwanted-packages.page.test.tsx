// @vitest-environment happy-dom
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { packageDetail, packageList, type WarehousePackage } from '@quayside/contract/packages';
import { carrierList } from '@quayside/contract/shipments';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import IncomingPackagesPage from './incoming-packages.page.tsx';
import PackageDetailPage from './package-detail.page.tsx';
import { makePackageDetail, makeWarehousePackage } from './packages.factory.ts';
import { receivedBand } from './scan-result.ts';

const lead = { permissions: ['warehouse.receive', 'warehouse.ship', 'warehouse.resolve'] as const };
const ended = makePackageDetail({
  ...{ orderEnded: 'EXPIRED', allowedActions: ['resolve', 'move'], resolutions: ['RETURN_TO_SELLER', 'DISPOSE'] },
});
const missing = makePackageDetail({ status: 'MISSING', location: null, allowedActions: ['arrive', 'give_up'] });

const listOf = (...results: WarehousePackage[]) =>
  answer(packageList, {
    results,
    counts: { MISSING: 1 },
    ...{ count: results.length, countIsExact: true, page: 1, size: 20 },
  });
function showList(query: string, permissions: readonly (typeof lead.permissions)[number][]) {
  const api = fakeApi();
  api.on('GET /warehouse/packages/', listOf(makeWarehousePackage({ orderEnded: 'EXPIRED' })));
  api.on('GET /carriers/', answer(carrierList, { results: [], count: 0, countIsExact: true, page: 1, size: 100 }));
  showPage(<IncomingPackagesPage />, `/warehouse/incoming/${query}`, { permissions: [...permissions] });
  return api;
}
function showOne(one: typeof ended) {
  const api = fakeApi();
  api.on('GET /warehouse/packages/{qid}/', answer(packageDetail, one));
  const page = (
    <Routes>
      <Route path="/warehouse/packages/:packageQid/" element={<PackageDetailPage />} />
    </Routes>
  );
  return { api, hands: showPage(page, `/warehouse/packages/${one.qid}/`, { permissions: [...lead.permissions] }) };
}

describe('[WH-03] packages whose order has ended', () => {
  it('stand in a list of the lead, counted, with the reason; workers have no such tab', async () => {
    const api = showList('?figure=ORDER_ENDED', lead.permissions);
    const tab = await screen.findByRole('link', { name: new RegExp(`^${words.ended.tab} ?1$`), current: 'page' });
    expect(tab.getAttribute('href')).toBe('/warehouse/incoming/?figure=ORDER_ENDED');
    await screen.findByText(words.ended.reasons.EXPIRED);
    screen.getByText(words.ended.textForLead);
    expect(api.heard('GET /warehouse/packages/').length).toBeGreaterThan(1);
  });

  it('are no tab of workers', async () => {
    showList('', ['warehouse.receive']);
    await screen.findByText(words.ended.reasons.EXPIRED);
    expect(screen.queryByText(words.ended.tab)).toBeNull();
  });

  it('go back to the seller or are disposed of: nothing else is offered, and nothing is claimed', async () => {
    const { api, hands } = showOne(ended);
    const choice = await screen.findByLabelText(words.resolve.choice);
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([words.resolutions.RETURN_TO_SELLER, words.resolutions.DISPOSE]);
    screen.getByText(words.resolve.textEnded);
    expect(screen.queryByLabelText(words.resolve.raiseClaim)).toBeNull();
    api.on(
      'POST /warehouse/packages/{qid}/resolve/',
      answer(packageDetail, makePackageDetail({ status: 'RETURNED_TO_SELLER', orderEnded: 'EXPIRED' })),
    );
    await hands.click(screen.getByRole('button', { name: words.resolve.send }));
    await screen.findByText(words.resolve.done);
    expect(api.heard('POST /warehouse/packages/{qid}/resolve/')[0]?.body).toMatchObject({
      ...{ resolution: 'RETURN_TO_SELLER', raiseClaim: false },
    });
  });

  it('are held when they are scanned: the band says why and where to', () => {
    expect(
      receivedBand(makePackageDetail({ status: 'ON_HOLD', orderEnded: 'EXPIRED', location: 'H-01' })),
    ).toMatchObject({
      ...{ kind: 'check', word: words.orderEnded, sentence: words.heldEnded, bay: 'H-01' },
    });
  });
});

describe('[WH-03] packages on hold', () => {
  it('are claimed with a decision that ends the difference, never with one that another follows', async () => {
    const { api, hands } = showOne(
      makePackageDetail({
        ...{ status: 'ON_HOLD', allowedActions: ['resolve'] },
        resolutions: ['ACCEPT_AS_IS', 'RECOUNT', 'QUARANTINE', 'RETURN_TO_SELLER', 'DISPOSE'],
      }),
    );
    const choice = await screen.findByLabelText(words.resolve.choice);
    const decide = (resolution: keyof typeof words.resolutions) =>
      hands.selectOptions(choice, words.resolutions[resolution]);
    await decide('ACCEPT_AS_IS');
    await hands.click(screen.getByLabelText(new RegExp(`^${words.resolve.raiseClaim}`)));
    for (const resolution of ['RECOUNT', 'QUARANTINE'] as const) {
      await decide(resolution);
      expect(screen.queryByLabelText(new RegExp(`^${words.resolve.raiseClaim}`))).toBeNull();
      screen.getByText(words.resolve.textUndecided);
    }
    api.on('POST /warehouse/packages/{qid}/resolve/', answer(packageDetail, makePackageDetail({ status: 'ON_HOLD' })));
    await hands.click(screen.getByRole('button', { name: words.resolve.send }));
    await screen.findByText(words.resolve.done);
    expect(api.heard('POST /warehouse/packages/{qid}/resolve/')[0]?.body).toMatchObject({
      ...{ resolution: 'QUARANTINE', raiseClaim: false },
    });
  });
});

describe('[WH-01] packages that never come', () => {
  it('are given up by a lead, with a claim unless the lead says otherwise', async () => {
    const { api, hands } = showOne(missing);
    await hands.click(await screen.findByLabelText(new RegExp(`^${words.giveUp.note}`)));
    // Keys that come as fast as a test presses them are a scanner's, and no note.
    await hands.paste('Not found');
    const given = makePackageDetail({ status: 'MISSING', lostAt: '2026-11-25T08:00:00.000Z' });
    api.on('POST /warehouse/packages/{qid}/give-up/', answer(packageDetail, given));
    await hands.click(screen.getByRole('button', { name: words.giveUp.send }));
    await vi.waitFor(() => expect(screen.getAllByText(words.giveUp.done).length).toBeGreaterThan(0));
    expect(api.heard('POST /warehouse/packages/{qid}/give-up/')[0]?.body).toMatchObject({
      ...{ note: 'Not found', raiseClaim: true, version: 1 },
    });
    expect(screen.queryByRole('button', { name: words.giveUp.send })).toBeNull();
  });
});
