import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { getLabels, getPackingList } from '../warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;
const papers = {
  labels: { get: getLabels, nameOf: (number: string) => `labels-${number}.pdf`, label: words.labels },
  list: { get: getPackingList, nameOf: (number: string) => `packing-list-${number}.pdf`, label: words.packingList },
} as const;

/** Labels once the shipment is closed, and the packing list. */
export function ShipmentPapers({ shipment: { qid, number, status } }: { shipment: WarehouseShipmentDetail }) {
  const save = useMutation({
    mutationFn: async (paper: keyof typeof papers) =>
      saveFile(await papers[paper].get(qid), papers[paper].nameOf(number)),
    onError: (problem) => toast(messageOf(problem, words.paperFailed), { variant: 'error' }),
  });
  if (status === 'CANCELLED') return null;
  const shown = status === 'OPEN' ? (['list'] as const) : (['labels', 'list'] as const);
  return (
    <Stack gap={3}>
      {shown.map((paper) => (
        <Button
          key={paper}
          size="large"
          icon="download"
          isWide
          isLoading={save.isPending && save.variables === paper}
          onPress={() => save.mutate(paper)}
        >
          {papers[paper].label}
        </Button>
      ))}
    </Stack>
  );
}
