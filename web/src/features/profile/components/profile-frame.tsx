import type { ProfilePage } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FullHeight, Page } from '../../../ui/layout.tsx';
import { SidePages } from '../../../ui/side-pages.tsx';
import { HiddenText, Text } from '../../../ui/text.tsx';
import { useProfile } from '../profile.queries.ts';

/** A page of the profile: what it is for, beside the list of all of them. `headingId` makes the heading take the focus. */
export function ProfileFrame(props: { page: ProfilePage | null; children: ReactNode; headingId?: string }) {
  const { page, children, headingId } = props;
  const done = useProfile().data?.complete;
  const title = page === null ? words.title : words.pages[page];
  return (
    <FullHeight>
      <Page
        above={page && <Breadcrumb list={words.title} to={paths.profile()} current={title} />}
        heading={
          <Heading level={1} {...(headingId ? { id: headingId, isFocusable: true } : {})}>
            {title}
          </Heading>
        }
      >
        <SidePages
          label={words.nav}
          pages={[
            { label: words.overview, to: paths.profile(), isCurrent: page === null },
            ...keysOf(words.pages).map((one) => ({
              label: words.pages[one],
              to: paths.profile(one),
              isCurrent: page === one,
              ...(done ? { mark: done.includes(one) ? <Done /> : <Missing /> } : {}),
            })),
          ]}
        >
          {page && <Text tone="muted">{words.explain[page]}</Text>}
          {children}
        </SidePages>
      </Page>
    </FullHeight>
  );
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
