import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { getLabels, getManifest, getPackingList } from '../warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;
const papers = {
  labels: {
    get: (qid: string) => getLabels(qid, { format: 'pdf' }),
    nameOf: (number: string) => `labels-${number}.pdf`,
    label: words.labels,
  },
  zpl: {
    get: (qid: string) => getLabels(qid, { format: 'zpl' }),
    nameOf: (number: string) => `labels-${number}.zpl`,
    label: words.labelsZpl,
  },
  list: { get: getPackingList, nameOf: (number: string) => `packing-list-${number}.pdf`, label: words.packingList },
  manifest: { get: getManifest, nameOf: (number: string) => `manifest-${number}.pdf`, label: words.manifest },
} as const;

interface PapersProps {
  shipment: WarehouseShipmentDetail;
  /** The next scans print labels again. */
  isReprinting: boolean;
  onReprint: (isOn: boolean) => void;
}

/** The packing list; labels once the shipment is closed, on paper or for a label printer; the manifest once it has left. */
export function ShipmentPapers({ shipment, isReprinting, onReprint }: PapersProps) {
  const { qid, number, status, shippedAt } = shipment;
  const save = useMutation({
    mutationFn: async (paper: keyof typeof papers) =>
      saveFile(await papers[paper].get(qid), papers[paper].nameOf(number)),
    onError: (problem) => toast(messageOf(problem, words.paperFailed), { variant: 'error' }),
  });
  if (status === 'CANCELLED') return null;
  const hasLabels = status !== 'OPEN';
  const shown = [
    ...(hasLabels ? (['labels', 'zpl'] as const) : []),
    'list' as const,
    ...(shippedAt === null ? [] : (['manifest'] as const)),
  ];
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
      {hasLabels && (
        <Button size="large" icon="barcode" isWide onPress={() => onReprint(!isReprinting)}>
          {isReprinting ? words.reprintEnd : words.reprint}
        </Button>
      )}
    </Stack>
  );
}
