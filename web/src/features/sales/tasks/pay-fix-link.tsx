import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { PayFix } from '@quayside/contract/sale-actions';
import type { Sale } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { useSiteInfo } from '../../../lib/site-info.ts';
import { Link } from '../../../ui/link.tsx';
import { isTask } from '../sale-steps.ts';
import { useOpenTask } from '../use-open-task.ts';

const words = orderTaskMessages.payment;

/** The way to where a rule of the payment is fulfilled. What has no page of its own is asked of our support. */
export function PayFixLink({ fix, sale }: { fix: PayFix; sale: Sale }) {
  const { pathTo } = useOpenTask(sale.qid);
  const { supportMailbox } = useSiteInfo();
  const subject = encodeURIComponent(
    fix === 'support' ? words.subject(sale.order) : words.profileSubject(words.fixes[fix]),
  );
  const to = isTask(fix)
    ? pathTo(fix)
    : fix !== 'support'
      ? paths.profile(fix)
      : `mailto:${supportMailbox}?subject=${subject}`;
  return <Link to={to}>{words.fixes[fix]}</Link>;
}
