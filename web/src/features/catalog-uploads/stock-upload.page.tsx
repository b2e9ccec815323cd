import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { type ListScope, listScopes } from '@quayside/contract/stock-list-values';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { uploadStockList } from './catalog-uploads.api.ts';
import { FileForm } from './components/file-form.tsx';
import { FirstUse } from './components/first-use.tsx';
import { ListHistory } from './components/list-history.tsx';
import { TaskView } from './components/task-view.tsx';
import { UploadSteps } from './components/upload-steps.tsx';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** INV-04: a list is sent, looked at row by row, applied, and undone. Its task stands in the URL: leaving loses nothing. */
export default function StockUploadPage() {
  return (
    <PermissionGate permission={['stocklist.upload', 'gtin_checker.use']} title={words.title}>
      <FullHeight>
        <Page
          above={<Breadcrumb list={words.inventory} to={paths.inventory} current={words.title} />}
          heading={<Heading level={1}>{words.title}</Heading>}
        >
          <StockUpload />
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

function StockUpload() {
  const [params, setParams] = useSearchParams();
  const { permissions } = useUser();
  const mayUpload = permissions.includes('stocklist.upload');
  const [isCheckChosen, setCheck] = useState(false);
  const isCheck = isCheckChosen || !mayUpload;
  const [scope, setScope] = useState<ListScope>('CHANGES');
  const task = params.get('task');
  if (task !== null) return <TaskView key={task} qid={task} newListPath={paths.stockUpload} />;
  return (
    <Stack gap={6}>
      <UploadSteps at="file" />
      <FileForm
        intro={words.intro}
        sendLabel={mayUpload ? words.send : words.sendCheck}
        send={(file, key) => uploadStockList({ file, isCheck, scope }, key)}
        onSent={({ qid }) => setParams({ task: qid })}
      >
        {mayUpload && (
          <RadioCards
            legend={words.scope}
            name="scope"
            value={scope}
            onChange={setScope}
            cards={listScopes.map((value) => ({
              value,
              title: words.scopes[value].title,
              description: words.scopes[value].text,
            }))}
          />
        )}
        {mayUpload && permissions.includes('gtin_checker.use') && (
          <Checkbox label={words.checkOnly} checked={isCheck} onChange={({ target }) => setCheck(target.checked)} />
        )}
      </FileForm>
      <FirstUse />
      <ListHistory />
    </Stack>
  );
}
