/** Who takes part in conversations: people of the company who act on its orders or their money, and those of us who look after sellers. */
import { conversationWriters } from '@quayside/contract/readers';
import type { Side } from './threads.rules.ts';

/** For staff. */
export const staffPermission = 'staff.sellers';

/**
 * Writing, and marking as read for the whole company, take somebody who acts on orders or their money: a viewer reads and
 * changes nothing (domain page, section 14).
 */
export const sellerPermission = { anyOf: conversationWriters } as const;

type Person = { readonly kind: string };

/** The side a person reads as. */
export const sideOf = ({ kind }: Person): Side => (kind === 'STAFF' ? 'STAFF' : 'SELLER');
