import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleToasts } from '@quayside/contract/messages/sales';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { PayDryRun } from '@quayside/contract/sale-actions';
import type { Sale } from '@quayside/contract/sales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, FailedToFetchError, messageOf } from '../../../lib/api-error.ts';
import { recordEvent } from '../../../lib/events.ts';
import { Button } from '../../../ui/button.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import type { MoneyRow } from '../../../ui/facts/money-bars.ts';
import { MoneyRows } from '../../../ui/facts/money-rows.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { PlateAmount } from '../../../ui/facts/move-plate.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { moneyRows } from '../money-rows-of.ts';
import { getPayDryRun, triggerPayment, updateSale } from '../sales.api.ts';
import { refreshSales } from '../sales.queries.ts';
import { useSaleWork } from '../use-sale-work.ts';
import { focusVatChoice, MissingVat, type VatChoice } from './missing-vat.tsx';
import { PayFixLink } from './pay-fix-link.tsx';
import { OpenRules, PassedRules } from './pay-rules.tsx';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.payment;
type ExpectedVat = NonNullable<PayDryRun['missingVat']>['expected'];

/** 'Trigger payment' (ORD-15, ORD-16): what will be paid, asked once. */
export default function PaymentDialog({ sale, onClose, payment }: TaskProps) {
  const plan = useQuery({
    queryKey: ['pay-dry-run', sale.qid, sale.version],
    queryFn: ({ signal }) => getPayDryRun(sale.qid, signal),
    // Asked anew whenever it is opened: what was missing may have been put right meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  const [vat, setVat] = useState<VatChoice | null>(null);
  const [isAsked, setAsked] = useState(false);
  const work = usePayment({ sale, onClose, payment });
  const missing = plan.data?.missingVat ?? null;
  const confirm = () => {
    setAsked(true);
    if (missing && vat === null) return focusVatChoice();
    work.run(missing && vat === 'add' ? missing.expected : null);
  };
  const amount = missing && vat === 'add' ? missing.amountWithVat : (plan.data?.amount ?? sale.earnings?.payout);
  if (plan.data && plan.data.missingProfile.length > 0)
    return <ProfileDialog missing={plan.data.missingProfile} sale={sale} onClose={onClose} />;
  if (plan.isLoadingError) return <FailedDialog error={plan.error} onRetry={plan.refetch} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={words.ask}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={words.confirm}
      note={words.noUndo}
      size="medium"
      below={<Target plan={plan.data} />}
      side={<PlateAmount name={words.youReceive} amount={amount ? moneyLabel(amount) : ''} />}
      // Nobody confirms an amount that is not on the screen yet.
      isRunning={work.isRunning || plan.isPending}
    >
      <Stack gap={4}>
        {work.problem && <InlineNotification variant="error">{words.noAnswer}</InlineNotification>}
        {plan.data ? (
          <Plan plan={plan.data} sale={sale} vat={vat}>
            {missing && (
              <MissingVat
                missing={missing}
                without={plan.data.amount}
                choice={vat}
                onChoose={setVat}
                error={isAsked && vat === null ? words.chooseVat : undefined}
              />
            )}
          </Plan>
        ) : (
          <>
            {sale.earnings && <Expected rows={moneyRows(sale, sale.earnings, null, words.youReceive)} />}
            <Skeleton shape="block" />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/**
 * One key per opened dialog goes with every try. A refusal closes the dialog and stays on the card; without an answer from
 * the network it stays open, since the same key may be sent again.
 */
function usePayment({ sale, onClose, payment }: TaskProps) {
  const [key] = useState(() => crypto.randomUUID());
  const client = useQueryClient();
  // The VAT is added once: a second press after a lost answer goes on from the version it made.
  const added = useRef<number | null>(null);
  const addVat = async (vat: ExpectedVat | null, version: number): Promise<number> => {
    if (vat === null) return version;
    added.current ??= (await updateSale(sale.qid, { sellerVat: vat }, version)).version;
    return added.current;
  };
  return useSaleWork({
    sale,
    failed: saleToasts.paymentFailed,
    send: async (vat: ExpectedVat | null, version) => {
      payment.set(null);
      const newest = await addVat(vat, version);
      return triggerPayment(sale.qid, newest, key).catch((error: unknown) => {
        if (error instanceof Error && !(error instanceof FailedToFetchError)) {
          payment.set(error);
          if (error instanceof ApiError && error.status === 400)
            toast(saleToasts.paymentFailed, { variant: 'caution' });
          // Somebody else was faster: the card shows what they did.
          if (error instanceof ApiError && error.status === 409) void refreshSales(client);
          onClose();
        }
        throw error;
      });
    },
    onDone: (answer) => {
      recordEvent('payment_triggered', { saleQid: sale.qid, isInReview: answer.notice !== undefined });
      if (answer.notice) toast(answer.notice.message, { variant: 'info' });
      else toast(saleToasts.paymentTriggered);
      onClose();
    },
  });
}

interface PlanProps {
  plan: PayDryRun;
  sale: Sale;
  vat: VatChoice | null;
  /** What is not settled yet: it stands before the calculation. */
  children: ReactNode;
}

/** Whose account the money goes to, and when it is there. */
function Target({ plan }: { plan: PayDryRun | undefined }) {
  const { company } = useUser();
  if (!plan)
    return (
      <div>
        <Text tone="muted">{words.toCompany(company.name)}</Text>
        <Text tone="muted">{words.checking}</Text>
      </div>
    );
  return (
    <div>
      <Text tone="muted">
        {plan.accountEnding ? words.to(company.name) : words.toCompany(company.name)} <Fact>{plan.accountEnding}</Fact>
      </Text>
      <Text tone="muted">
        {words.expectedOn} <Fact>{dateLabel(`${plan.expectedOn}T12:00:00.000Z`, 'short', 'UTC')}</Fact>
      </Text>
    </div>
  );
}

const Fact = ({ children }: { children: ReactNode }) => (
  <Text as="strong" tone="ink">
    {children}
  </Text>
);

/** While it is checked: the amount as the order has it, and room for what is known to be asked. */
function Expected({ rows }: { rows: readonly MoneyRow[] }) {
  return (
    <>
      {rows.some(({ kind }) => kind === 'missing') && <Skeleton shape="block" />}
      <MoneyRows rows={rows} />
    </>
  );
}

/** What is not settled, how the amount adds up, and the rules that are fulfilled. */
function Plan({ plan, sale, vat, children }: PlanProps) {
  const { timeZone } = useUser().company;
  const missing = vat === 'add' ? plan.missingVat : null;
  const added = missing ? { vat: missing.expected, payout: missing.amountWithVat } : null;
  // The VAT that is missing is asked for above the checks.
  const rules = plan.rules.filter(({ code }) => code !== 'vat_not_entered');
  return (
    <>
      {plan.needsApproval && plan.replyBy && (
        <InlineNotification variant="info">
          {words.needsApproval(dateLabel(plan.replyBy, 'long', timeZone))}
        </InlineNotification>
      )}
      <OpenRules rules={rules} sale={sale} />
      {children}
      {sale.earnings && <MoneyRows rows={moneyRows(sale, sale.earnings, added, words.youReceive)} />}
      <PassedRules rules={rules} />
    </>
  );
}

/** Without amount, account and date there is nothing to confirm: they are asked for again. */
function FailedDialog({ error, onRetry, onClose }: { error: Error; onRetry: () => void; onClose: () => void }) {
  return (
    <Dialog title={words.ask} isOpen onClose={onClose} actions={<Button onPress={onClose}>{uiMessages.close}</Button>}>
      <LoadFailed onRetry={onRetry}>{messageOf(error, words.loadFailed)}</LoadFailed>
    </Dialog>
  );
}

interface ProfileProps {
  missing: PayDryRun['missingProfile'];
  sale: Sale;
  onClose: () => void;
}

/** 'Please complete your profile': exactly what is missing. */
function ProfileDialog({ missing, sale, onClose }: ProfileProps) {
  return (
    <Dialog
      title={words.profileTitle}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{uiMessages.close}</Button>}
    >
      <Stack gap={4}>
        <Text>{words.profileText}</Text>
        <Stack as="ul" gap={1}>
          {missing.map((what) => (
            <li key={what}>
              <PayFixLink fix={what} sale={sale} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
