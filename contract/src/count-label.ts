import { digitGroups } from './digit-groups.ts';

/** Totals are exact up to here; beyond it `count` is this plus one and `countIsExact` is false. */
export const exactCountLimit = 10_000;

/** A whole number as people read it: `12480` is `12,480`. */
export const countLabel = (count: number): string => `${count < 0 ? '−' : ''}${digitGroups(String(Math.abs(count)))}`;

/** A count that ends at the limit: `10001` is `10,000+`. */
export const cappedCountLabel = (count: number): string =>
  count > exactCountLimit ? `${countLabel(exactCountLimit)}+` : countLabel(count);

/** A count with its noun: `1 order`, `12,480 orders`. `many`, where it is not the noun with an "s": `2 companies`. */
export const counted = (count: number | bigint, one: string, many = `${one}s`): string =>
  `${countLabel(Number(count))} ${Number(count) === 1 ? one : many}`;
