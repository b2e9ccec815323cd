/** Words of confirming several orders at once as they were requested (RT-05). */
import { counted } from '../count-label.ts';

const orders = (count: number) => counted(count, 'order');

export const bulkConfirmMessages = {
  bar: 'Selected orders',
  button: 'Confirm as requested',
  ask: (count: number) => `Confirm ${orders(count)} as requested?`,
  text: 'Every line is confirmed at its ordered quantity. You can lower a quantity afterwards, with a reason.',
  worth: (amounts: string) => `Goods worth ${amounts}`,
  confirm: (count: number) => `Confirm ${orders(count)}`,
  done: (count: number) => `${counted(count, 'order')} confirmed`,
  failed: 'There was an error confirming the orders. Nothing is confirmed twice: please try again.',
  left: (count: number) => `${orders(count)} not confirmed`,
  why: (order: string, message: string) => `${order}: ${message}`,
} as const;
