import { catalogueRequestMessages as words } from '@quayside/contract/messages/catalogue-requests';
import type { CatalogueRequest } from '@quayside/contract/variants';
import { Button } from '../../ui/button.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { When } from '../../ui/facts/when.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Text } from '../../ui/text.tsx';

const shownGtins = 5;

/** `onAnswer` null: they are answered. */
export const requestColumns = (onAnswer: ((request: CatalogueRequest) => void) | null): Column<CatalogueRequest>[] => [
  {
    id: 'text',
    header: words.columns.text,
    card: 'title',
    isFreeText: true,
    cell: (request) => <Asked request={request} />,
  },
  { id: 'kind', header: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
  { id: 'by', header: words.columns.by, isFreeText: true, cell: ({ requestedBy }) => requestedBy },
  { id: 'at', header: words.columns.at, cell: ({ createdAt }) => <When iso={createdAt} isDay /> },
  {
    id: 'answer',
    header: words.columns.answer,
    card: 'action',
    isFreeText: true,
    cell: (request) =>
      onAnswer ? (
        <Button size="compact" aria-label={words.answerOf(request.requestedBy)} onPress={() => onAnswer(request)}>
          {words.answer}
        </Button>
      ) : (
        request.answer
      ),
  },
];

function Asked({ request: { text, gtins } }: { request: CatalogueRequest }) {
  return (
    <Stack gap={1}>
      {text !== '' && <span>{text}</span>}
      {gtins.slice(0, shownGtins).map((gtin) => (
        <CodeValue key={gtin} code={gtin} name="GTIN" isPlain />
      ))}
      {gtins.length > shownGtins && (
        <Text as="span" tone="muted">
          {words.more(gtins.length - shownGtins)}
        </Text>
      )}
    </Stack>
  );
}
