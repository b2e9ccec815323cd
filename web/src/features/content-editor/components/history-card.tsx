import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { restoreStory } from '../content-editor.api.ts';
import type { useStoryEditor } from '../use-story-editor.ts';

/** The newest versions; one that is restored becomes the draft and is never published by that. */
export function HistoryCard({ editor: { story, goOnFrom } }: { editor: ReturnType<typeof useStoryEditor> }) {
  const restore = useMutation({
    mutationFn: (number: number) =>
      restoreStory({ qid: story.qid, key: crypto.randomUUID() }, { version: story.version, number }),
    onSuccess: (answer) => {
      goOnFrom(answer);
      toast(words.restored);
    },
    onError: (problem) => toast(messageOf(problem, words.failedOne), { variant: 'error' }),
  });
  return (
    <Card title={words.history}>
      <Stack as="ul" gap={2}>
        {story.versions.slice(0, 12).map(({ number, kind, by, at }, index) => (
          <li
            key={number}
            className="flex items-center justify-between gap-2 border-b border-line py-1 last:border-b-0"
          >
            <Stack gap={1}>
              <Text as="span" weight="strong">
                {number}. {words.versions[kind]}
              </Text>
              <Text as="span" size="small" tone="muted">
                <When iso={at} /> · {by}
              </Text>
            </Stack>
            {index > 0 && (
              <IconButton icon="arrow-back-up" label={words.restore(number)} onPress={() => restore.mutate(number)} />
            )}
          </li>
        ))}
      </Stack>
    </Card>
  );
}
