import { orderPageMessages } from '@quayside/contract/messages/order-page';
import type { Sale, SaleEarnings } from '@quayside/contract/sales';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { PlateAmount } from '../../../ui/facts/move-plate.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { isVatOpen } from '../route-facts.ts';

const words = orderPageMessages.money;

/** What the seller gets: as it stands while it can change, then where it goes. */
export function PayoutSide({ sale, earnings }: { sale: Sale; earnings: SaleEarnings }) {
  const { isStaff } = useUser();
  return (
    <PlateAmount name={nameOf(sale, isStaff)} amount={moneyLabel(earnings.payout)}>
      <Stack gap={1}>
        <span>{sale.payout ? words.account(sale.payout.accountEnding) : words.asItStands}</span>
        {isVatOpen(sale) && (
          <Text as="span" tone="caution">
            <Cluster gap={1} isOneLine align="start">
              <Icon name="alert-triangle" size={16} />
              {words.vatMissing(moneyLabel(sale.expectedVat))}
            </Cluster>
          </Text>
        )}
      </Stack>
    </PlateAmount>
  );
}

function nameOf({ payout }: Sale, isStaff: boolean): string {
  if (payout?.status === 'PAID') return words.paidOut;
  if (payout && (payout.status === 'PROCESSING' || payout.status === 'APPROVED'))
    return isStaff ? words.onItsWayToSeller : words.onItsWay;
  return isStaff ? words.sellers : words.yours;
}
