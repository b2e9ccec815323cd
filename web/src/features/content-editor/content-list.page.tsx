import type { ContentStoryRow } from '@quayside/contract/content';
import { languageNames } from '@quayside/contract/content-language-values';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { When } from '../../ui/facts/when.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { AddStoryDialog } from './components/add-story-dialog.tsx';
import { getStories } from './content-editor.api.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** MKT-10: all pages of the public site, with what is published of each. */
export default function ContentListPage() {
  return (
    <PermissionGate permission="staff.content" title={words.title}>
      <ContentList />
    </PermissionGate>
  );
}

const tones = { DRAFT: 'neutral', PUBLISHED: 'success', CHANGED: 'caution' } as const;

const columns: readonly Column<ContentStoryRow>[] = [
  { id: 'name', header: words.columns.name, card: 'title', isLink: true, isFreeText: true, cell: ({ name }) => name },
  {
    id: 'slug',
    header: words.columns.slug,
    cell: ({ slug }) => (slug === 'home' ? '/' : `/${slug}/`),
  },
  {
    id: 'languages',
    header: words.columns.languages,
    cell: ({ languages }) => languages.map((language) => languageNames[language]).join(', '),
  },
  {
    id: 'status',
    header: words.columns.status,
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>,
  },
  {
    id: 'updated',
    header: words.columns.updated,
    isFreeText: true,
    cell: ({ updatedAt, updatedBy }) => (
      <Stack gap={1}>
        <When iso={updatedAt} />
        <Text as="span" size="small" tone="muted">
          {updatedBy}
        </Text>
      </Stack>
    ),
  },
];

function ContentList() {
  const [isAdding, setAdding] = useState(false);
  const list = useQuery({ queryKey: ['content', 'list'], queryFn: ({ signal }) => getStories(signal) });
  return (
    <FullHeight>
      <Page
        heading={<Heading level={1}>{words.title}</Heading>}
        actions={
          <Button icon="plus" onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        }
      >
        <Stack gap={4}>
          <Text tone="muted">{words.intro}</Text>
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={list.isError ? undefined : list.data?.results}
            rowKey={({ qid }) => qid}
            rowLink={({ qid }) => paths.contentPage(qid)}
            empty={<EmptyState title={words.empty} />}
            error={list.isError ? words.failed : undefined}
            onRetry={() => void list.refetch()}
          />
        </Stack>
        {isAdding && <AddStoryDialog onClose={() => setAdding(false)} />}
      </Page>
    </FullHeight>
  );
}
