import { offerMessages as words } from '@quayside/contract/messages/offers';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { type OfferView, queryOf } from '../offer-view.ts';
import { exportOffers } from '../offers.api.ts';

/** INV-07: what the filters find, as a file. */
export function ExportOffers({ view }: { view: OfferView }) {
  if (!useMay('exports.create')) return null;
  return (
    <Cluster gap={2}>
      <ExportButton view={view} format="csv" />
      <ExportButton view={view} format="xlsx" />
    </Cluster>
  );
}

function ExportButton({ view, format }: { view: OfferView; format: 'csv' | 'xlsx' }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportOffers(queryOf(view), format),
    onError: (error) => toast(messageOf(error, words.exportFailed), { variant: 'error' }),
  });
  return (
    <Button look="secondary" icon="download" isLoading={isPending} onPress={() => mutate()}>
      {words.exports[format]}
    </Button>
  );
}
