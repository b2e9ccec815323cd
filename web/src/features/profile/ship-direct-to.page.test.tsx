// @vitest-environment happy-dom
import { companyProfile } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { makeUser } from '../../testing/user.factory.ts';
import SellToPage from './sell-to.page.tsx';
import ShipDirectToPage from './ship-direct-to.page.tsx';

type Profile = ReturnType<typeof companyProfile.parse>;
const nowhere = { regions: [], countries: [] };
const profile: Profile = {
  ...{ name: 'Marlin Trading B.V.', registrationNumber: null, vat: null, discount: '0.00', terms: [] },
  ...{ shipDirectTo: nowhere, sellTo: { regions: ['EUROPE'], countries: [] }, shippingFrom: [], nextFee: null },
  ...{ status: 'ACTIVE', statusNote: '', complete: [], missingForPayment: [], version: 1 },
};

/** A company whose profile is what was saved last; each change makes a new version. */
function show(page: React.ReactNode) {
  const api = fakeApi();
  let now = profile;
  const tell = () => answer(companyProfile, now)();
  api.on('GET /sellers/profile/', () => tell());
  api.on('PATCH /user/', () => {
    const { companyVersion: _, ...change } = Object(api.heard('PATCH /user/').at(-1)?.body);
    now = companyProfile.parse({ ...now, ...change, version: now.version + 1 });
    return Response.json(makeUser());
  });
  api.on('GET /user/', () => Response.json(makeUser()));
  api.on('POST /auth/refresh/', refusal(503, 'unavailable', 'Not now.'));
  const hands = showPage(page, '/my-profile/', { permissions: ['company.write'] });
  return { api, hands };
}

it('[PRO-03] [PRO-17] where a company ships by itself and at what cost is one form with one Save', async () => {
  const { api, hands } = show(<ShipDirectToPage />);
  await hands.click(await screen.findByRole('checkbox', { name: words.reach.regionNames.EUROPE }));
  const card = within(screen.getByRole('region', { name: words.terms2.title }));
  const [minimum] = card.getAllByLabelText(words.terms2.minimum);
  const [shipping] = card.getAllByLabelText(words.terms2.shipping);
  if (!minimum || !shipping) throw new Error('each region has its two fields');
  await hands.type(minimum, '250');
  await hands.click(screen.getByRole('button', { name: words.save }));
  expect((await screen.findAllByText(words.terms2.both)).length).toBeGreaterThan(0);
  expect(api.heard('PATCH /user/')).toEqual([]);
  await hands.type(shipping, '15.5');
  await hands.click(screen.getByRole('button', { name: words.save }));
  await vi.waitFor(() => expect(api.heard('PATCH /user/')).toHaveLength(1));
  expect(api.heard('PATCH /user/')[0]?.body).toMatchObject({
    shipDirectTo: { regions: ['EUROPE'], countries: [] },
    terms: [{ region: 'EUROPE', minimumOrderValue: { amount: '250.00' }, shippingCost: { amount: '15.50' } }],
    companyVersion: 1,
  });
  await screen.findAllByText(words.saved);
  await vi.waitFor(() => expect(screen.queryByText(words.unsaved)).toBeNull());
});

it('[PRO-01] what was saved once can be changed and saved again', async () => {
  const { api, hands } = show(<ShipDirectToPage />);
  for (const region of [words.reach.regionNames.EUROPE, words.reach.regionNames.USA]) {
    await hands.click(await screen.findByRole('checkbox', { name: region }));
    await screen.findByText(words.unsaved);
    await hands.click(screen.getByRole('button', { name: words.save }));
    await vi.waitFor(() => expect(screen.queryByText(words.unsaved)).toBeNull());
  }
  expect(api.heard('PATCH /user/').map(({ body }) => Object(body).companyVersion)).toEqual([1, 2]);
});

it('[PRO-04] a page of the profile tells once what it is for', async () => {
  show(<SellToPage />);
  await screen.findByRole('button', { name: words.save });
  screen.getByText(words.explain['sell-to']);
  expect(screen.queryByText('Buyers outside will not see your offers.')).toBeNull();
});
