import { orderMessages as words } from '@quayside/contract/messages/orders';
import { shellMessages } from '@quayside/contract/messages/shell';
import { threadMessages } from '@quayside/contract/messages/threads';
import { readers } from '@quayside/contract/readers';
import type { Sale } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { Cluster, Facts, Region } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
import { UnreadMessages } from '../../threads/threads.public.ts';
import { SaleStatusBadge } from './sale-columns.tsx';

/** Who buys, how they call the order, and since when: one line below the heading. */
export function SaleFacts({ sale }: { sale: Sale }) {
  const { timeZone } = useUser().company;
  const { buyerName, buyerReference, destination } = sale;
  return (
    <Facts>
      <SaleStatusBadge sale={sale} />
      <Text as="span" weight="strong">
        {buyerName}, {destination.city}
      </Text>
      {buyerReference && (
        <Text as="span">
          {words.shipTo.forBuyer} {buyerReference}
        </Text>
      )}
      <Text as="span" tone="muted">
        {words.summary.placed} <DateText iso={sale.createdAt} form="time" zone={timeZone} />
      </Text>
    </Facts>
  );
}

/** The way to us about this order, and whether we answered. */
export function SaleContact({ saleQid }: { saleQid: string }) {
  const contact = threadMessages.card;
  const { isStaff } = useUser();
  if (!useMay(readers.conversations)) return null;
  return (
    <Region label={contact.title}>
      <Cluster>
        <UnreadMessages saleQid={saleQid} />
        <LinkButton to={paths.contact(saleQid)} icon="mail">
          {isStaff ? shellMessages.messages : contact.link}
        </LinkButton>
      </Cluster>
    </Region>
  );
}
