import { useEffect } from 'react';
import { codeOf } from '../../lib/code.tsx';
import { isTask, type TaskName } from './sale-steps.ts';
import { taskCode } from './tasks/task-code.ts';

/** Drawers come with the first task that is opened: they stay out of the page's own code. */
export const taskDrawer = codeOf(() => import('./tasks/task-drawer.tsx'));

/** What does not come now is asked for again when the task is opened. */
function prefetchTask(task: TaskName): void {
  if (task === 'quantities') return;
  Promise.all([taskDrawer.load(), taskCode[task].load()]).catch(() => undefined);
}

/** While pointer or focus are on a link that opens a task, the task's code comes: the press finds it there. */
export function useTaskPrefetch(): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href*="task="]') : null;
      const task = link instanceof HTMLAnchorElement ? new URL(link.href).searchParams.get('task') : null;
      if (isTask(task)) prefetchTask(task);
    };
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);
}
