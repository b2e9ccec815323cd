import { orderMessages } from '@quayside/contract/messages/orders';
import { threadMessages as words } from '@quayside/contract/messages/threads';
import type { Sale } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { MoreTime } from './more-time.tsx';

const { summary, destination } = orderMessages;

/** What the order is about, and who answers. */
export function OrderBeside({ sale }: { sale: Sale }) {
  const { accountManager, isStaff, permissions, company } = useUser();
  return (
    <>
      <Card title={summary.title}>
        <KeyValueList
          items={[
            {
              key: orderMessages.columns.order,
              value: <CodeValue code={sale.order} name={orderMessages.orderNumber} />,
            },
            { key: summary.total, value: <MoneyText money={sale.total} /> },
            { key: summary.buyer, value: sale.buyerName },
            { key: destination.country, value: countryName(sale.destination.country) },
            { key: summary.placed, value: <DateText iso={sale.createdAt} zone={company.timeZone} /> },
          ]}
        />
      </Card>
      {isStaff && <MoreTime sale={sale} />}
      {!isStaff && (
        <Card title={words.whoAnswers}>
          <Text>{accountManager ? words.manager(accountManager.name) : words.team}</Text>
        </Card>
      )}
      {permissions.includes('staff.sellers') && (
        <Stack>
          <Link to={paths.sellerMessages()}>{words.inbox.open}</Link>
        </Stack>
      )}
    </>
  );
}
