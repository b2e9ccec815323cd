import { offerMessages as words } from '@quayside/contract/messages/offers';
import { useState } from 'react';
import { Coded, codeOf } from '../../../lib/code.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { useBulkChange } from '../use-bulk-change.ts';
import type { OfferSelection } from '../use-offer-selection.ts';

/** Loaded when somebody changes many at once. */
const bulkDialog = codeOf(() => import('./bulk-dialog.tsx'));

/** INV-01: what can be done with the chosen offers, at most a page of them. */
export function BulkBar({ selection }: { selection: OfferSelection }) {
  const [asked, setAsked] = useState<'price' | 'stock' | null>(null);
  const { rows, clear } = selection;
  const match = useBulkChange(words.matched, clear);
  const losing = rows.filter(({ priceToWin }) => priceToWin !== null).map(({ qid }) => qid);
  const confirm = useBulkChange(words.confirmed, clear);
  const ended = rows.filter(({ status }) => status === 'EXPIRED_LIST').map(({ qid }) => qid);
  const done = () => {
    setAsked(null);
    clear();
  };
  return (
    <>
      <SelectionBar label={words.bulk.bar} count={rows.length} onClear={clear}>
        <Button onPress={() => setAsked('stock')}>{words.bulk.stock}</Button>
        <Button onPress={() => setAsked('price')}>{words.bulk.price}</Button>
        {ended.length > 0 && (
          <Button isLoading={confirm.isRunning} onPress={() => confirm.run(ended, { kind: 'CONFIRM_LIST' })}>
            {words.confirmList}
          </Button>
        )}
        {losing.length > 0 && (
          <Button look="move" isLoading={match.isRunning} onPress={() => match.run(losing, { kind: 'MATCH' })}>
            {words.matchAll(losing.length)}
          </Button>
        )}
      </SelectionBar>
      {asked && (
        <Coded code={bulkDialog} props={{ kind: asked, offers: rows, onDone: done, onClose: () => setAsked(null) }} />
      )}
    </>
  );
}
