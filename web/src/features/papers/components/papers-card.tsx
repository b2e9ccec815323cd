import { paperMessages as words } from '@quayside/contract/messages/papers';
import type { Paper } from '@quayside/contract/papers';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import { Coded, codeOf } from '../../../lib/code.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import type { LabelType } from '../papers.api.ts';
import { type PapersOf, usePapers } from '../use-papers.ts';
import { PaperFormats } from './paper-formats.tsx';

/** Comes when it is asked for: most labels are printed all at once. */
const labelDialog = codeOf(() => import('./label-dialog.tsx'));

type Props = { sale: PapersOf & Pick<Sale, 'version' | 'lines'> };

/** What can be printed of the order, what was issued for it, and what still waits (ORD-13, ORD-19). */
export function PapersCard({ sale }: Props) {
  const { qid } = sale;
  const [chosen, setChosen] = useState<LabelType | null>(null);
  const { data, isError, refetch } = usePapers(sale);
  const columns: Column<Paper>[] = [
    { id: 'paper', header: words.columns.paper, card: 'title', cell: (paper) => <Name paper={paper} /> },
    { id: 'made', header: words.columns.made, cell: (paper) => <Made paper={paper} /> },
    {
      id: 'download',
      header: words.columns.download,
      card: 'action',
      cell: (paper) => <Downloads qid={qid} paper={paper} onChoose={setChosen} />,
    },
  ];
  return (
    <FoldCard title={words.title} id="papers" isFlush>
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={data?.results}
        rowKey={({ path }) => path}
        error={isError ? words.failed : undefined}
        onRetry={() => void refetch()}
        empty={<Text tone="muted">{words.none}</Text>}
      />
      {chosen && <Coded code={labelDialog} props={{ type: chosen, sale, onClose: () => setChosen(null) }} />}
    </FoldCard>
  );
}

function Name({ paper }: { paper: Paper }) {
  const { documentType, number } = paper;
  return (
    <Stack gap={1}>
      <Text as="span" weight="strong">
        {words.names[documentType]}
      </Text>
      {number && <CodeValue code={number} name={words.names[documentType]} />}
    </Stack>
  );
}

function Made({ paper: { issuedAt, waitsFor } }: { paper: Paper }) {
  const { timeZone } = useUser().company;
  if (issuedAt) return <DateText iso={issuedAt} form="short" zone={timeZone} />;
  return (
    <Text as="span" size="small" tone="muted">
      {waitsFor ? words.waits[waitsFor] : words.onDemand}
    </Text>
  );
}

function Downloads({ qid, paper, onChoose }: { qid: string; paper: Paper; onChoose: (type: LabelType) => void }) {
  if (paper.waitsFor !== null) return null;
  const { documentType } = paper;
  return (
    <Cluster gap={2}>
      <PaperFormats qid={qid} paper={paper} />
      {isLabel(documentType) && (
        <Button size="compact" look="quiet" onPress={() => onChoose(documentType)}>
          {words.labels.open[documentType]}
        </Button>
      )}
    </Cluster>
  );
}

const isLabel = (type: Paper['documentType']): type is LabelType =>
  type === 'SHIPPING_LABEL' || type === 'PALLET_LABEL';
