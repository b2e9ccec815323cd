import type { StaffOffer } from '@quayside/contract/blocked-offers';
import { blockedOfferMessages as words } from '@quayside/contract/messages/blocked-offers';
import { offerMessages } from '@quayside/contract/messages/offers';
import { moneyLabel } from '@quayside/contract/money-label';
import { Button } from '../../ui/button.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Text } from '../../ui/text.tsx';

export const staffOfferColumns = (onAct: (offer: StaffOffer) => void): Column<StaffOffer>[] => [
  {
    id: 'product',
    header: words.columns.product,
    card: 'title',
    isFreeText: true,
    cell: ({ productName, brandName, gtin }) => (
      <Stack gap={1}>
        <span>{productName}</span>
        <Text as="span" size="small" tone="muted">
          {brandName}
        </Text>
        <CodeValue code={gtin} name={words.gtin} isPlain />
      </Stack>
    ),
  },
  { id: 'seller', header: words.columns.seller, isFreeText: true, cell: ({ sellerName }) => sellerName },
  { id: 'price', header: words.columns.price, cell: ({ price }) => moneyLabel(price) },
  {
    id: 'status',
    header: words.columns.status,
    isWideOnly: true,
    cell: ({ status }) => offerMessages.statuses[status],
  },
  { id: 'why', header: words.columns.why, cell: (offer) => <Why offer={offer} /> },
  {
    id: 'act',
    header: words.columns.act,
    card: 'action',
    cell: (offer) => {
      const { blockedReason, productName, sellerName } = offer;
      const label = blockedReason === null ? words.blockOf : words.unblockOf;
      return (
        <Button size="compact" aria-label={label(productName, sellerName)} onPress={() => onAct(offer)}>
          {blockedReason === null ? words.block : words.unblock}
        </Button>
      );
    },
  },
];

function Why({ offer: { blockedReason, blockedNote } }: { offer: StaffOffer }) {
  if (blockedReason === null) return null;
  return (
    <Stack gap={1}>
      <span>{words.reasons[blockedReason].title}</span>
      {blockedNote !== null && (
        <Text as="span" size="small" tone="muted" isFreeText>
          {blockedNote}
        </Text>
      )}
    </Stack>
  );
}
