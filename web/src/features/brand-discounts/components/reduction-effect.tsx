import { offerMessages } from '@quayside/contract/messages/offers';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { reduceBrands } from '../brand-discounts.api.ts';
import type { OfferedBrand } from './brand-picker.tsx';

const words = offerMessages.reductions;
type Effect = Awaited<ReturnType<typeof reduceBrands>>['effect'];

/** How many first places each brand has now and would have. */
export function ReductionEffect({ effect, brands }: { effect: Effect; brands: readonly OfferedBrand[] }) {
  const told = effect.filter(({ winningAfter }) => winningAfter !== null);
  const gained = told.reduce((sum, { winningBefore, winningAfter }) => sum + (winningAfter ?? 0) - winningBefore, 0);
  return (
    <div role="status">
      <Stack gap={3}>
        <Text weight="strong">{told.length === 0 ? words.effectTitle : words.gained(gained)}</Text>
        <Stack as="ul" gap={2}>
          {effect.map(({ brandQid, offers, winningBefore, winningAfter }) => (
            <li key={brandQid}>
              <Text as="div" weight="strong">
                {brands.find(({ qid }) => qid === brandQid)?.name ?? brandQid}
              </Text>
              <Text as="div" size="small" tone="muted">
                {words.effect(offers, winningBefore, winningAfter)}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </div>
  );
}
