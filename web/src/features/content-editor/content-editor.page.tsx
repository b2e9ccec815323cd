import type { ContentStory } from '@quayside/contract/content';
import { firstLanguage } from '@quayside/contract/content-language-values';
import type { ContentLanguage } from '@quayside/contract/content-values';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { BlockFields } from './components/block-fields.tsx';
import { BlockTree } from './components/block-tree.tsx';
import { HistoryCard } from './components/history-card.tsx';
import { LanguageChoice } from './components/language-choice.tsx';
import { PreviewPane } from './components/preview-pane.tsx';
import { PublishBar } from './components/publish-bar.tsx';
import { getStory } from './content-editor.api.ts';
import { findBlock, withField } from './edits.ts';
import { useStoryEditor } from './use-story-editor.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** MKT-10: one page of the public site: its blocks, their fields, and the page as visitors will see it. */
export default function ContentEditorPage() {
  return (
    <PermissionGate permission="staff.content" title={words.title}>
      <ContentEditor />
    </PermissionGate>
  );
}

function ContentEditor() {
  const { storyQid = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'one', storyQid],
    queryFn: ({ signal }) => getStory(storyQid, signal),
    // What is typed here must not be changed from under the fingers.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const onRetry = () => void refetch();
  return (
    <FullHeight>
      {data ? (
        <LoadedEditor key={data.qid} story={data} onReload={() => location.reload()} />
      ) : (
        <Page
          above={<Breadcrumb list={words.title} to={paths.content} />}
          heading={<Heading level={1}>{words.page}</Heading>}
        >
          {error ? <Failed error={error} onRetry={onRetry} /> : <DetailSkeleton />}
        </Page>
      )}
    </FullHeight>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isNotFound(error)) return <LoadFailed onRetry={onRetry}>{words.failedOne}</LoadFailed>;
  return <EmptyState title={error.message} action={<LinkButton to={paths.content}>{words.back}</LinkButton>} />;
}

function LoadedEditor({ story: first, onReload }: { story: ContentStory; onReload: () => void }) {
  const editor = useStoryEditor(first);
  const { story, edited, state, refusal, change } = editor;
  const [chosen, setChosen] = useState<string>(edited.draft._uid);
  const block = findBlock(edited.draft, chosen) ?? edited.draft;
  const [language, setLanguage] = useState<ContentLanguage>(firstLanguage);
  return (
    <Page
      above={<Breadcrumb list={words.title} to={paths.content} current={edited.name} />}
      heading={<Heading level={1}>{edited.name}</Heading>}
      actions={<PublishBar editor={editor} />}
    >
      <Stack gap={6}>
        {state === 'stale' && (
          <InlineNotification variant="caution" action={<Button onPress={onReload}>{words.reload}</Button>}>
            {words.stale}
          </InlineNotification>
        )}
        {state === 'failed' && <InlineNotification variant="error">{refusal ?? words.notSaved}</InlineNotification>}
        <div className="grid min-w-0 gap-6 lg:grid-cols-[minmax(16rem,1fr)_minmax(18rem,1.2fr)] 2xl:grid-cols-[18rem_22rem_minmax(0,1fr)]">
          <Stack gap={6}>
            <BlockTree
              draft={edited.draft}
              chosen={block._uid}
              problems={story.problems}
              onChoose={setChosen}
              onChange={(draft) => change({ draft })}
            />
            <HistoryCard editor={editor} />
          </Stack>
          <Stack gap={6}>
            {block._uid === edited.draft._uid && (
              <Card title={words.page}>
                <Stack gap={4}>
                  <TextField
                    label={words.name}
                    value={edited.name}
                    maxLength={120}
                    onChange={({ target }) => change({ name: target.value })}
                  />
                  <TextField
                    label={words.slug}
                    hint={words.slugHint}
                    value={edited.slug}
                    maxLength={120}
                    spellCheck={false}
                    readOnly={first.slug === 'home'}
                    onChange={({ target }) => change({ slug: target.value })}
                  />
                </Stack>
              </Card>
            )}
            <LanguageChoice draft={edited.draft} language={language} onChoose={setLanguage} />
            <BlockFields
              key={`${block._uid} ${language}`}
              block={block}
              language={language}
              problems={story.problems}
              onChange={(field, value) => change({ draft: withField(edited.draft, block._uid, field, value) })}
            />
          </Stack>
          <div className="min-w-0 lg:col-span-2 2xl:col-span-1">
            <PreviewPane
              path={`${language === firstLanguage ? '' : `/${language}`}${story.previewPath}`}
              version={story.version}
            />
          </div>
        </div>
      </Stack>
    </Page>
  );
}
