import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { getBayLabels } from '../packages.api.ts';

/** Labels of the bays, saved for the printer. */
export function BayLabels() {
  const labels = useMutation({
    mutationFn: getBayLabels,
    onSuccess: (content) => saveFile(content, 'bay-labels.pdf'),
    onError: (problem) => toast(messageOf(problem, warehouseMessages.shipments.paperFailed), { variant: 'error' }),
  });
  return (
    <Button size="large" icon="download" isLoading={labels.isPending} onPress={() => labels.mutate()}>
      {warehouseMessages.bayLabels}
    </Button>
  );
}
