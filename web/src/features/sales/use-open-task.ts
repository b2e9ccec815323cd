import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { viewFrom } from './list-view.ts';
import { salePath } from './sale-paths.ts';
import { isTask, type TaskName } from './sale-steps.ts';

/** The open task of a sale's page, which is the `task` of its URL: reload, Back and a pasted link open the same drawer. */
export function useOpenTask(qid: string) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = params.get('task');
  const query = params.toString();
  const close = useCallback(
    () =>
      void navigate(salePath(qid, viewFrom(new URLSearchParams(query))), { replace: true, preventScrollReset: true }),
    [navigate, qid, query],
  );
  const pathTo = (task: TaskName) => salePath(qid, viewFrom(params), task);
  return { task: isTask(named) ? named : null, view: viewFrom(params), pathTo, close };
}
