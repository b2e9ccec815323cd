import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import type { SellerLead } from '@quayside/contract/seller-leads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/overlay/toast.tsx';

/** One change of a lead; the pages show it when `said` appears. */
export function useLeadChange<Input>(send: (input: Input) => Promise<SellerLead>, said: string, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['leads'] });
      toast(said);
      onDone?.();
    },
    onError: async (problem) => {
      toast(messageOf(problem, words.saveFailed), { variant: 'error' });
      await client.invalidateQueries({ queryKey: ['leads'] });
    },
  });
}
