import { saleMessages } from '@quayside/contract/messages/sales';
import { threadMessages as words } from '@quayside/contract/messages/threads';
import { readers } from '@quayside/contract/readers';
import type { Sale } from '@quayside/contract/sales';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Split } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { ContactCard } from './components/contact-card.tsx';
import { Conversations } from './components/conversations.tsx';
import { OrderBeside } from './components/order-beside.tsx';
import { useMayWrite, useOrder } from './threads.queries.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-20, ORD-17: contact about an order. Staff open the same page to answer. */
export default function ContactPage() {
  return (
    <PermissionGate permission={readers.conversations} title={words.title}>
      <Contacts />
    </PermissionGate>
  );
}

function Contacts() {
  const { saleQid = '' } = useParams();
  const { data: sale, error, refetch } = useOrder(saleQid);
  return (
    <FullHeight>
      <Page
        above={<Link to={paths.order(saleQid)}>{words.back}</Link>}
        heading={<Heading level={1}>{sale ? words.heading(sale.order) : words.title}</Heading>}
      >
        {sale && <Contact sale={sale} />}
        {!sale && !error && <Skeleton shape="page" />}
        {error && <Failed error={error} onRetry={() => void refetch()} />}
      </Page>
    </FullHeight>
  );
}

function Contact({ sale }: { sale: Sale }) {
  const { isStaff } = useUser();
  const mayWrite = useMayWrite();
  return (
    <Split aside={<OrderBeside sale={sale} />}>
      {!isStaff && mayWrite && <ContactCard saleQid={sale.qid} />}
      <Conversations saleQid={sale.qid} />
    </Split>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isNotFound(error)) return <EmptyState title={saleMessages.not_found} />;
  return <LoadFailed onRetry={onRetry}>{messageOf(error, saleMessages.loading_failed)}</LoadFailed>;
}
