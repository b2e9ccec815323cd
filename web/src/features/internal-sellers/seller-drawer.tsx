import type { InternalSeller, InternalSellerDetail } from '@quayside/contract/internal-sellers';
import { internalSellerMessages as words } from '@quayside/contract/messages/internal-sellers';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { countryName } from '../../lib/countries.ts';
import { Button } from '../../ui/button.tsx';
import { DateText, dateLabel } from '../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Drawer } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { useUser } from '../auth/auth.public.ts';
import { ViewCompany } from '../viewing/viewing.public.ts';
import { decideFee, getSeller } from './internal-sellers.api.ts';
import { RiskFlag } from './risk-flag.tsx';
import { SellerMoves } from './seller-moves.tsx';
import { toneOf } from './seller-tones.ts';
import { SettleDebt } from './settle-debt.tsx';
import { Settlements } from './settlements.tsx';

/** Nobody of it can sign in any more. */
const isGone = ({ status }: InternalSeller): boolean => status === 'REJECTED' || status === 'CLOSED';

/** One company: how it stands, what is missing, and what can be done about it. */
export function SellerDrawer({ qid, onClose }: { qid: string; onClose: () => void }) {
  const { permissions } = useUser();
  const { data, isError, refetch } = useQuery({
    queryKey: ['internal-sellers', 'one', qid],
    queryFn: ({ signal }) => getSeller(qid, signal),
  });
  return (
    <Drawer title={data?.name ?? words.title} isOpen onClose={onClose} size="medium">
      {isError && <LoadFailed onRetry={() => void refetch()}>{words.failedOne}</LoadFailed>}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <Stack gap={6}>
          <Standing seller={data} />
          <Facts seller={data} />
          <FeeRequest seller={data} />
          <SettleDebt seller={data} />
          <Settlements seller={data} />
          <RiskFlag seller={data} />
          <SellerMoves seller={data} />
          {permissions.includes('staff.impersonate') && !isGone(data) && <ViewCompany qid={data.qid} />}
        </Stack>
      )}
    </Drawer>
  );
}

function Standing({ seller }: { seller: InternalSeller }) {
  const { status, pauseReason, expectedPauseEnd, statusNote, profile } = seller;
  const end = expectedPauseEnd === null ? words.untilResolved : words.until(dateLabel(expectedPauseEnd, 'short'));
  return (
    <Stack gap={2}>
      <Cluster>
        <StatusBadge tone={toneOf(status)}>{words.statuses[status]}</StatusBadge>
        {pauseReason && (
          <Text as="span">
            {words.reasons[pauseReason]}, {end}
          </Text>
        )}
      </Cluster>
      {statusNote !== '' && (
        <Text tone="muted">
          {words.note}: {statusNote}
        </Text>
      )}
      {profile.missingForPayment.length > 0 && (
        <Text>
          {words.missing(profile.missingForPayment.length)}:{' '}
          {profile.missingForPayment.map((page) => profileMessages.pages[page]).join(', ')}
        </Text>
      )}
    </Stack>
  );
}

function Facts({ seller }: { seller: InternalSellerDetail }) {
  const { country, currency, fee, profile, createdAt, carriedOver } = seller;
  return (
    <KeyValueList
      items={[
        { key: words.facts.country, value: countryName(country) },
        { key: words.facts.currency, value: currency },
        { key: words.facts.fee, value: `${fee} %` },
        { key: words.facts.vat, value: profile.vat?.taxNumber ?? words.noVat },
        ...carriedOver.map((one) => ({
          key: Number(one.amount) < 0 ? words.facts.owesUs : words.facts.isOwed,
          // "Owes us" says the sign.
          value: <MoneyText money={{ ...one, amount: one.amount.replace(/^-/, '') }} />,
        })),
        { key: words.facts.since, value: <DateText iso={createdAt} /> },
      ]}
    />
  );
}

/** A fee the company asks for and that waits for us. */
function FeeRequest({ seller }: { seller: InternalSeller }) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (isAgreed: boolean) => decideFee(seller.qid, isAgreed),
    onSuccess: async (_, isAgreed) => {
      toast(isAgreed ? words.feeAgreed : words.feeRefused);
      await client.invalidateQueries({ queryKey: ['internal-sellers'] });
    },
    onError: (error) => toast(messageOf(error, words.moveFailed), { variant: 'error' }),
  });
  const { nextFee } = seller.profile;
  if (!nextFee?.needsApproval) return null;
  return (
    <InlineNotification
      variant="caution"
      action={
        <Cluster>
          <Button size="compact" isLoading={decide.isPending} onPress={() => decide.mutate(true)}>
            {words.agree}
          </Button>
          <Button size="compact" look="quiet" onPress={() => decide.mutate(false)}>
            {words.refuse}
          </Button>
        </Cluster>
      }
    >
      {words.feeAsked(nextFee.fee, dateLabel(nextFee.from, 'short', 'UTC'))}
    </InlineNotification>
  );
}
