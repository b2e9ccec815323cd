import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { paths } from '../../../app/paths.ts';
import { AnswerPlate } from '../../../ui/facts/answer-plate.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { TickLine } from '../../../ui/facts/tick-line.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { RequestProduct } from '../../catalogue-requests/catalogue-requests.public.ts';
import { amountOf, centsOf, isReduced } from '../cents.ts';
import { reasonOf } from '../offer-reason.ts';
import { useOffersInfo } from '../offers.queries.ts';
import { MarketChoice } from './market-choice.tsx';
import { railOf, shareLabel } from './offer-columns.tsx';
import { TryPrice } from './try-price.tsx';

/** The question and its answer in one sentence; then what another price would bring, and what else is in order. */
export function WhyNotWinning({ offer, mayWrite }: { offer: Offer; mayWrite: boolean }) {
  const isInMarket = offer.status === 'ACTIVE' && offer.rank !== null;
  return (
    <AnswerPlate
      question={offer.rank === 1 ? words.whyTitleOfWinner : words.why}
      answer={answerFor(offer)}
      rule={isInMarket ? ruleFor(offer) : null}
      rail={railOf(offer) ?? 'done'}
      choice={mayWrite && <MarketChoice />}
    >
      {isUnknown(offer) && (
        <Cluster>
          <RequestProduct gtins={[offer.gtin]} />
        </Cluster>
      )}
      {isInMarket && <TryPrice key={offer.version} offer={offer} mayWrite={mayWrite} />}
      {isInMarket && <InOrder offer={offer} mayWrite={mayWrite} />}
    </AnswerPlate>
  );
}

/** Our catalogue has no product for it. */
const isUnknown = ({ status, blockedReason }: Offer): boolean =>
  status === 'UNMATCHED' || blockedReason === 'GTIN_UNKNOWN';

function answerFor(offer: Offer): string {
  const { status, rank, winningPrice, effectivePrice } = offer;
  const pair = isReduced(offer) ? { own: moneyLabel(offer.price), reduced: moneyLabel(effectivePrice) } : null;
  const reason = reasonOf(offer);
  if (reason !== null) return reason;
  if (status !== 'ACTIVE' || rank === null) return words.whyOut;
  if (rank === 1) return pair ? words.whyWinsReduced(pair) : words.whyWins(moneyLabel(effectivePrice));
  if (!winningPrice) return words.whyAlone;
  const more = centsOf(effectivePrice) - centsOf(winningPrice);
  const winning = moneyLabel(winningPrice);
  if (more <= 0) return pair ? words.whyLosesAtEqualReduced(winning) : words.whyLosesAtEqual(winning);
  const dearer = moneyLabel({ ...winningPrice, amount: amountOf(more) });
  return pair ? words.whyLosesReduced(winning, pair, dearer, rank) : words.whyLoses(winning, dearer, rank);
}

function ruleFor(offer: Offer): string | null {
  const { rank, priceToWin, winningPrice, floor } = offer;
  if (rank === 1) return null;
  if (priceToWin && winningPrice && isReduced(offer)) {
    // The price to win is the one that competes a cent below the first.
    const reduced = moneyLabel({ ...winningPrice, amount: amountOf(centsOf(winningPrice) - 1) });
    return words.equalPricesSoReduced({ own: moneyLabel(priceToWin), reduced });
  }
  if (priceToWin) return words.equalPricesSo(moneyLabel(priceToWin));
  return floor ? words.floorIsAbove(moneyLabel(floor)) : words.equalPrices;
}

/** That only the price is left. */
function InOrder({ offer, mayWrite }: { offer: Offer; mayWrite: boolean }) {
  const { company } = useUser();
  const { data: info } = useOffersInfo();
  const { title, sellsTo, valid, reduced, notReduced, reduce } = words.inOrder;
  const [reduction] = offer.brandDiscounts;
  return (
    <TickLine
      title={offer.rank === 1 ? null : title}
      done={[
        words.inStock(offer.stock),
        ...(info ? [sellsTo(words.market.names[info.region])] : []),
        valid(dateLabel(offer.endsAt, 'short', company.timeZone)),
        ...(reduction ? [reduced(offer.brand.name, shareLabel(reduction.discount / 100))] : []),
      ]}
      open={
        reduction ? null : (
          <>
            {notReduced(offer.brand.name)} {mayWrite && <Link to={paths.createPriceReduction}>{reduce}</Link>}
          </>
        )
      }
    />
  );
}
