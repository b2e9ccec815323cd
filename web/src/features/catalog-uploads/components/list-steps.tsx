import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { goodRowCodes, mostRemovedPercent } from '@quayside/contract/stock-list-values';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { applyList, cancelList, getReport, getResultFile, undoUpload } from '../catalog-uploads.api.ts';
import { useListStep } from '../use-list-step.ts';
import { isRunning } from '../use-task.ts';

/** What can be done with a list now. */
export function ListSteps({ task }: { task: StockListTask }) {
  const { qid, version, counts, allowedActions, kind, status, batchQid } = task;
  const [isAsking, setAsking] = useState(false);
  const apply = useListStep(qid, (isRemovalConfirmed: boolean, key) =>
    applyList({ qid, key }, { version, isRemovalConfirmed }),
  );
  const cancel = useListStep(qid, (_: null, key) => cancelList({ qid, key }, version));
  const good = goodRowCodes.reduce((sum, code) => sum + (counts[code] ?? 0), 0);
  const removed = counts.REMOVED ?? 0;
  return (
    <>
      {allowedActions.includes('apply') && good > 0 && (
        <Button
          look="move"
          isLoading={apply.isPending}
          onPress={() => (removesMany(task) ? setAsking(true) : apply.mutate(false))}
        >
          {words.apply(good - removed, removed)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.removesMany.title}
          isOpen
          tone="danger"
          isRunning={apply.isPending}
          confirmLabel={words.removesMany.confirm}
          cancelLabel={words.removesMany.cancel}
          onClose={() => setAsking(false)}
          onConfirm={() => apply.mutate(true, { onSettled: () => setAsking(false) })}
        >
          <Text>{words.removesMany.text(counts.REMOVED ?? 0, task.offersInStock)}</Text>
        </ConfirmDialog>
      )}
      {allowedActions.includes('undo') && batchQid !== null && <Undo batchQid={batchQid} />}
      {kind !== 'GTIN_CHECK' && task.rowsTotal > 0 && !isRunning(task) && <SaveResult qid={qid} />}
      {kind === 'GTIN_CHECK' && status === 'PREVIEW_READY' && <SaveReport qid={qid} />}
      {allowedActions.includes('cancel') && (kind === 'STOCK_LIST' || status !== 'PREVIEW_READY') && (
        <Button isLoading={cancel.isPending} onPress={() => cancel.mutate(null)}>
          {kind === 'STOCK_LIST' ? words.cancel : words.cancelCheck}
        </Button>
      )}
    </>
  );
}

function Undo({ batchQid }: { batchQid: string }) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => undoUpload({ qid: batchQid, key: `undo-${batchQid}` }),
    onSuccess: async ({ kept }) => {
      await client.invalidateQueries({ queryKey: ['offers'] });
      toast(kept === 0 ? words.undone : words.undoneBut(kept));
    },
    onError: (problem) => toast(messageOf(problem, words.saveFailed), { variant: 'error' }),
    // What was refused because its time is over is no longer offered either.
    onSettled: () => client.invalidateQueries({ queryKey: ['stock-lists'] }),
  });
  if (isSuccess) return null;
  return (
    <Button isLoading={isPending} icon="arrow-back-up" onPress={() => mutate()}>
      {words.undo}
    </Button>
  );
}

/** The list itself with one column more. */
function SaveResult({ qid }: { qid: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getResultFile(qid),
    onSuccess: (content) => saveFile(content, content.type.startsWith('text/') ? 'stock-list.csv' : 'stock-list.xlsx'),
    onError: (problem) => toast(messageOf(problem, words.failed), { variant: 'error' }),
  });
  return (
    <Button icon="download" isLoading={isPending} onPress={() => mutate()}>
      {words.resultFile}
    </Button>
  );
}

const removesMany = ({ counts: { REMOVED = 0 }, offersInStock }: StockListTask): boolean =>
  REMOVED * 100 > offersInStock * mostRemovedPercent;

function SaveReport({ qid }: { qid: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getReport(qid),
    onSuccess: (content) => saveFile(content, 'gtin-check.csv'),
    onError: (problem) => toast(messageOf(problem, words.failed), { variant: 'error' }),
  });
  return (
    <Button icon="download" isLoading={isPending} onPress={() => mutate()}>
      {words.report}
    </Button>
  );
}
