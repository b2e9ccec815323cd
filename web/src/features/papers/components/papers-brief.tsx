import { paperMessages as words } from '@quayside/contract/messages/papers';
import type { Paper } from '@quayside/contract/papers';
import { Card } from '../../../ui/card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { type PapersOf, usePapers } from '../use-papers.ts';
import { PaperFormats } from './paper-formats.tsx';

/** What travels with the goods; afterwards what the books need. */
const travelling: readonly Paper['documentType'][] = [
  'PACKING_LIST',
  'DELIVERY_NOTE',
  'CMR',
  'SHIPPING_LABEL',
  'PALLET_LABEL',
];
const isNeeded = ({ status }: PapersOf, { waitsFor, documentType }: Paper): boolean =>
  waitsFor === null && travelling.includes(documentType) === (status !== 'COMPLETED');

/** The papers that matter at this stage and can be had now, beside the order's other facts; `allAt`: where all of them are, with what they wait for. */
export function PapersBrief({ sale, allAt }: { sale: PapersOf; allAt: string }) {
  const { data } = usePapers(sale);
  const ready = data?.results.filter((paper) => isNeeded(sale, paper)) ?? [];
  return (
    <Card
      title={words.brief}
      actions={
        <Link look="strong" to={allAt}>
          {words.all}
        </Link>
      }
    >
      {!data && <Skeleton shape="line" />}
      {data && ready.length === 0 && (
        <Text tone="muted">{sale.status === 'COMPLETED' ? words.none : words.notYet}</Text>
      )}
      {ready.length > 0 && (
        <Stack as="ul" gap={1}>
          {ready.map((paper) => (
            <li key={paper.path}>
              <Cluster justify="between" gap={2}>
                <Text as="span">{words.names[paper.documentType]}</Text>
                <Cluster gap={2} isOneLine>
                  <PaperFormats qid={sale.qid} paper={paper} isBrief />
                </Cluster>
              </Cluster>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
