/** Under which keys a payment is made only once (ORD-16). */
import type { IdempotencyScope } from '../../../platform/idempotency.ts';

type Asked = { readonly sellerId: string; readonly saleId: string; readonly key?: string | undefined };

/** Without a key of the caller the sale's own id is the key. */
export const payKeyOf = ({ sellerId, saleId, key = saleId }: Asked): Omit<IdempotencyScope, 'fingerprint'> => ({
  owner: sellerId,
  operation: `sales.pay.${saleId}`,
  key,
});
