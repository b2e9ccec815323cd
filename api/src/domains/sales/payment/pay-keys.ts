/** Under which keys a payment is made only once (ORD-16). */
import { fingerprintOf, type IdempotencyScope } from '../../../platform/idempotency.ts';

type OfSale = { readonly sellerId: string; readonly saleId: string };
type Asked = OfSale & { readonly body: unknown; readonly key: string | undefined };

/** Without a key of the caller the sale's own id is the key: two people of a company who both pay make one payment. */
export const payKeyOf = ({ body, ...asked }: Asked): IdempotencyScope => ({
  ...placeOf(asked),
  fingerprint: fingerprintOf(body),
});

/** The key without one of the caller, for forgetting it when the payment is rejected. */
export const ownPayKeyOf = (sale: OfSale): Omit<IdempotencyScope, 'fingerprint'> =>
  placeOf({ ...sale, key: undefined });

const placeOf = ({ sellerId, saleId, key = saleId }: Omit<Asked, 'body'>): Omit<IdempotencyScope, 'fingerprint'> => ({
  owner: sellerId,
  operation: `sales.pay.${saleId}`,
  key,
});
