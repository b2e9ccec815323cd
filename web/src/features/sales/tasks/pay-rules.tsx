import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleMessages } from '@quayside/contract/messages/sales';
import type { PayRule } from '@quayside/contract/sale-actions';
import type { Sale } from '@quayside/contract/sales';
import { Icon } from '../../../ui/icon.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { HiddenText, Text } from '../../../ui/text.tsx';
import { PayFixLink } from './pay-fix-link.tsx';

const words = orderTaskMessages.payment;

const order: readonly PayRule['verdict'][] = ['REFUSED', 'WARNING', 'PASSED'];
const looks = {
  PASSED: { tone: 'success', icon: 'circle-check' },
  WARNING: { tone: 'caution', icon: 'alert-triangle' },
  REFUSED: { tone: 'error', icon: 'alert-circle' },
} as const;

/** Every rule of a payment with its verdict; what is not fulfilled stands first, with the way to put it right (ORD-15). */
export function PayRules({ rules, sale }: { rules: readonly PayRule[]; sale: Sale }) {
  const sorted = rules.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return (
    <Stack gap={2}>
      <Text weight="strong">{words.checks}</Text>
      <Grid as="ul" columns={2} gap={2}>
        {sorted.map((rule) => (
          <li key={rule.rule}>
            <Verdict rule={rule} sale={sale} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function Verdict({ rule: { rule, verdict, message, fixes }, sale }: { rule: PayRule; sale: Sale }) {
  const passed = verdict === 'PASSED';
  return (
    <Cluster gap={2} align="start" isOneLine>
      <Text as="span" tone={looks[verdict].tone}>
        <Icon name={looks[verdict].icon} />
      </Text>
      <Stack gap={1}>
        <Text as="span" size="small" {...(passed ? {} : { weight: 'strong' })}>
          <HiddenText>{words.verdicts[verdict]}: </HiddenText>
          {words.rules[rule]}
        </Text>
        {!passed && <Text size="small">{message ?? saleMessages.payment_default}</Text>}
        {fixes.length > 0 && (
          <Cluster gap={3}>
            {fixes.map((fix) => (
              <PayFixLink key={fix} fix={fix} sale={sale} />
            ))}
          </Cluster>
        )}
      </Stack>
    </Cluster>
  );
}
