import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleMessages } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useSiteInfo } from '../../../lib/site-info.ts';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import type { TaskName } from '../sale-steps.ts';

const amountCodes = ['amountExceedsLimit', 'amount'];
const feeCodes = ['exceedsShippingAmountLimit', 'EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT', 'EXCEEDED_MAXIMUM_VAT_AMOUNT'];

/** Why a payment was refused, in the catalogue's words, with what can be done about it (ERR-04). */
export function PaymentProblem({
  problem,
  sale,
  pathTo,
}: {
  problem: Error;
  sale: Sale;
  pathTo: (task: TaskName) => string;
}) {
  const { supportMailbox } = useSiteInfo();
  const code = problem instanceof ApiError ? problem.code : '';
  const support = `mailto:${supportMailbox}?${new URLSearchParams({ subject: orderTaskMessages.payment.subject(sale.order) }).toString().replaceAll('+', '%20')}`;
  return (
    <InlineNotification
      variant="error"
      title={reasonOf(problem)}
      action={
        amountCodes.includes(code) ? (
          <LinkButton to={support}>{orderTaskMessages.payment.contact}</LinkButton>
        ) : (
          feeCodes.includes(code) && <LinkButton to={pathTo('fees')}>{orderTaskMessages.payment.openFees}</LinkButton>
        )
      }
    >
      <Text>{detailOf(problem)}</Text>
    </InlineNotification>
  );
}

/** The catalogue's words; a failure of the server that it does not know is told as the general one. */
function reasonOf(problem: Error): string {
  const isUnforeseen =
    problem instanceof ApiError && problem.status >= 500 && !Object.hasOwn(saleMessages, problem.code);
  return isUnforeseen ? saleMessages.payment_default : messageOf(problem, saleMessages.payment_default);
}

/** For a mismatch both currencies by name; otherwise that nothing happened. */
function detailOf(problem: Error): string {
  const { offerCurrency, paymentCurrency } = problem instanceof ApiError ? problem.details : {};
  if (typeof offerCurrency === 'string' && typeof paymentCurrency === 'string')
    return orderTaskMessages.payment.currencies(offerCurrency, paymentCurrency);
  return orderTaskMessages.payment.tryAgainLater;
}
