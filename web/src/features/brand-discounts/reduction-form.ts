/** What is typed about a reduction, and what is wrong with it. */
import { offerMessages } from '@quayside/contract/messages/offers';
import type { BrandDiscount } from '@quayside/contract/offers';
import { paths } from '../../app/paths.ts';
import type { ReductionBody } from './brand-discounts.api.ts';

const words = offerMessages.reductions;
const percents = { least: 0.01, most: 90 };

/** Days as "2026-11-22", in the reader's own zone; empty: at once, and until somebody ends it. */
export interface ReductionForm {
  brands: string[];
  discount: string;
  from: string;
  until: string;
}

export const emptyReduction: ReductionForm = { brands: [], discount: '', from: '', until: '' };

/** The form in what was kept of it, or null. */
export function reductionIn(kept: unknown): ReductionForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { brands, discount, from, until } = { ...emptyReduction, ...kept };
  const isWhole =
    Array.isArray(brands) &&
    brands.length <= 100 &&
    brands.every((one) => typeof one === 'string') &&
    [discount, from, until].every((one) => typeof one === 'string' && one.length <= 20);
  return isWhole ? { brands, discount, from, until } : null;
}

/** A day of the reader's own zone as the form has it. */
const dayOf = (iso: string): string => new Intl.DateTimeFormat('sv-SE').format(new Date(iso));

/** The form of a new reduction, filled with the one that it changes. */
export function changePath({ brandDiscountQid, brandQid, discount, status, startsAt, endsAt }: BrandDiscount): string {
  const query = new URLSearchParams({
    ...{ change: brandDiscountQid, brand: brandQid, discount: String(discount) },
    ...(status === 'SCHEDULED' ? { from: dayOf(startsAt) } : {}),
    ...(endsAt === null ? {} : { until: dayOf(endsAt) }),
  });
  return `${paths.createPriceReduction}?${query}`;
}

/** What the address fills in, and which reduction it changes; null: none. */
export function askedIn(params: URLSearchParams): { change: string | null; form: ReductionForm } {
  const told = (name: string) => (params.get(name) ?? '').slice(0, 20);
  const [brand, change] = [params.get('brand'), params.get('change')];
  if (brand === null || change === null) return { change: null, form: emptyReduction };
  const form = { brands: [brand], discount: told('discount'), from: told('from'), until: told('until') };
  return { change, form };
}

/** The percentage in the text, with comma or point and at most two places; NaN where there is none. */
export function percentIn(text: string): number {
  const plain = text.trim().replace(',', '.').replace('%', '').trim();
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** One message per field that has to be put right. */
export function problemsOf(form: ReductionForm): Partial<Record<keyof ReductionForm, string>> {
  const percent = percentIn(form.discount);
  return {
    ...(form.brands.length === 0 ? { brands: words.required.brands } : {}),
    ...(percent >= percents.least && percent <= percents.most ? {} : { discount: words.required.discount }),
    ...(form.from !== '' && form.until !== '' && form.until < form.from ? { until: words.endsEarly } : {}),
  };
}

/** The form as the call takes it: days begin and end at midnight here. */
export const bodyOf = (
  { brands, discount, from, until }: ReductionForm,
  { dryRun, change = null }: { dryRun: boolean; change?: string | null },
): ReductionBody => ({
  brandQids: brands,
  discount: percentIn(discount),
  ...(from === '' ? {} : { startsAt: new Date(`${from}T00:00`).toISOString() }),
  ...(until === '' ? {} : { endsAt: new Date(`${until}T23:59:59`).toISOString() }),
  ...(change === null ? {} : { replacesQid: change }),
  dryRun,
});
