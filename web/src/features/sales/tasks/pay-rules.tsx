import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleMessages } from '@quayside/contract/messages/sales';
import type { PayRule } from '@quayside/contract/sale-actions';
import type { Sale } from '@quayside/contract/sales';
import { Icon } from '../../../ui/icon.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { HiddenText, Text } from '../../../ui/text.tsx';
import { PayFixLink } from './pay-fix-link.tsx';

const words = orderTaskMessages.payment;

/** Every rule of a payment with its verdict; what is not fulfilled stands first, with the way to put it right (ORD-15). */
export function PayRules({ rules, sale }: { rules: readonly PayRule[]; sale: Sale }) {
  const sorted = rules.toSorted((a, b) => Number(a.passed) - Number(b.passed));
  return (
    <Stack gap={2}>
      <Text weight="strong">{words.checks}</Text>
      <Stack as="ul" gap={2}>
        {sorted.map((rule) => (
          <li key={rule.rule}>
            <Verdict rule={rule} sale={sale} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Verdict({ rule: { rule, passed, message, fixes }, sale }: { rule: PayRule; sale: Sale }) {
  return (
    <Cluster gap={2} align="start" isOneLine>
      <Text as="span" tone={passed ? 'success' : 'error'}>
        <Icon name={passed ? 'circle-check' : 'alert-circle'} />
      </Text>
      <Stack gap={1}>
        <Text as="span" size="small" {...(passed ? {} : { weight: 'strong' })}>
          <HiddenText>{passed ? words.passed : words.notPassed}: </HiddenText>
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
