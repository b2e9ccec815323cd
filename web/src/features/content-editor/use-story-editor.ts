import type { ContentStory } from '@quayside/contract/content';
import type { ContentBlock } from '@quayside/contract/content-values';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { saveStory } from './content-editor.api.ts';
import { withOwnIds } from './edits.ts';

export interface Edited {
  name: string;
  slug: string;
  draft: ContentBlock;
}
export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'stale';

/** Milliseconds without a change until the draft is saved, and until a failed saving is tried again. */
const saveAfter = 800;
const againAfter = 5_000;

const editedOf = ({ name, slug, draft }: ContentStory): Edited => ({ name, slug, draft: withOwnIds(draft) });

/** What is edited, saved by itself; `story` is the server's newest answer. One saving at a time, each on top of the last. */
export function useStoryEditor(first: ContentStory) {
  const [story, setStory] = useState(first);
  const [edited, setEdited] = useState<Edited>(() => editedOf(first));
  const [state, setState] = useState<SaveState>('saved');
  const [refusal, setRefusal] = useState<string | null>(null);
  const client = useQueryClient();
  const latest = useRef({ story, edited });
  latest.current = { story, edited };

  const accept = (answer: ContentStory) => {
    setStory(answer);
    client.setQueryData(['content', 'one', answer.qid], answer);
    void client.invalidateQueries({ queryKey: ['content', 'list'] });
  };

  const save = async (): Promise<ContentStory | null> => {
    const sent = latest.current.edited;
    setState('saving');
    try {
      const { qid, version } = latest.current.story;
      const answer = await saveStory(qid, { ...sent, version });
      accept(answer);
      setRefusal(null);
      setState(latest.current.edited === sent ? 'saved' : 'changed');
      return answer;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setRefusal(isRefused ? error.message : null);
      setState(error instanceof ApiError && error.code === 'stale_version' ? 'stale' : 'failed');
      return null;
    }
  };

  const run = useRef(save);
  run.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew
  useEffect(() => {
    if (state !== 'changed' && !(state === 'failed' && refusal === null)) return;
    const timer = setTimeout(() => void run.current(), state === 'changed' ? saveAfter : againAfter);
    return () => clearTimeout(timer);
  }, [state, edited, refusal]);

  const change = (patch: Partial<Edited>) => {
    setEdited((before) => ({ ...before, ...patch }));
    setState((before) => (before === 'stale' ? 'stale' : before === 'saving' ? 'saving' : 'changed'));
  };
  /** What another call answered: the editor goes on from there. */
  const goOnFrom = (answer: ContentStory) => {
    accept(answer);
    setEdited(editedOf(answer));
    setState('saved');
  };
  return { story, edited, state, refusal, change, save, goOnFrom };
}
