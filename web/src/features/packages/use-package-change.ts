import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';

/** One step with a package; the page shows it when `said` appears, or the page says it itself. A try after a lost answer does nothing twice. */
export function usePackageChange<Input>(
  send: (input: Input, key: string) => Promise<PackageDetail>,
  said: ((one: PackageDetail) => string) | null,
  onDone?: (one: PackageDetail) => void,
) {
  const client = useQueryClient();
  const once = useIdempotencyKey();
  return useMutation({
    mutationFn: (input: Input) => once(input, send),
    onSuccess: async (one) => {
      client.setQueryData(['packages', 'one', one.qid], one);
      await client.invalidateQueries({ queryKey: ['packages', 'list'] });
      if (said) toast(said(one));
      onDone?.(one);
    },
    onError: async (problem) => {
      toast(messageOf(problem, words.saveFailed), { variant: 'error' });
      await client.invalidateQueries({ queryKey: ['packages'] });
    },
  });
}
