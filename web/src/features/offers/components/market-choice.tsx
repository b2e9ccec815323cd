import { offerMessages } from '@quayside/contract/messages/offers';
import { messageOf } from '../../../lib/api-error.ts';
import { isKey } from '../../../lib/keys-of.ts';
import { Select } from '../../../ui/form/select.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useChooseMarket, useOffersInfo } from '../offers.queries.ts';

const words = offerMessages.market;

/** Which market ranks the offers; nothing to choose for who sells to one only. */
export function MarketChoice() {
  const { data } = useOffersInfo();
  const { mutate, variables, isPending } = useChooseMarket();
  if (!data || data.regions.length < 2) return null;
  const stored = data.isRegionChosen ? data.region : null;
  const shown = isPending ? variables : stored;
  const choose = (value: string) => {
    const region = isKey(words.names, value) ? value : null;
    mutate(region, {
      onSuccess: (market) => toast(words.chosen(words.names[market.region])),
      onError: (error) => toast(messageOf(error, words.failed), { variant: 'error' }),
    });
  };
  return (
    <Select
      label={words.label}
      isLabelHidden
      value={shown ?? ''}
      onChange={({ target }) => choose(target.value)}
      options={[
        { value: '', label: `${words.label}: ${words.bySales}` },
        ...data.regions.map((region) => ({ value: region, label: `${words.label}: ${words.names[region]}` })),
      ]}
    />
  );
}
