import { claimMessages as words } from '@quayside/contract/messages/claims';
import type { Sale } from '@quayside/contract/sales';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { claimsOfSalePath } from '../claim-view.ts';

/** On the page of an order: its buyer claims, and the seller's answer is waited for. */
export function SaleClaimNotice({ sale }: { sale: Pick<Sale, 'qid' | 'nextAction'> }) {
  const mayAnswer = useUser().permissions.includes('claims.respond');
  if (sale.nextAction !== 'RESPOND_TO_CLAIM') return null;
  return (
    <InlineNotification
      variant="caution"
      title={words.saleNotice}
      action={mayAnswer && <LinkButton to={claimsOfSalePath(sale.qid)}>{words.nextActions.RESPOND}</LinkButton>}
    />
  );
}
