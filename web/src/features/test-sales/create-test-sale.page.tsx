import { testSaleMessages as words } from '@quayside/contract/messages/test-sale';
import { useMutation } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { webHost } from '../../app/web-host.ts';
import { useDraft } from '../../lib/draft.ts';
import { type SiteInfo, siteInfoOfDocument, useSiteInfo } from '../../lib/site-info.ts';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Page, Split, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { MadeSales } from './components/made-sales.tsx';
import { TestSaleFields } from './components/test-sale-fields.tsx';
import { firstForm, formIn, type MadeSale, madeIn, requestOf, type TestSaleForm } from './test-sale-form.ts';
import { createTestSale } from './test-sales.api.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-25, CFG-03: production has no such page, neither as a document nor by a link inside the portal. */
export const loader = ({ context }: LoaderFunctionArgs) => existsIn(context.get(webHost).facts);
export const clientLoader = () => existsIn(siteInfoOfDocument());

function existsIn({ environment }: SiteInfo): null {
  if (environment === 'production') throw data(null, { status: 404 });
  return null;
}

const keptResults = 20;

/** INT-03: staff make an order for a seller. What was typed last stays. */
export default function CreateTestSalePage() {
  const { environment } = useSiteInfo();
  return (
    <PermissionGate permission="staff.test_sale" title={words.title}>
      <Page heading={<Heading level={1}>{words.title}</Heading>}>
        <InlineNotification variant="caution" title={words.environment(environment)}>
          {words.environmentText}
        </InlineNotification>
        <TestSaleWork />
      </Page>
    </PermissionGate>
  );
}

function TestSaleWork() {
  const [form, setForm] = useDraft<TestSaleForm>('test-sale.form', firstForm, formIn);
  const [made, setMade] = useDraft<readonly MadeSale[]>('test-sale.made', [], madeIn);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (sent: TestSaleForm) => createTestSale(requestOf(sent)),
    onSuccess: (answer, sent) => {
      setMade([{ ...answer, summary: words.summary(sent.lines, sent.minutes) }, ...made].slice(0, keptResults));
      toast(words.made(answer.order));
    },
  });
  return (
    <Split
      aside={
        <Card title={words.results}>
          <MadeSales made={made} />
        </Card>
      }
    >
      <Stack gap={6}>
        <TestSaleFields form={form} onChange={setForm} onSubmit={mutate} isRunning={isPending} problem={error} />
      </Stack>
    </Split>
  );
}
