// @vitest-environment happy-dom
import { companyProfile, debtor } from '@quayside/contract/company';
import { accessMessages } from '@quayside/contract/messages/access';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import { teamMessages } from '@quayside/contract/messages/team';
import { groups, type User } from '@quayside/contract/users';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteInfoProvider, siteInfoOfDocument } from '../../lib/site-info.ts';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { makeUser } from '../../testing/user.factory.ts';
import { PauseNotice } from '../auth/pause-notice.tsx';
import { TermsCard } from './components/company-cards.tsx';
import { SellingCard } from './components/selling-card.tsx';
import { Standing } from './components/standing.tsx';

const site = { ...siteInfoOfDocument(), supportMailbox: 'sellers@quayside.example' };
const profileIn = (status: string, missingForPayment: 'billing-address'[] = ['billing-address']) =>
  companyProfile.parse({
    ...{ name: 'Marlin Trading B.V.', registrationNumber: null, vat: null, discount: '0.00' },
    ...{ shipDirectTo: { regions: [], countries: [] }, sellTo: { regions: [], countries: [] }, shippingFrom: [] },
    ...{
      terms: [],
      nextFee: null,
      status,
      statusNote: 'Papers are missing',
      complete: [],
      missingForPayment,
      version: 1,
    },
  });
const show = (part: React.ReactNode, user: Partial<User> = {}) =>
  showPage(<SiteInfoProvider value={site}>{part}</SiteInfoProvider>, '/my-profile/', user);

describe('[PRO-01] [INV-11] what a company is told of where it stands', () => {
  it.each(['ACTIVE', 'PAUSED'])('%s: orders go on, the money waits for the pages', (status) => {
    show(<Standing profile={profileIn(status)} />);
    screen.getByText(words.standsText);
  });

  it('before the review: the pages come before the first order', () => {
    show(<Standing profile={profileIn('ONBOARDING')} />);
    screen.getByText(words.beforeReview.stands(1));
    screen.getByText(words.beforeReview.standsText);
    expect(screen.queryByText(words.standsText)).toBeNull();
  });

  it('suspended: says so with our note and where to write, and nothing of a pause', () => {
    const user = makeUser({ sellerStatus: 'SUSPENDED' });
    show(
      <>
        <PauseNotice user={user} />
        <SellingCard profile={profileIn('SUSPENDED')} />
      </>,
      user,
    );
    screen.getByText(accessMessages.suspended.title);
    screen.getByText(words.pause.suspended(site.supportMailbox));
    screen.getByText(words.pause.note('Papers are missing'));
    expect(screen.queryByText(words.pause.paused)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('[PRO-16] the terms name the reader’s role and what it may do', async () => {
  const api = fakeApi();
  const standing = {
    ...{ qid: '0198c0de-0000-7000-8000-000000000001', name: 'Marlin Trading B.V.', country: 'NL', vatNumber: null },
    ...{ currency: 'EUR', invoiceEmail: 'invoices@marlin.example', creditStatus: 'NONE' as const, creditLimit: null },
    ...{ creditPage: null, daysDeferred: 0 },
  };
  api.on('GET /user/debtor/', answer(debtor, standing));
  api.on('GET /user/groups/', answer(groups, { role: 'ORDERS', permissions: ['orders.read', 'orders.confirm'] }));
  show(<TermsCard profile={profileIn('ACTIVE')} />);
  await screen.findByText(teamMessages.roles.ORDERS.name);
  await screen.findByText(teamMessages.roles.ORDERS.text);
});
