/** What is typed about an offer, and what is wrong with it. */
import { offerMessages as words } from '@quayside/contract/messages/offers';

/** Money as decimal text, empty while nothing is typed. */
export interface OfferForm {
  gtin: string;
  price: string;
  stock: number;
  unitSize: number;
  floor: string;
}

export const emptyOffer: OfferForm = { gtin: '', price: '', stock: 0, unitSize: 1, floor: '' };

/** The form in what was kept of it, or null. */
export function offerFormIn(kept: unknown): OfferForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { gtin, price, stock, unitSize, floor } = { ...emptyOffer, ...kept };
  const texts = [gtin, price, floor].every((one) => typeof one === 'string' && one.length <= 40);
  const numbers = [stock, unitSize].every((one) => Number.isSafeInteger(one));
  return texts && numbers ? { gtin, price, stock, unitSize, floor } : null;
}

/** One message per field that has to be put right. */
export function problemsOf(form: OfferForm, isNew: boolean): Partial<Record<keyof OfferForm, string>> {
  const digits = form.gtin.replaceAll(/[\s-]/g, '');
  return {
    ...(isNew && !/^\d{8,14}$/.test(digits) ? { gtin: words.gtinWrong } : {}),
    ...(Number(form.price) > 0 ? {} : { price: words.priceWrong }),
    ...(form.floor !== '' && Number(form.floor) > Number(form.price) ? { floor: words.price_below_floor } : {}),
  };
}
