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
import { ProfileFrame } from '../profile/profile.public.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { saveMyData } from './personal-data.api.ts';

export const meta = pageTitle(profileMessages.accountPages['my-data']);
export const handle = { userType: 'SELLER' };

/** What is kept about this person and for how long, a copy of it, and the end of the account. Everybody's own. */
export default function MyDataPage() {
  const [isDeleting, setDeleting] = useState(false);
  const save = useMutation({
    mutationFn: () => saveMyData(words.file),
    onError: (error) => toast(messageOf(error, words.takeFailed), { variant: 'error' }),
  });
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
      <Card title={words.takeTitle}>
        <Stack>
          <Text>{words.takeText}</Text>
          <Cluster>
            <Button icon="download" isLoading={save.isPending} onPress={() => save.mutate()}>
              {words.take}
            </Button>
          </Cluster>
        </Stack>
      </Card>
      <Card title={words.deleteTitle}>
        <Stack>
          <Text>{words.deleteText}</Text>
          <Text tone="muted">{words.lastOwner}</Text>
          <Cluster>
            <Button look="danger" onPress={() => setDeleting(true)}>
              {words.delete}
            </Button>
          </Cluster>
        </Stack>
      </Card>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </ProfileFrame>
  );
}
