import { testSaleMessages as words } from '@quayside/contract/messages/test-sale';
import { paths } from '../../../app/paths.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import type { MadeSale } from '../test-sale-form.ts';

/** The orders made here, newest first, each a link. */
export function MadeSales({ made }: { made: readonly MadeSale[] }) {
  if (made.length === 0) return <Text tone="muted">{words.none}</Text>;
  return (
    <Stack gap={4} as="ul">
      {made.map(({ qid, order, summary }) => (
        <li key={qid}>
          <Link to={paths.order(qid)} aria-label={words.open(order)}>
            <CodeValue code={order} name={words.open(order)} isPlain />
          </Link>
          <Text size="small" tone="muted">
            {summary}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
