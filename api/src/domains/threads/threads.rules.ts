/** Pure: where a topic's messages go, and what is unread for whom. */
import type { issueCategories } from '@quayside/contract/sale-values';
import type { Instant } from '../../kernel/clock.ts';

type Category = (typeof issueCategories)[number];
/** The five mailboxes of the specification, section 9. */
export type Mailbox = 'sales' | 'support' | 'procurement' | 'fulfilment' | 'success';
export type Side = 'SELLER' | 'STAFF';

export const mailboxOf: Readonly<Record<Category, Mailbox>> = {
  SHIPPING: 'fulfilment',
  QUANTITY: 'procurement',
  PRICE: 'procurement',
  DOCUMENTS: 'fulfilment',
  PAYMENT: 'support',
  CLAIM: 'support',
  TECHNICAL: 'support',
  OTHER: 'success',
};

/** Working days until Quayside answers. */
export const replyWorkingDays = 1;

type ReadTimes = { readonly sellerReadAt: Instant | null; readonly staffReadAt: Instant | null };
type Written = { readonly side: Side; readonly createdAt: Instant };

/** Whether the side a message was written to has read it. */
export function isRead({ side, createdAt }: Written, { sellerReadAt, staffReadAt }: ReadTimes): boolean {
  const readAt = side === 'SELLER' ? staffReadAt : sellerReadAt;
  return readAt !== null && createdAt <= readAt;
}

/** `QS-482133-0/7F3A`: the order's number, and what tells its threads apart. */
export const referenceOf = (orderNumber: string, threadId: string): string =>
  `${orderNumber}/${threadId.slice(-4).toUpperCase()}`;
