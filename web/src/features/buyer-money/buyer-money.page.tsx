import { buyerMoneyMessages as words } from '@quayside/contract/messages/buyer-money';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { Applications } from './applications.tsx';
import { Granted } from './granted.tsx';
import { moneyTabs, pathOf } from './money-tabs.ts';
import { Owed } from './owed.tsx';
import { Withdrawals } from './withdrawals.tsx';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

const lists = { WITHDRAWALS: Withdrawals, APPLICATIONS: Applications, GRANTED: Granted, OWED: Owed };

/** What our people decide about buyers' wallets and credit. */
export default function BuyerMoneyPage() {
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const tab = moneyTabs.find((one) => one === asked) ?? 'WITHDRAWALS';
  const List = lists[tab];
  const tabs = moneyTabs.map((one) => ({ label: words.tabs[one], to: pathOf(one), isCurrent: one === tab }));
  return (
    <PermissionGate permission="staff.payments.approve" title={words.title}>
      <FullHeight>
        <Page heading={<Heading level={1}>{words.title}</Heading>}>
          <Stack gap={4}>
            <RouteTabs label={words.tabsLabel} tabs={tabs} />
            <List key={tab} />
          </Stack>
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}
