import { personalDataMessages as words } from '@quayside/contract/messages/personal-data';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { useMay } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { CompanyEnd, useIsOwner } from './company-end.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { deleteAccount, saveCompanyData, saveMyData } from './personal-data.api.ts';

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
      <TakeAlong title={words.takeTitle} text={words.takeText} label={words.take} save={() => saveMyData(words.file)} />
      {mayManage && (
        <TakeAlong
          title={words.companyTakeTitle}
          text={words.companyTakeText}
          label={words.companyTake}
          save={() => saveCompanyData(words.companyFile)}
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

interface TakeAlongProps {
  title: string;
  text: string;
  label: string;
  save: () => Promise<void>;
}

function TakeAlong({ title, text, label, save }: TakeAlongProps) {
  const saving = useMutation({
    mutationFn: save,
    onError: (error) => toast(messageOf(error, words.takeFailed), { variant: 'error' }),
  });
  return (
    <Card title={title}>
      <Stack>
        <Text>{text}</Text>
        <Cluster>
          <Button icon="download" isLoading={saving.isPending} onPress={() => saving.mutate()}>
            {label}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
