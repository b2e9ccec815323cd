import { catalogueRequestMessages } from '@quayside/contract/messages/catalogue-requests';
import type { Variant } from '@quayside/contract/variants';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BrandLine } from '../../ui/facts/brand-line.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { getUnsorted, sortProduct } from './catalogue-requests.api.ts';
import { useCategories } from './use-categories.ts';

const words = catalogueRequestMessages.sort;
const queryKey = ['unsorted-products'] as const;

/** What is new in the catalogue: a choice puts it into the tree, and the row goes. */
export function UnsortedProducts({ pathOf }: { pathOf: (page: number) => string }) {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const list = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => getUnsorted(page, signal),
    placeholderData: keepPreviousData,
  });
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={pathOf(1)} />;
  return (
    <Stack gap={4}>
      <Text tone="muted">{words.intro}</Text>
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={list.isError ? undefined : list.data?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ qid }) => qid}
        rail={() => 'move'}
        empty={<EmptyState title={words.none} />}
        error={list.isError ? messageOf(list.error, words.failed) : undefined}
        onRetry={() => void list.refetch()}
      />
      <Pagination list={list.data} linkTo={pathOf} />
    </Stack>
  );
}

const columns: Column<Variant>[] = [
  {
    id: 'product',
    header: words.columns.product,
    card: 'title',
    isFreeText: true,
    cell: ({ name, brand, size }) => (
      <Stack gap={1}>
        <Text as="strong">{name}</Text>
        <BrandLine brand={brand.name} more={size} />
      </Stack>
    ),
  },
  { id: 'gtin', header: words.columns.gtin, cell: ({ gtin }) => <CodeValue code={gtin} name="GTIN" /> },
  { id: 'category', header: words.columns.category, card: 'action', cell: (product) => <Sorting product={product} /> },
];

function Sorting({ product: { qid, name } }: { product: Variant }) {
  const client = useQueryClient();
  const once = useIdempotencyKey();
  const options = useCategories();
  const sort = useMutation({
    mutationFn: (slug: string) => once(slug, (one, key) => sortProduct(qid, one, key)),
    onSuccess: ({ category }) => toast(words.sorted(name, category?.name ?? '')),
    onError: (error) => toast(messageOf(error, words.sortFailed), { variant: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <Select
      label={words.categoryOf(name)}
      isLabelHidden
      placeholder
      isSteady
      options={options}
      value={sort.isPending ? sort.variables : ''}
      disabled={sort.isPending}
      onChange={({ target }) => target.value !== '' && sort.mutate(target.value)}
    />
  );
}
