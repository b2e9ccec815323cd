import { offerMessages } from '@quayside/contract/messages/offers';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import type { reduceBrands } from '../brand-discounts.api.ts';
import type { OfferedBrand } from './brand-picker.tsx';

const words = offerMessages.reductions;
type Effect = Awaited<ReturnType<typeof reduceBrands>>['effect'];

/** How many first places each brand has now and would have. */
export function ReductionEffect({ effect, brands }: { effect: Effect; brands: readonly OfferedBrand[] }) {
  return (
    <div role="status">
      <Card title={words.effectTitle}>
        <KeyValueList
          items={effect.map(({ brandQid, offers, winningBefore, winningAfter }) => ({
            key: brands.find(({ qid }) => qid === brandQid)?.name ?? brandQid,
            value: words.effect(offers, winningBefore, winningAfter),
          }))}
        />
      </Card>
    </div>
  );
}
