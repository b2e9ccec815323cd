import type { Kind } from './kinds.ts';
import { masterKinds } from './kinds-of-company.ts';
import { personKinds } from './kinds-of-person.ts';
import { tradeKinds } from './kinds-of-trade.ts';

export const companyKinds: readonly Kind[] = [...masterKinds, ...tradeKinds];

/** What a copy of a person, or of a company, holds. */
export const kindsOf = ({ userId }: { readonly userId: string | null }): readonly Kind[] =>
  userId === null ? companyKinds : personKinds;
