import { countLabel } from '@quayside/contract/count-label';
import { offerMessages } from '@quayside/contract/messages/offers';
import type { BrandDiscount } from '@quayside/contract/offers';
import { Button } from '../../../ui/button.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { endingOf } from '../ending-of.ts';
import { changePath } from '../reduction-form.ts';

const words = offerMessages.reductions;
const tones = { SCHEDULED: 'info', ACTIVE: 'success', ENDED: 'neutral' } as const;

/** Columns of the reductions; `onEnd` is null for those who may only look. */
export function reductionColumns(onEnd: ((reduction: BrandDiscount) => void) | null): Column<BrandDiscount>[] {
  return [
    { id: 'brand', header: words.brand, card: 'title', cell: ({ brandName }) => <Text as="strong">{brandName}</Text> },
    {
      id: 'discount',
      header: words.reduction,
      align: 'end',
      card: 'figure',
      cell: ({ discount }) => (
        <Text as="span" size="num" weight="strong">
          {words.discountOf(discount.toLocaleString('en-GB', { maximumFractionDigits: 2 }))}
        </Text>
      ),
    },
    { id: 'offers', header: words.offers, align: 'end', cell: ({ offers }) => countLabel(offers) },
    {
      id: 'status',
      header: words.status,
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>,
    },
    { id: 'from', header: words.from, cell: ({ startsAt }) => <When iso={startsAt} isDay /> },
    {
      id: 'until',
      header: words.until,
      cell: ({ endsAt }) => (endsAt ? <When iso={endsAt} isDay /> : words.untilOpen),
    },
    ...(onEnd
      ? [
          {
            id: 'act',
            header: words.actions,
            card: 'action' as const,
            cell: (reduction: BrandDiscount) =>
              reduction.status !== 'ENDED' && (
                <Cluster>
                  <LinkButton
                    size="compact"
                    to={changePath(reduction)}
                    aria-label={words.changeOf(reduction.brandName)}
                  >
                    {words.change}
                  </LinkButton>
                  <Button size="compact" aria-label={endingOf(reduction).label} onPress={() => onEnd(reduction)}>
                    {endingOf(reduction).action}
                  </Button>
                </Cluster>
              ),
          },
        ]
      : []),
  ];
}
