import { personalDataMessages as words } from '@quayside/contract/messages/personal-data';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Text } from '../../ui/text.tsx';
import { useMay } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { CompanyEnd, useIsOwner } from './company-end.tsx';
import { DataCopyCard } from './data-copy.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { deleteAccount } from './personal-data.api.ts';

export const meta = pageTitle(profileMessages.accountPages['my-data']);

/** What is kept about this person and for how long, a copy of it, and the end of the account. Everybody's own. */
export default function MyDataPage() {
  const [isDeleting, setDeleting] = useState(false);
  const mayManage = useMay('team.manage');
  const isOwner = useIsOwner();
  return (
    <ProfileFrame account="my-data">
      <Stack as="section">
        <Heading level={2}>{words.keepTitle}</Heading>
        <DataTable
          caption={words.keepCaption}
          rows={words.kept}
          rowKey={({ kind }) => kind}
          columns={[
            {
              id: 'kind',
              header: words.columns.kind,
              card: 'title',
              cell: ({ kind }) => <Text as="strong">{kind}</Text>,
            },
            { id: 'why', header: words.columns.why, cell: ({ why }) => why },
            { id: 'until', header: words.columns.until, cell: ({ until }) => until },
          ]}
        />
      </Stack>
      <DataCopyCard of="user" title={words.takeTitle} text={words.takeText} label={words.take} />
      {mayManage && (
        <DataCopyCard
          of="company"
          title={words.companyTakeTitle}
          text={words.companyTakeText}
          label={words.companyTake}
        />
      )}
      <Card title={words.deleteTitle}>
        <Stack>
          <Text>{words.deleteText}</Text>
          {isOwner && <Text tone="muted">{words.lastOwner}</Text>}
          <Cluster>
            <Button look="danger" onPress={() => setDeleting(true)}>
              {words.delete}
            </Button>
          </Cluster>
        </Stack>
      </Card>
      <CompanyEnd />
      {isDeleting && (
        <PasswordDialog
          title={words.confirmTitle}
          action={words.delete}
          failed={words.deleteFailed}
          send={deleteAccount}
          onClose={() => setDeleting(false)}
        >
          <Text>{words.deleteText}</Text>
        </PasswordDialog>
      )}
    </ProfileFrame>
  );
}
