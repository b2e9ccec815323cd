/**
 * The problem as numbers: candidates by line, cheapest first, within the target price, with the whole selling units each
 * could send; and what a plan counts, which is goods, shipping of each seller with goods, and for a piece that nobody sends
 * so much that every way of sending it is cheaper. Pure. Amounts are minor units, exact up to 2^53.
 */
import type { Candidate, Problem } from './optimise.types.ts';

export type Option = {
  readonly offer: Candidate;
  readonly line: number;
  readonly seller: number;
  readonly price: number;
  readonly unit: number;
  /** Whole selling units of it that could be sent. */
  readonly most: number;
};
export type Model = {
  readonly wanted: readonly number[];
  /** What a piece of the line counts that nobody sends. */
  readonly missing: readonly number[];
  readonly options: readonly Option[];
  readonly byLine: readonly (readonly number[])[];
  readonly sellers: readonly { readonly id: string; readonly minimum: number; readonly shipping: number }[];
  readonly maximumSellers: number;
};
/** Selling units of each option. */
export type Units = readonly number[];

export function modelOf({ lines, candidates, terms, maximumSellers }: Problem): Model {
  const sellerIds = [...new Set(candidates.map(({ sellerId }) => sellerId))].sort();
  const sellerAt = new Map(sellerIds.map((id, index) => [id, index]));
  const byLineId = Map.groupBy(candidates, ({ lineId }) => lineId);
  const sellers = sellerIds.map((id) => ({
    ...{ id, minimum: Number(terms.get(id)?.minimumMinor ?? 0n) },
    shipping: Number(terms.get(id)?.shippingMinor ?? 0n),
  }));
  const dearestShipping = sellers.reduce((most, { shipping }) => Math.max(most, shipping), 0);
  const options: Option[] = [];
  const byLine: number[][] = [];
  const missing: number[] = [];
  for (const [line, { id, quantity, targetMinor }] of lines.entries()) {
    const own = (byLineId.get(id) ?? [])
      .filter(({ priceMinor }) => targetMinor === null || priceMinor <= targetMinor)
      .sort((a, b) => Number(a.priceMinor - b.priceMinor) || a.offerId.localeCompare(b.offerId));
    const first = options.length;
    for (const offer of own) {
      const { unitSize: unit, stock, sellerId } = offer;
      const most = Math.floor(Math.min(quantity, stock) / unit);
      const price = Number(offer.priceMinor);
      if (most > 0) options.push({ offer, line, seller: sellerAt.get(sellerId) ?? 0, price, unit, most });
    }
    byLine.push(Array.from({ length: options.length - first }, (_, index) => first + index));
    missing.push((options.at(-1)?.line === line ? (options.at(-1)?.price ?? 0) : 0) + dearestShipping + 1);
  }
  return { wanted: lines.map(({ quantity }) => quantity), missing, options, byLine, sellers, maximumSellers };
}

/** Goods that each seller would send. */
export function goodsBySeller({ options, sellers }: Model, units: Units): number[] {
  const goods = sellers.map(() => 0);
  for (const [index, { seller, price, unit }] of options.entries())
    goods[seller] = (goods[seller] ?? 0) + price * unit * (units[index] ?? 0);
  return goods;
}

/** What a plan counts. */
export function scoreOf(model: Model, units: Units): number {
  const left = [...model.wanted];
  for (const [index, { line, unit }] of model.options.entries())
    left[line] = (left[line] ?? 0) - unit * (units[index] ?? 0);
  return countOf(model, goodsBySeller(model, units), left);
}

/** The same, from the goods of each seller and the pieces of each line that nobody sends. */
export function countOf({ missing, sellers }: Model, goods: readonly number[], left: readonly number[]): number {
  const unsent = left.reduce((sum, pieces, line) => sum + pieces * (missing[line] ?? 0), 0);
  return goods.reduce((sum, own, seller) => sum + own + (own > 0 ? (sellers[seller]?.shipping ?? 0) : 0), unsent);
}

/** Whether it can be kept: whole lines, stock, minimum order values, number of sellers. */
export function isKept(model: Model, units: Units): boolean {
  const left = [...model.wanted];
  for (const [index, { line, unit, most }] of model.options.entries()) {
    const own = units[index] ?? 0;
    if (!Number.isInteger(own) || own < 0 || own > most) return false;
    left[line] = (left[line] ?? 0) - unit * own;
  }
  const goods = goodsBySeller(model, units);
  const open = goods.filter((own) => own > 0).length;
  return (
    left.every((pieces) => pieces >= 0) &&
    open <= model.maximumSellers &&
    goods.every((own, seller) => own === 0 || own >= (model.sellers[seller]?.minimum ?? 0))
  );
}

/** Without a seller's minimum and shipping every line for itself costs at least this much. */
export function boundWithoutSolver({ wanted, byLine, options, missing }: Model): number {
  return wanted.reduce((sum, pieces, line) => {
    let left = pieces;
    let cost = 0;
    for (const index of byLine[line] ?? []) {
      const { price = 0, unit = 1, most = 0 } = options[index] ?? {};
      const taken = Math.min(left, most * unit);
      cost += taken * price;
      left -= taken;
    }
    return sum + cost + left * (missing[line] ?? 0);
  }, 0);
}
