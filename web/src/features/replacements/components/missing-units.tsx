import { replacementMessages as words } from '@quayside/contract/messages/replacements';
import type { Replacement } from '@quayside/contract/replacements';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { countryName } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { QuantityInput } from '../../../ui/form/quantity-input.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { firstOffer } from '../first-offer.ts';
import { useAnswer, useReplacements } from '../replacements.queries.ts';

/** Units that buyers miss and this seller has. Without any, nothing is shown: nobody waits for this block. */
export function MissingUnits() {
  const asked = useReplacements();
  if (asked.length === 0) return null;
  return (
    <Card title={words.title}>
      <Stack gap={4}>
        <Text tone="muted">{words.intro}</Text>
        <Stack as="ul" gap={4}>
          {asked.map((one) => (
            <Asked key={one.qid} asked={one} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function Asked({ asked }: { asked: Replacement }) {
  const { company, permissions } = useUser();
  const { productName, missingQuantity, stock, unitSize, unitPrice } = asked;
  const [quantity, setQuantity] = useState(() => firstOffer(asked));
  const { mutate, isPending, error } = useAnswer(asked);
  const mayAnswer = permissions.includes('orders.confirm');
  return (
    <Stack as="li" gap={2}>
      <Cluster justify="between" align="end">
        <Stack gap={1}>
          <Text as="span" weight="strong">
            {productName}
          </Text>
          <Text as="span" size="small" tone="muted">
            {words.missing(missingQuantity, countryName(asked.destinationCountry))},{' '}
            <MoneyText money={unitPrice} tone="muted" /> {words.price}. {words.until}{' '}
            <When iso={asked.answerBy} zone={company.timeZone} />
          </Text>
        </Stack>
        {mayAnswer && (
          <Cluster align="end" gap={2}>
            <QuantityInput
              label={words.quantity(productName)}
              isLabelHidden
              value={quantity}
              min={1}
              max={missingQuantity}
              step={unitSize > missingQuantity ? 1 : unitSize}
              error={error ? messageOf(error, words.failed) : undefined}
              onChange={setQuantity}
            />
            <Button onPress={() => !isPending && mutate(quantity)} isLoading={isPending}>
              {words.offer}
            </Button>
            <Button look="quiet" onPress={() => !isPending && mutate(null)}>
              {words.decline}
            </Button>
          </Cluster>
        )}
      </Cluster>
      {stock < missingQuantity && <Text size="small">{words.inStock(stock)}</Text>}
    </Stack>
  );
}
