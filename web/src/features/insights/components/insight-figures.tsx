import { countLabel } from '@quayside/contract/count-label';
import type { Insights } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { Card } from '../../../ui/card.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { HiddenText, Text } from '../../../ui/text.tsx';

const names = [
  'orders',
  'sales',
  'acceptance',
  'fillRate',
  'decline',
  'expiry',
  'claimShare',
  'medianConfirmHours',
  'winRate',
] as const;

/** Each figure with what it is of. */
export function InsightFigures({ insights }: { insights: Insights }) {
  return (
    <Grid columns={3}>
      {names.map((name) => (
        <Card key={name}>
          <Stack gap={1}>
            <Text as="span" weight="strong">
              {words.figures[name]}
            </Text>
            <Figure text={figureOf(insights, name)} />
            <Text as="span" tone="muted">
              {words.hints[name]}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

/** As high with nothing to tell, and quiet. */
function Figure({ text }: { text: string | null }) {
  return (
    <Text as="span" size="figure" tone={text === null ? 'faint' : 'ink'}>
      {text ?? <HiddenDash />}
    </Text>
  );
}

function HiddenDash() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <HiddenText>{words.none}</HiddenText>
    </>
  );
}

function figureOf(insights: Insights, name: (typeof names)[number]): string | null {
  if (name === 'orders') return countLabel(insights.orders);
  if (name === 'sales') return moneyLabel(insights.sales);
  const value = insights[name];
  if (value === null) return null;
  return name === 'medianConfirmHours' ? words.hours(value) : words.percent(value);
}
