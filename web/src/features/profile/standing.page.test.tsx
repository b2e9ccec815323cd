// @vitest-environment happy-dom
import { companyProfile } from '@quayside/contract/company';
import { accessMessages } from '@quayside/contract/messages/access';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import type { User } from '@quayside/contract/users';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteInfoProvider, siteInfoOfDocument } from '../../lib/site-info.ts';
import { showPage } from '../../testing/show-page.tsx';
import { makeUser } from '../../testing/user.factory.ts';
import { PauseNotice } from '../auth/pause-notice.tsx';
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
