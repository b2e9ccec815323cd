import { countLabel } from '@quayside/contract/count-label';
import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
import { isReduced } from '../cents.ts';
import { useBulkChange } from '../use-bulk-change.ts';
import { useOfferChange } from '../use-offer-change.ts';
import { shareLabel } from './offer-columns.tsx';
import { OfferEditor } from './offer-editor.tsx';

/** Price, floor, stock and validity, and the form that changes them. */
export function OfferFacts({ offer, mayWrite }: { offer: Offer; mayWrite: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const mayReadOrders = useMay('orders.read');
  if (isEditing)
    return (
      <Card title={words.factsTitle}>
        <OfferEditor offer={offer} onClose={() => setEditing(false)} />
      </Card>
    );
  const isFixed = offer.status === 'BLOCKED' || offer.status === 'UNMATCHED';
  return (
    <Card
      title={words.factsTitle}
      actions={
        mayWrite && (
          <Button icon="pencil" size="compact" onPress={() => setEditing(true)}>
            {words.edit}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Facts offer={offer} />
        <Cluster justify="between">
          {mayWrite && offer.status === 'EXPIRED_LIST' && <ConfirmButton offer={offer} />}
          {mayWrite && !isFixed && <PauseButton offer={offer} />}
          {mayReadOrders && <OrderLinks gtin={offer.gtin} />}
        </Cluster>
      </Stack>
    </Card>
  );
}

/** A list of orders is either of current or of past ones. */
function OrderLinks({ gtin }: { gtin: string }) {
  return (
    <>
      <Link to={`${paths.orders}&search=${gtin}`}>{words.ordersOf}</Link>
      <Link to={`${paths.pastOrders}&search=${gtin}`}>{words.pastOrdersOf}</Link>
    </>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const { company } = useUser();
  const { winningPrice: winning, percentageToWinningPrice: share } = offer;
  return (
    <KeyValueList
      items={[
        { key: words.columns.price, value: <MoneyText money={offer.price} tone="strong" /> },
        { key: words.originalPrice, value: <MoneyText money={offer.originalPrice} /> },
        ...(isReduced(offer)
          ? [{ key: words.historyColumns.effective, value: <MoneyText money={offer.effectivePrice} /> }]
          : []),
        ...(winning ? [{ key: words.fact.winning, value: <MoneyText money={winning} /> }] : []),
        ...(share ? [{ key: words.fact.above, value: shareLabel(share) }] : []),
        { key: words.floor, value: offer.floor && <FloorText offer={offer} floor={offer.floor} /> },
        { key: words.stock, value: countLabel(offer.stock) },
        { key: words.unitSize, value: countLabel(offer.unitSize) },
        { key: words.listEnds, value: <DateText iso={offer.endsAt} zone={company.timeZone} /> },
      ]}
    />
  );
}

function FloorText({ offer, floor }: { offer: Offer; floor: Offer['price'] }) {
  return (
    <>
      <MoneyText money={floor} />
      {offer.floorIsOfBrand && ` (${words.ofBrand})`}
    </>
  );
}

/** An offer whose list has ended sells again. */
function ConfirmButton({ offer }: { offer: Offer }) {
  const change = useBulkChange(words.confirmed);
  return (
    <Button
      look="primary"
      isLoading={change.isRunning}
      onPress={() => change.run([offer.qid], { kind: 'CONFIRM_LIST' })}
    >
      {words.confirmList}
    </Button>
  );
}

/** Out of the market for a while, and back. */
function PauseButton({ offer }: { offer: Offer }) {
  const change = useOfferChange(offer, () => undefined);
  const isPaused = offer.status === 'INACTIVE';
  return (
    <Button
      look="quiet"
      isLoading={change.isRunning}
      onPress={() => change.run({ status: isPaused ? 'ACTIVE' : 'INACTIVE' })}
    >
      {isPaused ? words.activate : words.deactivate}
    </Button>
  );
}
