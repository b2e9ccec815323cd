import type { Money } from '../../ui/facts/money-text.tsx';

export const centsOf = ({ amount }: Pick<Money, 'amount'>): number => Math.round(Number(amount) * 100);
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
