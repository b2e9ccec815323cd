import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleMessages } from '@quayside/contract/messages/sales';
import type { PayRule } from '@quayside/contract/sale-actions';
import type { Sale } from '@quayside/contract/sales';
import { Checks } from '../../../ui/facts/checks.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Notch } from '../../../ui/notch.tsx';
import { HiddenText, Text } from '../../../ui/text.tsx';
import { PayFixLink } from './pay-fix-link.tsx';

const words = orderTaskMessages.payment;

const order: readonly PayRule['verdict'][] = ['REFUSED', 'WARNING'];
const looks = {
  WARNING: { tone: 'caution', icon: 'alert-triangle' },
  REFUSED: { tone: 'error', icon: 'alert-circle' },
} as const;

/** The rules that a payment does not fulfil, the worst first, each with the way to put it right (ORD-15). */
export function OpenRules({ rules, sale }: { rules: readonly PayRule[]; sale: Sale }) {
  const open = rules
    .filter(({ verdict }) => verdict !== 'PASSED')
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  if (open.length === 0) return null;
  return (
    <Notch tone={open.some(({ verdict }) => verdict === 'REFUSED') ? 'error' : 'caution'}>
      <Stack as="ul" gap={3}>
        {open.map((rule) => (
          <li key={rule.rule}>
            <Verdict rule={rule} sale={sale} />
          </li>
        ))}
      </Stack>
    </Notch>
  );
}

/** How many rules are fulfilled, and which: on phones they are folded. */
export function PassedRules({ rules }: { rules: readonly PayRule[] }) {
  const passed = rules.filter(({ verdict }) => verdict === 'PASSED');
  if (passed.length === 0) return null;
  return (
    <Checks title={words.passed(passed.length)}>
      <Grid as="ul" columns={2} gap={1}>
        {passed.map(({ rule }) => (
          <li key={rule}>
            <Cluster gap={2} align="start" isOneLine>
              <Icon name="check" size={16} />
              <Text as="span" size="small">
                {words.rules[rule]}
              </Text>
            </Cluster>
          </li>
        ))}
      </Grid>
    </Checks>
  );
}

function Verdict({ rule: { rule, verdict, message, fixes }, sale }: { rule: PayRule; sale: Sale }) {
  return (
    <Cluster gap={2} align="start" isOneLine>
      <Text as="span" {...(verdict === 'PASSED' ? {} : { tone: looks[verdict].tone })}>
        <Icon name={verdict === 'PASSED' ? 'check' : looks[verdict].icon} />
      </Text>
      <Stack gap={1}>
        <Text as="span" weight="strong">
          <HiddenText>{words.verdicts[verdict]}: </HiddenText>
          {words.rules[rule]}
        </Text>
        <Text size="small">{message ?? saleMessages.payment_default}</Text>
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
