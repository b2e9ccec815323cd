// @vitest-environment happy-dom
import { offerMessages } from '@quayside/contract/messages/offers';
import { type OffersInfo, offerMarket, offersInfo } from '@quayside/contract/offers';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { MarketChoice } from './components/market-choice.tsx';

const words = offerMessages.market;
const info: OffersInfo = {
  ...{ currency: 'EUR', region: 'EUROPE', isRegionChosen: false, regions: ['EUROPE', 'USA'] },
  ...{ feePercent: 8, discountPercent: 0, total: 2, winning: 1, losing: 1, endingSoon: 0, endsAt: null },
};

describe('[INV-03] the choice of the market that ranks', () => {
  it('offers the markets that the company sells to, and shows what was chosen at once', async () => {
    const api = fakeApi();
    api.on('GET /offers/info/', answer(offersInfo, info));
    api.on(
      'PUT /offers/market/',
      answer(offerMarket, { region: 'USA', isRegionChosen: true, regions: ['USA', 'EUROPE'] }),
    );
    const hands = showPage(<MarketChoice />, '/inventory/');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: words.label });
    expect([...choice.options].map(({ value }) => value)).toEqual(['', 'EUROPE', 'USA']);
    expect(choice.value).toBe('');
    await hands.selectOptions(choice, 'USA');
    await vi.waitFor(() => expect(api.heard('PUT /offers/market/')).toHaveLength(1));
    expect(api.heard('PUT /offers/market/').map(({ body }) => body)).toEqual([{ region: 'USA' }]);
    await vi.waitFor(() => expect(choice.value).toBe('USA'));
  });

  it('is not there for who sells to one market', async () => {
    const api = fakeApi();
    api.on('GET /offers/info/', answer(offersInfo, { ...info, regions: ['EUROPE'] }));
    showPage(<MarketChoice />, '/inventory/');
    await vi.waitFor(() => expect(api.heard('GET /offers/info/')).toHaveLength(1));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
