import { countLabel } from '@quayside/contract/count-label';
import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf, waitSecondsOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { type Figure, FigureRow } from '../../../ui/facts/figure-row.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { PriceRuler } from '../../../ui/form/price-ruler.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { HiddenText } from '../../../ui/text.tsx';
import { amountOf, centsOf, isReduced } from '../cents.ts';
import { tryPrice } from '../offers.api.ts';
import { useOffersInfo } from '../offers.queries.ts';
import { useOfferChange } from '../use-offer-change.ts';
import { shareLabel } from './offer-columns.tsx';

/** The slider's own rest before it asks: a drag is one question. */
const restMs = 350;
/** Prices that were tried and stay on the ruler. */
const mostTried = 6;

type Simulation = Awaited<ReturnType<typeof tryPrice>>;
type Tried = Readonly<Record<string, number>>;

/** A price tried before it is set: the rank it would have and what remains of it. Ruler and field are one value. */
export function TryPrice({ offer, mayWrite }: { offer: Offer; mayWrite: boolean }) {
  const { currency } = offer.price;
  const [typed, setTyped] = useState((offer.priceToWin ?? offer.price).amount);
  const price = useRested(typed);
  const { answer, error, tried } = useTried(offer, price);
  const change = useOfferChange(offer, () => undefined);
  const label = (amount: string) => moneyLabel({ amount, currency });
  return (
    <Stack gap={6}>
      <Ruler offer={offer} value={typed} onChange={setTyped} tried={tried} />
      {error && <InlineNotification variant="caution">{failureOf(error)}</InlineNotification>}
      <Answer offer={offer} answer={error ? undefined : answer} tried={{ amount: price, currency }}>
        <MoneyInput label={words.tryPrice} value={typed} onChange={setTyped} currency={currency} />
        {mayWrite && typed !== offer.price.amount && Number(typed) > 0 && (
          <Button
            look={offer.priceToWin ? 'move' : 'primary'}
            icon="arrow-right"
            isLoading={change.isRunning}
            onPress={() => change.run({ price: { amount: typed, currency } })}
          >
            {words.setPrice(label(typed))}
          </Button>
        )}
      </Answer>
    </Stack>
  );
}

function useTried(offer: Offer, price: string) {
  const [tried, setTried] = useState<Tried>({});
  const asked = useQuery({
    queryKey: ['offers', 'try', offer.qid, offer.version, price],
    queryFn: async () => {
      const answer = await tryPrice(offer.qid, price);
      setTried((before) => Object.fromEntries([...Object.entries(before), [price, answer.rank]].slice(-mostTried)));
      return answer;
    },
    enabled: Number(price) > 0,
    retry: false,
    placeholderData: (before) => before,
  });
  return { answer: asked.data, error: asked.error, tried };
}

function failureOf(error: Error): string {
  const seconds = waitSecondsOf(error);
  return seconds === null ? messageOf(error, words.tryFailed) : words.tooOften(seconds);
}

/** The value once it has rested. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

interface RulerProps {
  offer: Offer;
  value: string;
  onChange: (amount: string) => void;
  tried: Tried;
}

function Ruler({ offer, value, onChange, tried }: RulerProps) {
  const { price, floor, priceToWin, rank } = offer;
  const { own, ownReduced, floor: floorName, first, place } = words.ruler;
  const whole = (cents: number) => moneyLabel({ amount: amountOf(cents), currency: price.currency });
  const winsUpTo = rank === 1 ? price : priceToWin;
  const shown = centsOf({ amount: value }) || centsOf(price);
  return (
    <PriceRuler
      label={words.trySlider}
      value={shown}
      onChange={(cents) => onChange(amountOf(cents))}
      format={amountOf}
      formatWhole={whole}
      own={{ value: centsOf(price), name: isReduced(offer) ? ownReduced : own }}
      floor={floor && { value: centsOf(floor), name: `${floorName} ${moneyLabel(floor)}` }}
      first={winsUpTo && { value: centsOf(winsUpTo), name: first }}
      tried={Object.entries(tried)
        .map(([amount, found]) => ({ value: centsOf({ amount }), name: place(found) }))
        .filter((one) => one.value !== shown && one.value !== centsOf(price))}
    />
  );
}

interface AnswerProps {
  offer: Offer;
  answer: Simulation | undefined;
  tried: Offer['price'];
  children: React.ReactNode;
}

function Answer({ offer, answer, tried, children }: AnswerProps) {
  const price = moneyLabel(tried);
  const { data: info } = useOffersInfo();
  const { rank, remains } = words.tryAnswer;
  const fee = info ? shareLabel(info.feePercent / 100) : null;
  const waiting = answer === undefined ? '…' : null;
  const figures: Figure[] = [
    {
      name: rank(price),
      figure: waiting ?? answer?.rank,
      note: noteOfRank(offer, answer),
    },
    { name: remains(fee), figure: waiting ?? (answer && moneyLabel(answer.remains)), note: words.tryAnswer.ofOne },
    {
      name: words.tryAnswer.asked,
      figure: waiting ?? (answer && countLabel(answer.askedIn30Days)),
      note: words.tryAnswer.units,
    },
    roomAboveFloor(offer, tried),
  ];
  return (
    <div>
      <div role="status">
        {answer && (
          <HiddenText>
            {answer.rank === 1 ? words.keepsFirst(price) : words.keepsRank(price, answer.rank)}
            {answer.isBelowFloor && ` ${words.belowFloor}.`}
          </HiddenText>
        )}
      </div>
      <FigureRow figures={figures} action={children} />
    </div>
  );
}

/** What of the tried price competes, where that is another, and the rank as it is. */
function noteOfRank(offer: Offer, answer: Simulation | undefined): string | undefined {
  const { reduced, nowRank } = words.tryAnswer;
  const notes = [
    ...(answer && isReduced(offer) ? [reduced(moneyLabel(answer.effectivePrice))] : []),
    ...(offer.rank === null ? [] : [nowRank(offer.rank)]),
  ];
  return notes.length === 0 ? undefined : notes.join(', ');
}

/** How far the tried price stands from the floor. */
function roomAboveFloor({ floor }: Offer, tried: Offer['price']): Figure {
  const { floor: above, below, floorIs, noFloor } = words.tryAnswer;
  if (!floor) return { name: above, figure: '–', note: noFloor };
  const room = centsOf(tried) - centsOf(floor);
  return {
    name: room < 0 ? below : above,
    figure: moneyLabel({ ...floor, amount: amountOf(Math.abs(room)) }),
    note: floorIs(moneyLabel(floor)),
  };
}
