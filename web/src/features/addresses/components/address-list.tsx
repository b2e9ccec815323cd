import { addressMessages as words } from '@quayside/contract/messages/addresses';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Cluster, Grid } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { firstForm, formOf } from '../address-form.ts';
import { getAddresses, type Usage } from '../addresses.api.ts';
import { useOpenForm } from '../use-open-form.ts';
import { AddressCard } from './address-card.tsx';
import { AddressEditor } from './address-editor.tsx';

const pages = { BILLING: 'billing-address', SHIPPING: 'shipping-address' } as const;

/** The company's addresses of one use, and the form that adds or changes one. */
export function AddressList({ usage }: { usage: Usage }) {
  const form = useOpenForm(paths.profile(pages[usage]));
  const mayWrite = useUser().permissions.includes('company.write');
  const list = useQuery({
    queryKey: ['addresses', usage, form.page],
    queryFn: ({ signal }) => getAddresses(usage, form.page, signal),
    placeholderData: keepPreviousData,
  });
  if (list.isError) return <LoadFailed onRetry={list.refetch}>{words.failed}</LoadFailed>;
  if (!list.data) return <Skeleton shape="block" />;
  const { results, count, size } = list.data;
  return (
    <>
      <NewAddress usage={usage} isEmpty={count === 0} mayWrite={mayWrite} form={form} />
      <Grid columns={2}>
        {results.map((address) =>
          mayWrite && form.opened === address.qid ? (
            <Card key={address.qid} title={address.companyName}>
              <AddressEditor usage={usage} address={address} initial={formOf(address)} onClose={form.close} />
            </Card>
          ) : (
            <AddressCard
              key={address.qid}
              usage={usage}
              address={address}
              editPath={mayWrite ? form.pathTo(address.qid) : null}
              isLast={count === 1}
              onRemoved={form.close}
            />
          ),
        )}
      </Grid>
      {count > size && <Pagination list={list.data} linkTo={form.pagePath} />}
    </>
  );
}

interface NewAddressProps {
  usage: Usage;
  isEmpty: boolean;
  mayWrite: boolean;
  form: ReturnType<typeof useOpenForm>;
}

/** The form of a new address, or the way to it. */
function NewAddress({ usage, isEmpty, mayWrite, form }: NewAddressProps) {
  const { company } = useUser();
  if (mayWrite && form.opened === 'new')
    return (
      <Card title={words.usages[usage].addTitle}>
        <AddressEditor
          usage={usage}
          address={null}
          initial={firstForm({ country: company.country, companyName: company.name })}
          onClose={form.close}
        />
      </Card>
    );
  const add = mayWrite && (
    <LinkButton to={form.pathTo('new')} look={isEmpty ? 'primary' : 'secondary'} icon="plus">
      {words.add}
    </LinkButton>
  );
  if (!isEmpty) return mayWrite ? <Cluster>{add}</Cluster> : <Text tone="muted">{words.noPermission}</Text>;
  return (
    <EmptyState title={words.empty} action={add}>
      {mayWrite ? words.usages[usage].emptyText : words.noPermission}
    </EmptyState>
  );
}
