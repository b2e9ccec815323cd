/**
 * Money: integer minor units (bigint) with a currency. Every currency we trade in has two decimals.
 * Different currencies are never added: that is an assertion, not a refusal.
 */
import type { Currency, MoneyOnWire } from '@quayside/contract/common';
import { digitGroups } from '@quayside/contract/digit-groups';
import { assert } from './errors.ts';

export type Money = { readonly minor: bigint; readonly currency: Currency };

export const money = (minor: bigint, currency: Currency): Money => ({ minor, currency });

/** Reads `{ amount: "1234.56", currency }`; the shape was checked at the edge. */
export function fromWire(wire: MoneyOnWire): Money {
  return money(BigInt(wire.amount.replace('.', '')), wire.currency);
}

export function toWire({ minor, currency }: Money): MoneyOnWire {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return { amount: `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

export function add(a: Money, b: Money): Money {
  assert(a.currency === b.currency, `adding ${a.currency} and ${b.currency}`);
  return money(a.minor + b.minor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  return add(a, money(-b.minor, b.currency));
}

/** A share in basis points (1/100 of a percent), rounded half away from zero. */
export function share(a: Money, basisPoints: number): Money {
  const raw = a.minor * BigInt(basisPoints);
  const half = raw < 0n ? -5_000n : 5_000n;
  return money((raw + half) / 10_000n, a.currency);
}

/** Splits into parts in proportion to the weights; the parts always sum to the whole (largest remainder). */
export function allocate(a: Money, weights: readonly number[]): Money[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  assert(
    sum > 0 && weights.every((weight) => Number.isInteger(weight) && weight >= 0),
    'weights are whole and not all zero',
  );
  const total = BigInt(sum);
  const shares = weights.map((weight, index) => {
    const raw = a.minor * BigInt(weight);
    return { index, part: raw / total, rest: raw % total };
  });
  let left = a.minor - shares.reduce((done, { part }) => done + part, 0n);
  const unit = left < 0n ? -1n : 1n;
  const size = (rest: bigint) => (rest < 0n ? -rest : rest);
  for (const one of [...shares].sort((x, y) =>
    size(y.rest) > size(x.rest) ? 1 : size(y.rest) < size(x.rest) ? -1 : x.index - y.index,
  )) {
    if (left === 0n) break;
    one.part += unit;
    left -= unit;
  }
  return shares.map(({ part }) => money(part, a.currency));
}

/** A decimal amount such as `7843.65` as people read it on a paper: `7,843.65`. */
export function readable(amount: string): string {
  const [whole = '', ...decimals] = amount.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  return [`${sign}${digitGroups(whole.slice(sign.length))}`, ...decimals].join('.');
}
