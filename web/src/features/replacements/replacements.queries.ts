import { replacementMessages as words } from '@quayside/contract/messages/replacements';
import type { Replacement } from '@quayside/contract/replacements';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import type { Heard } from '../../lib/changes.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { answerReplacement, getReplacements } from './replacements.api.ts';

const key = ['replacements'] as const;

export const useReplacements = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => getReplacements(signal) }).data?.results ?? [];

/** Sends an answer; `quantity` null: not this time. */
export function useAnswer(asked: Replacement) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quantity: number | null) => answerReplacement(asked, quantity),
    onSuccess: async (_answered, quantity) => {
      toast(quantity === null ? words.declined : words.offered(quantity));
      await client.invalidateQueries({ queryKey: key });
    },
    // What is closed by now goes from the page.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 && client.invalidateQueries({ queryKey: key }),
  });
}

export function hearReplacements(client: QueryClient, heard: readonly Heard[]): void {
  if (heard.some((one) => one === 'resync' || one.kind.startsWith('replacement.')))
    void client.invalidateQueries({ queryKey: key });
}
