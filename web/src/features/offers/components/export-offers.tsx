import { offerMessages as words } from '@quayside/contract/messages/offers';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { type OfferView, queryOf } from '../offer-view.ts';
import { exportOffers } from '../offers.api.ts';

/** INV-07: what the filters find, as a file. */
export function ExportOffers({ view }: { view: OfferView }) {
  const mayExport = useMay('exports.create');
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportOffers(queryOf(view)),
    onError: (error) => toast(messageOf(error, words.exportFailed), { variant: 'error' }),
  });
  if (!mayExport) return null;
  return (
    <Button look="secondary" icon="download" isLoading={isPending} onPress={() => mutate()}>
      {words.exportCsv}
    </Button>
  );
}
