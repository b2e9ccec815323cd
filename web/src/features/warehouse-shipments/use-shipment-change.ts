import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';

/** One step with a shipment; the page shows it when `said` appears. A try after a lost answer does nothing twice. */
export function useShipmentChange<Input>(
  send: (input: Input, key: string) => Promise<WarehouseShipmentDetail>,
  said: string | null,
) {
  const client = useQueryClient();
  const once = useIdempotencyKey();
  return useMutation({
    mutationFn: (input: Input) => once(input, send),
    onSuccess: async (shipment) => {
      client.setQueryData(['warehouse-shipments', 'one', shipment.qid], shipment);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['warehouse-shipments', 'list'] }),
        client.invalidateQueries({ queryKey: ['packages'] }),
      ]);
      if (said !== null) toast(said);
    },
    onError: async (problem) => {
      toast(messageOf(problem, warehouseMessages.shipments.saveFailed), { variant: 'error' });
      await client.invalidateQueries({ queryKey: ['warehouse-shipments'] });
    },
  });
}
