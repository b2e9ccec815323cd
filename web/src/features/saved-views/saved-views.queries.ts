import { savedViewMessages as words } from '@quayside/contract/messages/saved-views';
import type { SavedView, SavedViewList } from '@quayside/contract/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { createView, deleteView, getViews, type NewView, renameView, type ViewScreen } from './saved-views.api.ts';

const keyOf = (screen: ViewScreen) => ['saved-views', screen] as const;

export const useViews = (screen: ViewScreen) =>
  useQuery({ queryKey: keyOf(screen), queryFn: ({ signal }) => getViews(screen, signal) });

/** Saves or renames; the list is asked again before it counts as done. */
export function useNaming(screen: ViewScreen, onDone: () => void) {
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  return useMutation({
    mutationFn: (view: NewView | SavedView) =>
      'qid' in view ? renameView(view.qid, { name: view.name, version: view.version }) : sendOnce(view, createView),
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: keyOf(screen) });
      toast(words.saved(name));
      onDone();
    },
  });
}

/** Takes a view away at once, brings it back when that failed, and offers to save it again. */
export function useRemoval(screen: ViewScreen) {
  const client = useQueryClient();
  const key = keyOf(screen);
  const again = () => client.invalidateQueries({ queryKey: key });
  const sendOnce = useIdempotencyKey();
  const failed = (text: string) => () => toast(text, { variant: 'error' });
  const { mutate: restore } = useMutation({
    mutationFn: (view: NewView) => sendOnce(view, createView),
    onError: failed(words.savingFailed),
    onSettled: again,
  });
  return useMutation({
    mutationFn: ({ qid }: SavedView) => deleteView(qid),
    onMutate: ({ qid }) =>
      client.setQueryData<SavedViewList>(
        key,
        (list) => list && { ...list, results: list.results.filter((view) => view.qid !== qid) },
      ),
    onSuccess: (_gone, { name, query }) =>
      toast(words.removed(name), {
        variant: 'info',
        action: { label: words.undo, run: () => restore({ screen, name, query }) },
      }),
    onError: failed(words.deletingFailed),
    onSettled: again,
  });
}
