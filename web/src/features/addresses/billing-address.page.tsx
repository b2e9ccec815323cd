import { addressMessages as words } from '@quayside/contract/messages/addresses';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageTitle } from '../../app/page-title.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Grid, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { firstForm, formOf } from './address-form.ts';
import { getBillingAddresses } from './addresses.api.ts';
import { AddressCard } from './components/address-card.tsx';
import { AddressEditor } from './components/address-editor.tsx';
import { titleId, useOpenForm } from './use-open-form.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-13, PRO-12: where invoices go. Without one no payment is made (ORD-15). */
export default function BillingAddressPage() {
  return (
    <PermissionGate permission="orders.read" title={words.title}>
      <FullHeight>
        <Page
          heading={
            <Heading level={1} id={titleId} isFocusable>
              {words.title}
            </Heading>
          }
        >
          <Stack gap={6}>
            <Text tone="muted">{words.intro}</Text>
            <BillingAddresses />
          </Stack>
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

function BillingAddresses() {
  const form = useOpenForm();
  const mayWrite = useUser().permissions.includes('company.write');
  const list = useQuery({
    queryKey: ['addresses', 'BILLING', form.page],
    queryFn: ({ signal }) => getBillingAddresses(form.page, signal),
    placeholderData: keepPreviousData,
  });
  if (list.isError) return <LoadFailed onRetry={list.refetch}>{words.failed}</LoadFailed>;
  if (!list.data) return <Skeleton shape="block" />;
  const { results, count, size } = list.data;
  return (
    <>
      <NewAddress isEmpty={count === 0} mayWrite={mayWrite} form={form} />
      <Grid columns={2}>
        {results.map((address) =>
          mayWrite && form.opened === address.qid ? (
            <Card key={address.qid} title={address.companyName}>
              <AddressEditor address={address} initial={formOf(address)} onClose={form.close} />
            </Card>
          ) : (
            <AddressCard
              key={address.qid}
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
  isEmpty: boolean;
  mayWrite: boolean;
  form: ReturnType<typeof useOpenForm>;
}

/** The form of a new address, or the way to it. */
function NewAddress({ isEmpty, mayWrite, form }: NewAddressProps) {
  const { company } = useUser();
  if (mayWrite && form.opened === 'new')
    return (
      <Card title={words.addTitle}>
        <AddressEditor
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
      {mayWrite ? words.emptyText : words.noPermission}
    </EmptyState>
  );
}
