import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { getRemittance } from '../payouts.api.ts';

/** Saves the remittance advice; why there is none is told beside. */
export function RemittanceButton({ payout }: { payout: PayoutDetail }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getRemittance(payout.qid),
    onSuccess: (file) => saveFile(file, `remittance-${payout.order}.pdf`),
    onError: (error) => toast(messageOf(error, words.downloadFailed), { variant: 'caution' }),
  });
  return (
    <Button icon="download" onPress={() => mutate()} isLoading={isPending}>
      {words.remittance}
    </Button>
  );
}
