import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { viewFrom } from './list-view.ts';
import { type SaleTab, salePath } from './sale-paths.ts';
import { isTask, type TaskName } from './sale-steps.ts';

/** Quantities are changed in the lines, which stand on the first tab. */
const tabOf = (params: URLSearchParams): SaleTab =>
  params.get('tab') === 'papers' && params.get('task') !== 'quantities' ? 'papers' : 'overview';

/**
 * The open task and the tab of a sale's page, which are `task` and `tab` of its URL: reload, Back and a pasted link open the
 * same. A task closes onto the tab it was opened from.
 */
export function useOpenTask(qid: string) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = params.get('task');
  const query = params.toString();
  const close = useCallback(() => {
    const here = new URLSearchParams(query);
    const path = salePath(qid, viewFrom(here), { tab: tabOf(here) });
    void navigate(path, { replace: true, preventScrollReset: true });
  }, [navigate, qid, query]);
  const [view, tab] = [viewFrom(params), tabOf(params)];
  return {
    task: isTask(named) ? named : null,
    view,
    tab,
    pathTo: (task: TaskName) => salePath(qid, view, { task, tab }),
    tabPath: (one: SaleTab) => salePath(qid, view, { tab: one }),
    close,
  };
}
