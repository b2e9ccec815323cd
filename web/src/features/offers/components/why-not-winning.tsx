import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { RequestProduct } from '../../catalogue-requests/catalogue-requests.public.ts';
import { reasonOf } from '../offer-reason.ts';
import { shareLabel } from './offer-columns.tsx';
import { TryPrice } from './try-price.tsx';

/** Rank, winning price and the distance to it; then what another price would bring. */
export function WhyNotWinning({ offer, mayWrite }: { offer: Offer; mayWrite: boolean }) {
  const isInMarket = offer.status === 'ACTIVE' && offer.rank !== null;
  return (
    <Card title={offer.rank === 1 ? words.whyTitleOfWinner : words.why} rail={offer.priceToWin ? 'move' : 'done'}>
      <Stack gap={6}>
        <Heading level={3}>{answerFor(offer)}</Heading>
        {isUnknown(offer) && (
          <Cluster>
            <RequestProduct gtins={[offer.gtin]} />
          </Cluster>
        )}
        {isInMarket && offer.rank !== 1 && <Text tone="muted">{words.equalPrices}</Text>}
        {isInMarket && <MarketFacts offer={offer} />}
        {isInMarket && <TryPrice key={offer.version} offer={offer} mayWrite={mayWrite} />}
      </Stack>
    </Card>
  );
}

/** Our catalogue has no product for it. */
const isUnknown = ({ status, blockedReason }: Offer): boolean =>
  status === 'UNMATCHED' || blockedReason === 'GTIN_UNKNOWN';

function answerFor(offer: Offer): string {
  const { status, rank, winningPrice, effectivePrice, percentageToWinningPrice: share } = offer;
  const reason = reasonOf(offer);
  if (reason !== null) return reason;
  if (status !== 'ACTIVE' || rank === null) return words.whyOut;
  if (rank === 1) return words.whyWins(moneyLabel(effectivePrice));
  if (!winningPrice) return words.whyAlone;
  return words.whyLoses(shareLabel(share ?? 0), moneyLabel(winningPrice));
}

function MarketFacts({ offer }: { offer: Offer }) {
  const { rank, winningPrice, priceToWin, percentageToWinningPrice: share } = offer;
  return (
    <KeyValueList
      columns={2}
      items={[
        { key: words.fact.rank, value: rank },
        { key: words.fact.winning, value: winningPrice && <MoneyText money={winningPrice} /> },
        { key: words.fact.above, value: share === null ? null : shareLabel(share) },
        ...(priceToWin ? [{ key: words.fact.toWin, value: <MoneyText money={priceToWin} tone="strong" /> }] : []),
      ]}
    />
  );
}
