// @vitest-environment happy-dom
import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import { recommendations, watchlist, watchlistUploadAnswer } from '@quayside/contract/watchlist';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi, lost } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { RecommendationsPanel } from './components/recommendations-panel.tsx';
import { WatchedList } from './components/watched-list.tsx';
import { viewFrom } from './trending-view.ts';

const mayWrite = { permissions: ['offers.read', 'offers.write'] } as const;
const nobody = { count: 0, countIsExact: true, page: 1, size: 20, results: [] };

describe('[BUY-03] what is worth doing', () => {
  it('leads to where it is done, and is not there when nothing is', async () => {
    const api = fakeApi();
    const row = { kind: 'RESTOCK', count: 2, offerQid: null, gtin: null, title: '2 offers are out of stock.' } as const;
    api.on(
      'GET /seller-recommendations/latest/',
      answer(recommendations, { results: [row], createdAt: '2026-11-20T08:00:00.000Z' }),
    );
    showPage(<RecommendationsPanel />, '/dashboard/', { permissions: [...mayWrite.permissions] });
    expect(await screen.findByText(row.title)).toBeTruthy();
    const link = screen.getByRole('link', { name: words.recommendedLinks.RESTOCK });
    expect(link.getAttribute('href')).toBe('/inventory/?status=OUT_OF_STOCK');
  });
});

describe('[BUY-10] a list of products to watch', () => {
  it('is uploaded, keeps the file when the network fails, and tells every row that was not added', async () => {
    const api = fakeApi();
    api.on('GET /watchlist/items/', answer(watchlist, nobody));
    api.on('POST /watchlist/upload/', lost);
    const hands = showPage(
      <WatchedList view={viewFrom(new URLSearchParams('tab=watchlisted'))} />,
      '/trending-products/',
      {
        permissions: [...mayWrite.permissions],
      },
    );
    await hands.click(await screen.findByRole('button', { name: words.upload.open }));
    await hands.click(await screen.findByRole('button', { name: words.upload.send }));
    expect(await screen.findByText(words.upload.fileMissing)).toBeTruthy();
    const file = new File(['4006381333931\n123'], 'watch.csv', { type: 'text/csv' });
    await hands.upload(screen.getByLabelText(words.upload.file), file);
    await hands.click(screen.getByRole('button', { name: words.upload.send }));
    expect((await screen.findAllByText(/watch\.csv/)).length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(api.heard('POST /watchlist/upload/').length).toBeGreaterThan(0));
    const refused = [{ line: 2, value: '123', code: 'invalid_gtin', message: 'Not a GTIN.' }];
    api.on('POST /watchlist/upload/', answer(watchlistUploadAnswer, { added: 1, refused }));
    await hands.click(await screen.findByRole('button', { name: words.upload.send }));
    expect(await screen.findByText(words.upload.added(1))).toBeTruthy();
    expect(screen.getByText('Not a GTIN.')).toBeTruthy();
  });
});

describe('[RT-27] [INV-09] a target that is not met', () => {
  const eur = (amount: string) => ({ amount, currency: 'EUR' }) as const;
  const brand = { qid: '0198c0de-0000-7000-8000-000000000002', slug: 'loamworks', name: 'Loamworks' };
  const item = {
    ...{ gtin: '04006381333931', targetQuantity: null, stock: 100, areTargetsMet: false, isAvailable: true },
    variant: {
      qid: brand.qid,
      category: null,
      fid: 'f',
      slug: 's',
      gtin: '04006381333931',
      name: 'Oat milk soap',
      size: null,
      picture: null,
      brand,
    },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', version: 1 },
  };

  it.each([
    ['how far the best price is above it', '4.12', '4.38', '6.3 % above'],
    ['only that it is not, where the price is right and the quantity lacks', '4.12', '4.00', words.notMet],
  ])('tells %s', async (_what, target, best, told) => {
    const api = fakeApi();
    const row = { ...item, targetPrice: eur(target), bestPrice: eur(best) };
    api.on('GET /watchlist/items/', answer(watchlist, { ...nobody, count: 1, results: [row] }));
    showPage(<WatchedList view={viewFrom(new URLSearchParams('tab=watchlisted'))} />, '/trending-products/', {
      permissions: [...mayWrite.permissions],
    });
    expect(await screen.findByText(told)).toBeTruthy();
  });
});
