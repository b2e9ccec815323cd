import { leadPageMessages } from '@quayside/contract/messages/lead-pages';
import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import type { SellerLeadDetail, StockCheck } from '@quayside/contract/seller-leads';
import { namedRows } from '@quayside/contract/stock-list-values';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link, LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';

const words = leadPageMessages.stockChecks;
const checker = (query: Readonly<Record<string, string>>) => `${paths.initialChecker}?${new URLSearchParams(query)}`;

/** The lists of the company that were checked (domain page, section 8), and the way to check one. */
export function StockChecks({
  lead: { slug, stockChecks, dealId },
}: {
  lead: Pick<SellerLeadDetail, 'slug' | 'stockChecks' | 'dealId'>;
}) {
  const from = { ...(dealId === null ? {} : { deal: dealId }), lead: slug };
  return (
    <Card title={words.title}>
      <Stack gap={4}>
        {stockChecks.length === 0 && <Text tone="muted">{words.none}</Text>}
        {stockChecks.length > 0 && (
          <Stack as="ul" gap={3}>
            {stockChecks.map((check) => (
              <li key={check.qid}>
                <Stack gap={1}>
                  <Link to={checker({ task: check.qid, ...from })}>{check.fileName}</Link>
                  <Text as="span">{resultOf(check)}</Text>
                  <Text as="span" size="small" tone="muted">
                    {dateLabel(check.createdAt, 'short')} {words.by(check.createdBy)}
                  </Text>
                </Stack>
              </li>
            ))}
          </Stack>
        )}
        {dealId !== null && (
          <Cluster>
            <LinkButton to={checker(from)}>{words.check}</LinkButton>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

const resultOf = ({ status, counts, rowsTotal }: StockCheck): string =>
  status === 'PREVIEW_READY'
    ? words.known(counts.CREATED ?? 0, namedRows(rowsTotal, counts))
    : stockListMessages.statuses[status];
