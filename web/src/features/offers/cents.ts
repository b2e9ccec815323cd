import type { Money } from '../../ui/facts/money-text.tsx';

export const centsOf = ({ amount }: Pick<Money, 'amount'>): number => Math.round(Number(amount) * 100);
/** Whether a reduction or discount makes of the price that is set another one that competes. */
export const isReduced = (offer: { price: Money; effectivePrice: Money }): boolean =>
  offer.effectivePrice.amount !== offer.price.amount;
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
