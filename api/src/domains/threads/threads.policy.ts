/** Who writes in conversations: people of the company that may see its orders, and those of us who look after sellers. */
import type { Side } from './threads.rules.ts';

/** For staff; sellers write with the right to read orders. */
export const staffPermission = 'staff.sellers';

/** Read is one mark for the whole company: it takes somebody who acts on its orders or their money. */
export const markPermission = { anyOf: ['orders.update', 'payments.trigger'] } as const;

type Person = { readonly kind: string };

/** The side a person reads as. */
export const sideOf = ({ kind }: Person): Side => (kind === 'STAFF' ? 'STAFF' : 'SELLER');
