import { countLabel } from '@quayside/contract/count-label';
import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { messageOf, waitSecondsOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { tryPrice } from '../offers.api.ts';
import { useOfferChange } from '../use-offer-change.ts';

/** The slider's own rest before it asks: a drag is one question. */
const restMs = 350;

/** A price tried before it is set: the rank it would have and what remains of it. Slider and field are one value. */
export function TryPrice({ offer, mayWrite }: { offer: Offer; mayWrite: boolean }) {
  const { currency } = offer.price;
  const [typed, setTyped] = useState((offer.priceToWin ?? offer.price).amount);
  const price = useRested(typed);
  const asked = useQuery({
    queryKey: ['offers', 'try', offer.qid, offer.version, price],
    queryFn: () => tryPrice(offer.qid, price),
    enabled: Number(price) > 0,
    retry: false,
    placeholderData: (before) => before,
  });
  const change = useOfferChange(offer, () => undefined);
  return (
    <Stack gap={4}>
      <PriceSlider offer={offer} value={typed} onChange={setTyped} />
      <Cluster align="end">
        <MoneyInput label={words.tryPrice} value={typed} onChange={setTyped} currency={currency} />
        {mayWrite && typed !== offer.price.amount && Number(typed) > 0 && (
          <Button
            look={offer.priceToWin ? 'move' : 'primary'}
            isLoading={change.isRunning}
            onPress={() => change.run({ price: { amount: typed, currency } })}
          >
            {words.setPrice(moneyLabel({ amount: typed, currency }))}
          </Button>
        )}
      </Cluster>
      {asked.error && <InlineNotification variant="caution">{failureOf(asked.error)}</InlineNotification>}
      {asked.data && !asked.error && <Answer answer={asked.data} price={moneyLabel({ amount: price, currency })} />}
    </Stack>
  );
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

/** From three quarters of the lower of own and winning price to a tenth above the higher one, in cents. */
function PriceSlider({ offer, value, onChange }: { offer: Offer; value: string; onChange: (amount: string) => void }) {
  const id = useId();
  const marks = [offer.price, offer.winningPrice ?? offer.price].map(({ amount }) => Math.round(Number(amount) * 100));
  const [low, high] = [Math.max(1, Math.floor(Math.min(...marks) * 0.75)), Math.ceil(Math.max(...marks) * 1.1)];
  const cents = Math.min(high, Math.max(low, Math.round(Number(value) * 100) || low));
  return (
    <Stack gap={1}>
      <label htmlFor={id}>{words.trySlider}</label>
      <input
        id={id}
        type="range"
        min={low}
        max={high}
        value={cents}
        aria-valuetext={moneyLabel({ amount: value || '0.00', currency: offer.price.currency })}
        className="h-6 w-full accent-brand pointer-coarse:h-11"
        onChange={({ target }) => onChange((Number(target.value) / 100).toFixed(2))}
      />
    </Stack>
  );
}

type Simulation = Awaited<ReturnType<typeof tryPrice>>;

function Answer({ answer, price }: { answer: Simulation; price: string }) {
  const { rank, remains, askedIn30Days, winningPrice, isBelowFloor } = answer;
  return (
    <Stack gap={4}>
      <div role="status">
        <Text weight="strong">{rank === 1 ? words.keepsFirst(price) : words.keepsRank(price, rank)}</Text>
        {isBelowFloor && (
          <Text tone="caution" size="small">
            {words.belowFloor}
          </Text>
        )}
      </div>
      <KeyValueList
        columns={2}
        items={[
          { key: words.tryAnswer.rank, value: rank },
          { key: words.tryAnswer.winning, value: <MoneyText money={winningPrice} /> },
          { key: words.tryAnswer.remains, value: <MoneyText money={remains} tone="strong" /> },
          { key: words.tryAnswer.asked, value: countLabel(askedIn30Days) },
        ]}
      />
    </Stack>
  );
}
