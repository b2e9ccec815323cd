import type { ProfilePage } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import type { ReactNode } from 'react';
import { type AccountPage, accountPages, paths } from '../../../app/paths.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FullHeight, Page } from '../../../ui/layout.tsx';
import { type SideGroup, SidePages } from '../../../ui/side-pages.tsx';
import { HiddenText, Text } from '../../../ui/text.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
import { useProfile } from '../profile.queries.ts';

/** Pages about other people's work: whoever manages the team. */
const managed: readonly AccountPage[] = ['team', 'api-keys', 'webhooks', 'audit-log'];
/** What our own people and those of warehouses have: they have no company. The first is where theirs begin. */
const withoutCompany = ['security', 'my-data'] as const satisfies readonly AccountPage[];

type Framed = {
  children: ReactNode;
  headingId?: string;
  actions?: ReactNode;
  /** In place of what the page is for, where it tells more. */
  intro?: ReactNode;
} & ({ page: ProfilePage | null; account?: never } | { page?: never; account: AccountPage });

/** A page of the profile: what it is for, beside the list of all of them. `headingId` makes the heading take the focus. */
export function ProfileFrame({ page = null, account, children, headingId, actions, intro }: Framed) {
  const title = account ? words.accountPages[account] : page === null ? words.title : words.pages[page];
  const explain = account ? words.explainAccount[account] : page === null ? null : words.explain[page];
  const back = useWayBack(account ?? page);
  return (
    <FullHeight>
      <Page
        above={back && <Breadcrumb {...back} current={title} />}
        actions={actions}
        heading={
          <Heading level={1} {...(headingId ? { id: headingId, isFocusable: true } : {})}>
            {title}
          </Heading>
        }
      >
        <SidePages label={words.nav} groups={useGroups(account ?? page)}>
          {(intro ?? explain) !== null && <Text tone="muted">{intro ?? explain}</Text>}
          {children}
        </SidePages>
      </Page>
    </FullHeight>
  );
}

type Current = ProfilePage | AccountPage | null;

/** To the page that leads to all others, unless this is it. */
function useWayBack(current: Current): { list: string; to: string } | null {
  const [first] = withoutCompany;
  const { isSeller } = useUser();
  if (current === (isSeller ? null : first)) return null;
  return isSeller
    ? { list: words.title, to: paths.profile() }
    : { list: words.accountPages[first], to: paths.profile(first) };
}

/** The company's pages, with what is done of each, and those of the account that this person may open. */
function useGroups(current: Current): SideGroup[] {
  const { isSeller } = useUser();
  const done = useProfile(isSeller).data?.complete;
  const mayManage = useMay('team.manage');
  const company = keysOf(words.pages).map((one) => ({
    label: words.pages[one],
    to: paths.profile(one),
    isCurrent: current === one,
    ...(done ? { mark: done.includes(one) ? <Done /> : <Missing /> } : {}),
  }));
  const ofCompany = accountPages.filter((one) => mayManage || !managed.includes(one));
  const account = (isSeller ? ofCompany : withoutCompany).map((one) => ({
    label: words.accountPages[one],
    to: paths.profile(one),
    isCurrent: current === one,
  }));
  if (!isSeller) return [{ title: words.accountTitle, pages: account }];
  return [
    { pages: [{ label: words.overview, to: paths.profile(), isCurrent: current === null }, ...company] },
    { title: words.accountTitle, pages: account },
  ];
}

function Done() {
  return (
    <span>
      <Icon name="check" size={16} />
      <HiddenText>{words.done}</HiddenText>
    </span>
  );
}

function Missing() {
  return (
    <Text as="span" size="small" weight="strong">
      {words.missing}
    </Text>
  );
}
