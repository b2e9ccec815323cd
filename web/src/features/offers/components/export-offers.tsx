import { offerMessages as words } from '@quayside/contract/messages/offers';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { type OfferView, queryOf } from '../offer-view.ts';
import { exportOffers } from '../offers.api.ts';

/** INV-07: what the filters find, as a file. */
export function ExportOffers({ view }: { view: OfferView }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => exportOffers(queryOf(view), format),
    onError: (error) => toast(messageOf(error, words.exportFailed), { variant: 'error' }),
  });
  if (!useMay('exports.create')) return null;
  const entry = (format: 'csv' | 'xlsx') => ({
    label: words.exports[format],
    // A second press while the file comes would bring it twice.
    onAction: () => !isPending && mutate(format),
  });
  return (
    <Menu
      label={words.export}
      trigger={
        <>
          {isPending ? <Spinner /> : <Icon name="download" />}
          {words.export}
        </>
      }
      entries={[entry('csv'), entry('xlsx')]}
    />
  );
}
