// @vitest-environment happy-dom
import { companyProfile } from '@quayside/contract/company';
import { dashboardMessages } from '@quayside/contract/messages/dashboard';
import { offersInfo } from '@quayside/contract/offers';
import { sellerPermissions } from '@quayside/contract/permissions';
import { trendingList, watchlist } from '@quayside/contract/watchlist';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteInfoProvider, siteInfoOfDocument } from '../../lib/site-info.ts';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { NewSeller } from './components/new-seller.tsx';

const words = dashboardMessages.steps;
const site = { ...siteInfoOfDocument(), supportMailbox: 'sellers@quayside.example' };
type Missing = 'billing-address' | 'payment-details';

async function show(status: 'ONBOARDING' | 'IN_REVIEW' | 'ACTIVE', missing: Missing[], offers: number) {
  const api = fakeApi();
  api.on(
    'GET /sellers/profile/',
    answer(companyProfile, {
      ...{
        name: 'Marlin Trading B.V.',
        registrationNumber: null,
        vat: null,
        discount: '0.00',
        terms: [],
        nextFee: null,
      },
      ...{ shipDirectTo: { regions: [], countries: [] }, sellTo: { regions: [], countries: [] }, shippingFrom: [] },
      ...{ status, statusNote: '', complete: [], missingForPayment: missing, version: 1 },
    }),
  );
  api.on(
    'GET /offers/info/',
    answer(offersInfo, {
      ...{ currency: 'EUR', region: 'EUROPE', isRegionChosen: false, regions: ['EUROPE'], feePercent: 8 },
      ...{ discountPercent: 0, total: offers, winning: 0, losing: 0, endingSoon: 0, endsAt: null },
    }),
  );
  const none = { count: 0, countIsExact: true, page: 1, size: 5, results: [] };
  api.on('GET /trending-products/', answer(trendingList, none));
  api.on('GET /watchlist/items/', answer(watchlist, none));
  showPage(
    <SiteInfoProvider value={site}>
      <NewSeller company="Marlin" />
    </SiteInfoProvider>,
    '/dashboard/',
    { sellerStatus: status, permissions: [...sellerPermissions] },
  );
  // A toast of a test before is a list item, too.
  await screen.findAllByRole('heading');
}
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('[RT-05] [INV-11] the dashboard of a company that has no orders yet', () => {
  it('names what is open, the first of it as the next move', async () => {
    await show('ONBOARDING', ['billing-address', 'payment-details'], 0);
    screen.getByRole('heading', { name: dashboardMessages.newSeller(4) });
    screen.getByText(words.company.open(1));
    expect(links().slice(0, 4)).toEqual([
      words.company.action,
      words.list.action,
      words.review.action,
      words.bank.action,
    ]);
    expect(screen.getByRole('link', { name: words.company.action }).getAttribute('href')).toBe('/my-profile/');
  });

  it('waits for the review with nothing to press, and still asks for the bank details', async () => {
    await show('IN_REVIEW', ['payment-details'], 12);
    screen.getByText(words.list.done('12'));
    screen.getByText(words.review.waits);
    expect(links()[0]).toBe(words.bank.action);
  });

  it('says that orders come here once all is in place', async () => {
    await show('ACTIVE', [], 12);
    screen.getByRole('heading', { name: dashboardMessages.newSellerReady });
    for (const action of [words.company.action, words.review.action, words.bank.action])
      expect(screen.queryByRole('link', { name: action })).toBeNull();
  });
});
