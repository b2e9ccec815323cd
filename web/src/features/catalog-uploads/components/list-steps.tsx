import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { goodRowCodes } from '@quayside/contract/stock-list-values';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { applyList, cancelList, getReport, undoUpload } from '../catalog-uploads.api.ts';
import { useListStep } from '../use-list-step.ts';

/** What can be done with a list now. */
export function ListSteps({ task }: { task: StockListTask }) {
  const { qid, version, counts, allowedActions, kind, status, batchQid } = task;
  const apply = useListStep(qid, (_: null, key) => applyList({ qid, key }, version));
  const cancel = useListStep(qid, (_: null, key) => cancelList({ qid, key }, version));
  const good = goodRowCodes.reduce((sum, code) => sum + (counts[code] ?? 0), 0);
  return (
    <>
      {allowedActions.includes('apply') && good > 0 && (
        <Button look="move" isLoading={apply.isPending} onPress={() => apply.mutate(null)}>
          {words.apply(good)}
        </Button>
      )}
      {batchQid !== null && <Undo batchQid={batchQid} />}
      {kind === 'GTIN_CHECK' && status === 'PREVIEW_READY' && <SaveReport qid={qid} />}
      {allowedActions.includes('cancel') && kind === 'STOCK_LIST' && (
        <Button isLoading={cancel.isPending} onPress={() => cancel.mutate(null)}>
          {words.cancel}
        </Button>
      )}
    </>
  );
}

function Undo({ batchQid }: { batchQid: string }) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => undoUpload({ qid: batchQid, key: `undo-${batchQid}` }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['offers'] });
      toast(words.undone);
    },
    onError: (problem) => toast(messageOf(problem, words.saveFailed), { variant: 'error' }),
  });
  if (isSuccess) return null;
  return (
    <Button isLoading={isPending} icon="arrow-back-up" onPress={() => mutate()}>
      {words.undo}
    </Button>
  );
}

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
