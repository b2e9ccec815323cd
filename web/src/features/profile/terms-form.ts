/** Minimum order value and shipping cost by region, as typed: decimal text, empty where there is no rule. */
import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { keysOf } from '../../lib/keys-of.ts';
import type { CompanyChange } from './profile.api.ts';

type Region = CompanyProfile['terms'][number]['region'];
export type TermsDraft = Readonly<Record<Region, { minimum: string; shipping: string }>>;
type Currency = CompanyProfile['terms'][number]['shippingCost']['currency'];

const regions = keysOf(profileMessages.reach.regionNames);
const nothing = { minimum: '', shipping: '' };

export function draftOf({ terms }: Pick<CompanyProfile, 'terms'>): TermsDraft {
  const of = (region: Region) => {
    const found = terms.find((term) => term.region === region);
    return found ? { minimum: found.minimumOrderValue.amount, shipping: found.shippingCost.amount } : nothing;
  };
  return { EUROPE: of('EUROPE'), USA: of('USA'), WORLD: of('WORLD') };
}

/** Regions in which one amount is missing beside the other. */
export const halfFilled = (draft: TermsDraft): Region[] =>
  regions.filter((region) => (draft[region].minimum === '') !== (draft[region].shipping === ''));

export const termsIn = (draft: TermsDraft, currency: Currency): NonNullable<CompanyChange['terms']> =>
  regions
    .filter((region) => draft[region].minimum !== '')
    .map((region) => ({
      region,
      minimumOrderValue: { amount: draft[region].minimum, currency },
      shippingCost: { amount: draft[region].shipping, currency },
    }));

/** The amounts in what was kept of them, or null. */
export function termsDraftIn(kept: unknown): TermsDraft | null {
  const read = (region: Region) => amountsIn(Object(kept)[region]);
  const [EUROPE, USA, WORLD] = [read('EUROPE'), read('USA'), read('WORLD')];
  return EUROPE && USA && WORLD ? { EUROPE, USA, WORLD } : null;
}

function amountsIn(kept: unknown): TermsDraft[Region] | null {
  if (typeof kept !== 'object' || kept === null || !('minimum' in kept) || !('shipping' in kept)) return null;
  const { minimum, shipping } = kept;
  return typeof minimum === 'string' && typeof shipping === 'string' ? { minimum, shipping } : null;
}

/** However many decimals were typed. */
export const isSameTerms = (one: TermsDraft, other: TermsDraft): boolean =>
  regions.every((region) =>
    (['minimum', 'shipping'] as const).every((key) => {
      const [a, b] = [one[region][key], other[region][key]];
      return a === b || (a !== '' && b !== '' && Number(a) === Number(b));
    }),
  );
