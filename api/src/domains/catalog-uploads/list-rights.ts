/** Who may look at which lists: their owner's people by their rights, our own people at checks of nobody's. */
import type { stockListKinds } from '@quayside/contract/stock-list-values';
import type { Actor } from '../../kernel/actor.ts';

/** Sends lists, or only checks them. */
export const listPermission = { anyOf: ['stocklist.upload', 'gtin_checker.use'] } as const;
/** The same, and our own people. */
export const checkPermission = { anyOf: ['stocklist.upload', 'gtin_checker.use', 'staff.onboarding'] } as const;

/** Whoever may only check sees checks. */
export const seesOnlyChecks = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  !permissions.has('stocklist.upload');

type Listed = { readonly kind: (typeof stockListKinds)[number] };

export const mayRead = (actor: Pick<Actor, 'permissions'>, { kind }: Listed): boolean =>
  kind !== 'STOCK_LIST' || !seesOnlyChecks(actor);
