import type { ContentStory } from '@quayside/contract/content';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { publishStory, scheduleStory, unpublishStory } from '../content-editor.api.ts';
import type { useStoryEditor } from '../use-story-editor.ts';

type Editor = ReturnType<typeof useStoryEditor>;
type Question = 'publish' | 'unpublish' | 'schedule';

const saveWords = { saved: words.saved, changed: words.saving, saving: words.saving, failed: '', stale: '' } as const;

/** What visitors see, and how that changes. The one yellow button publishes; without changes it is not there. */
export function PublishBar({ editor }: { editor: Editor }) {
  const { story, state } = editor;
  const [asked, setAsked] = useState<Question | null>(null);
  const [at, setAt] = useState('');
  const step = usePublishStep(editor, () => setAsked(null));
  const isChanged = story.status !== 'PUBLISHED' || state !== 'saved';
  const address = story.slug === 'home' ? '/' : `/${story.slug}/`;
  return (
    <>
      <Text as="span" size="small" tone="muted">
        <span role="status">{saveWords[state]}</span>
      </Text>
      {!isChanged && <StatusBadge tone="success">{words.upToDate}</StatusBadge>}
      {story.problems.length > 0 && <StatusBadge tone="caution">{words.incomplete(story.problems.length)}</StatusBadge>}
      {story.publishedAt && (
        <LinkButton to={address} isExternal icon="external">
          {words.view}
        </LinkButton>
      )}
      {story.publishedAt && story.slug !== 'home' && (
        <Button onPress={() => setAsked('unpublish')}>{words.unpublish}</Button>
      )}
      {story.scheduledAt ? (
        <Button onPress={() => step.mutate({ kind: 'schedule', at: null })}>{words.unschedule}</Button>
      ) : (
        isChanged && <Button onPress={() => setAsked('schedule')}>{words.schedule}</Button>
      )}
      {isChanged && (
        <Button
          look="move"
          isDisabled={story.problems.length > 0 || state === 'stale'}
          onPress={() => setAsked('publish')}
        >
          {words.publish}
        </Button>
      )}
      <ConfirmDialog
        title={
          asked === 'unpublish'
            ? words.unpublishQuestion
            : asked === 'schedule'
              ? words.schedule
              : words.publishQuestion
        }
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        confirmLabel={asked === 'unpublish' ? words.unpublish : asked === 'schedule' ? words.schedule : words.publish}
        tone={asked === 'unpublish' ? 'danger' : 'neutral'}
        isRunning={step.isPending}
        onConfirm={() => asked && step.mutate({ kind: asked, at })}
      >
        {asked === 'schedule' ? (
          <TextField
            label={words.scheduleAt}
            type="datetime-local"
            value={at}
            required
            onChange={({ target }) => setAt(target.value)}
          />
        ) : (
          <Text>{asked === 'unpublish' ? words.unpublishText : words.publishText}</Text>
        )}
      </ConfirmDialog>
    </>
  );
}

/** `at` of a publication to come; null takes it off the schedule. */
type Step = { kind: Question; at: string | null };

/** What was typed is saved first, so that what is published is what is seen. */
function usePublishStep({ story, state, save, goOnFrom }: Editor, onDone: () => void) {
  return useMutation({
    mutationFn: async (step: Step): Promise<ContentStory> => {
      const newest = state === 'saved' ? story : await save();
      if (!newest) throw new Error(words.notSaved);
      const target = { qid: newest.qid, key: crypto.randomUUID() };
      if (step.kind === 'publish') return publishStory(target, newest.version);
      if (step.kind === 'unpublish') return unpublishStory(target, newest.version);
      const at = step.at === null ? null : new Date(step.at).toISOString();
      return scheduleStory(target, { version: newest.version, at });
    },
    onSuccess: (answer, { kind }) => {
      goOnFrom(answer);
      onDone();
      const planned = answer.scheduledAt ? words.scheduled(dateLabel(answer.scheduledAt, 'time')) : words.saved;
      toast(kind === 'publish' ? words.published : kind === 'unpublish' ? words.unpublished : planned);
    },
    onError: (problem) => toast(messageOf(problem, problem.message), { variant: 'error' }),
  });
}
