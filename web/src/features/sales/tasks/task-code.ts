/** Where the code of each task is: it comes with the first task that is opened, or a moment before. */
import type { ComponentType } from 'react';
import type { TaskName } from '../sale-steps.ts';
import type { TaskProps } from './task-props.ts';

type TaskCode = () => Promise<{ default: ComponentType<TaskProps> }>;

export const taskCode: Readonly<Record<TaskName, TaskCode>> = {
  quantities: () => import('./quantities-drawer.tsx'),
  sla: () => import('./sla-drawer.tsx'),
  shipping: () => import('./shipping-drawer.tsx'),
  carrier: () => import('./carrier-drawer.tsx'),
  fees: () => import('./fees-drawer.tsx'),
  payment: () => import('./payment-dialog.tsx'),
  tracking: () => import('./tracking-drawer.tsx'),
  documents: () => import('./documents-drawer.tsx'),
  complete: () => import('./complete-dialog.tsx'),
  decline: () => import('./decline-dialog.tsx'),
};
