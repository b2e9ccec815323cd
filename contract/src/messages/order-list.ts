/** Words of the order list beside its columns: what a group comes to, and the key of the edges. */
import { counted, countLabel } from '../count-label.ts';

const orders = (count: number) => counted(count, 'order');

export const orderListMessages = {
  outcome: 'Outcome',
  expiredFrom: { REQUESTED: 'Quantities not confirmed', CONFIRMED: 'Payment not triggered' },
  /** `isWhole`: no order of the group stands on another page. */
  groupSum: (count: number, amounts: string, isWhole: boolean) =>
    `${orders(count)}${isWhole ? '' : ' on this page'}, ${amounts}`,
  buyer: 'Buyer and reference',
  products: 'Products',
  showStatus: 'Show status',
  showProducts: 'Show products',
  morePictures: (count: number) => `+${countLabel(count)}`,
  key: 'What the edges mean',
  edges: {
    move: 'Your move',
    wait: 'Waiting for someone else',
    done: 'Done',
    fail: 'Expired or failed',
  },
} as const;
