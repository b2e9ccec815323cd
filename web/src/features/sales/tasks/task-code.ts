/** Where the code of each task is: it comes with the first task that is opened, or a moment before. Quantities are changed in the page's lines. */
import { codeOf } from '../../../lib/code.tsx';
import type { TaskName } from '../sale-steps.ts';
import type { TaskProps } from './task-props.ts';

export const taskCode = {
  sla: codeOf<TaskProps>(() => import('./sla-drawer.tsx')),
  shipping: codeOf<TaskProps>(() => import('./shipping-drawer.tsx')),
  carrier: codeOf<TaskProps>(() => import('./carrier-drawer.tsx')),
  fees: codeOf<TaskProps>(() => import('./fees-drawer.tsx')),
  payment: codeOf<TaskProps>(() => import('./payment-dialog.tsx')),
  tracking: codeOf<TaskProps>(() => import('./tracking-drawer.tsx')),
  documents: codeOf<TaskProps>(() => import('./documents-drawer.tsx')),
  complete: codeOf<TaskProps>(() => import('./complete-dialog.tsx')),
  decline: codeOf<TaskProps>(() => import('./decline-dialog.tsx')),
} satisfies Record<Exclude<TaskName, 'quantities'>, unknown>;
