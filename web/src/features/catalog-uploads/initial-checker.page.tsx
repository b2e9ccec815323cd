import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page } from '../../ui/layout.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { startInitialCheck } from './catalog-uploads.api.ts';
import { FileForm } from './components/file-form.tsx';
import { TaskView } from './components/task-view.tsx';

export const meta = pageTitle(words.checkTitle);
export const handle = { userType: 'SELLER' };

/** RT-22, INT-01: our own people look at a list of a company that may sell here. */
export default function InitialCheckerPage() {
  const { isStaff } = useUser();
  return (
    // People of a company hold the right to check for their own lists.
    <PermissionGate
      permission={isStaff ? ['staff.onboarding', 'gtin_checker.use'] : 'staff.onboarding'}
      title={words.checkTitle}
    >
      <FullHeight>
        <Page above={<BackToLead />} heading={<Heading level={1}>{words.checkTitle}</Heading>}>
          <InitialChecker />
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

/** Whoever came from a lead gets back to it. */
function BackToLead() {
  const lead = useSearchParams()[0].get('lead');
  if (lead === null) return null;
  return <Breadcrumb list={words.toLead} to={paths.sellerOnboarding(encodeURIComponent(lead))} />;
}

const dealField = 'check-deal';

/** The address keeps the deal and its lead, so that the way back and the next file know them. */
function InitialChecker() {
  const [params, setParams] = useSearchParams();
  const [dealId, setDealId] = useState(params.get('deal') ?? '');
  const kept = new URLSearchParams([...params].filter(([name]) => name === 'deal' || name === 'lead'));
  const task = params.get('task');
  if (task !== null)
    return <TaskView key={task} qid={task} newListPath={`${paths.initialChecker}${kept.size > 0 ? `?${kept}` : ''}`} />;
  return (
    <FileForm
      intro={words.checkIntro}
      sendLabel={words.sendCheck}
      send={(file, key) => startInitialCheck({ file, dealId: dealId.trim() }, key)}
      onSent={({ qid }) => setParams({ task: qid, ...Object.fromEntries(kept) })}
      fieldIdOf={(code) => (code === 'zendeskDealNotFound' ? dealField : undefined)}
    >
      <TextField
        id={dealField}
        label={words.dealId}
        isOptional
        hint={words.dealHint}
        maxLength={40}
        value={dealId}
        onChange={({ target }) => setDealId(target.value)}
      />
    </FileForm>
  );
}
