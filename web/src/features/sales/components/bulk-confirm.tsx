import { bulkConfirmMessages as words } from '@quayside/contract/messages/bulk-confirm';
import type { ConfirmOutcome } from '@quayside/contract/sale-inbox';
import type { SaleRow } from '@quayside/contract/sales';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import type { ListView } from '../list-view.ts';
import { salePath } from '../sale-paths.ts';
import type { SaleSelection } from '../use-sale-selection.ts';

/** Loaded when it is asked for: dialogs stay out of the page. */
const BulkConfirmDialog = lazy(() => import('./bulk-confirm-dialog.tsx'));

/** What is selected, the button that confirms it, and afterwards which orders could not be confirmed and why. */
export function BulkConfirm({ selection, view }: { selection: SaleSelection; view: ListView }) {
  const [asked, setAsked] = useState<readonly SaleRow[] | null>(null);
  const [refused, setRefused] = useState<readonly ConfirmOutcome[]>([]);
  const close = (outcomes: readonly ConfirmOutcome[] | null) => {
    setAsked(null);
    if (outcomes === null) return;
    setRefused(outcomes.filter(({ isConfirmed }) => !isConfirmed));
    selection.clear();
  };
  return (
    <>
      {refused.length > 0 && <Refused outcomes={refused} view={view} onClose={() => setRefused([])} />}
      <SelectionBar label={words.bar} count={selection.rows.length} onClear={selection.clear}>
        <Button look="primary" onPress={() => setAsked(selection.rows)}>
          {words.button}
        </Button>
      </SelectionBar>
      {asked && (
        <Suspense fallback={null}>
          <BulkConfirmDialog sales={asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Refused(props: { outcomes: readonly ConfirmOutcome[]; view: ListView; onClose: () => void }) {
  const { outcomes, view, onClose } = props;
  return (
    <InlineNotification variant="caution" title={words.left(outcomes.length)} onClose={onClose}>
      <Stack as="ul" gap={1}>
        {outcomes.map(({ qid, order, message }) => (
          <li key={qid}>
            <Link to={salePath(qid, view)}>{order}</Link>: {message}
          </li>
        ))}
      </Stack>
    </InlineNotification>
  );
}
