/**
 * Which seller sends which pieces: the cheapest first, then whole sellers are closed or filled up as long as that is
 * cheaper (domain page, section 10). Pure, without chance or clock: the same input gives the same answer. Amounts are
 * minor units of one currency.
 */
import type { ChosenReason, DroppedReason } from '@quayside/contract/cart-values';

export type WantedLine = { readonly id: string; readonly quantity: number; readonly targetMinor: bigint | null };
export type Candidate = {
  readonly lineId: string;
  readonly offerId: string;
  readonly sellerId: string;
  readonly priceMinor: bigint;
  readonly stock: number;
  readonly unitSize: number;
};
export type SellerTerms = { readonly minimumMinor: bigint; readonly shippingMinor: bigint };
export type Problem = {
  readonly lines: readonly WantedLine[];
  readonly candidates: readonly Candidate[];
  readonly terms: ReadonlyMap<string, SellerTerms>;
  readonly maximumSellers: number;
};
export type Placed = {
  readonly lineId: string;
  readonly offer: Candidate;
  readonly quantity: number;
  readonly reason: ChosenReason;
  readonly nextBestMinor: bigint | null;
};
export type Dropped = { readonly lineId: string; readonly quantity: number; readonly reason: DroppedReason };
export type Plan = {
  readonly placed: readonly Placed[];
  readonly dropped: readonly Dropped[];
  readonly costMinor: bigint;
  /** Share by which the plan may lie above the cheapest that places as many pieces. */
  readonly gap: number;
};

/** Steps of improving: each looks at every open seller once. */
const mostRounds = 40;

export function optimise(problem: Problem): Plan {
  const byLine = candidatesByLine(problem);
  const sellers = [...new Set(problem.candidates.map(({ sellerId }) => sellerId))].sort();
  let best = planWith(problem, byLine, new Set(sellers));
  for (let round = 0; round < mostRounds; round += 1) {
    const open = [...new Set(best.placed.map(({ offer }) => offer.sellerId))].sort();
    const closings = open
      .map((seller) => planWith(problem, byLine, new Set(open.filter((one) => one !== seller))))
      .filter((plan) => isBetter(plan, best, open.length > problem.maximumSellers));
    const next = closings.reduce<Plan | null>(
      (top, plan) => (top === null || isBetter(plan, top, false) ? plan : top),
      null,
    );
    if (!next) break;
    best = next;
  }
  return keepToMinimum(problem, byLine, best);
}

/** More pieces placed first, then less to pay; with too many sellers any plan with fewer of them. */
function isBetter(one: Plan, other: Plan, mustClose: boolean): boolean {
  const [placed, before] = [piecesOf(one), piecesOf(other)];
  return mustClose || placed > before || (placed === before && one.costMinor < other.costMinor);
}
const piecesOf = ({ placed }: Plan): number => placed.reduce((sum, { quantity }) => sum + quantity, 0);

type ByLine = ReadonlyMap<string, readonly Candidate[]>;

/** Within the target price, cheapest first; of equal ones by id. */
function candidatesByLine({ lines, candidates }: Problem): ByLine {
  const targets = new Map(lines.map(({ id, targetMinor }) => [id, targetMinor]));
  const found = Map.groupBy(
    candidates.filter(({ lineId, priceMinor }) => {
      const target = targets.get(lineId) ?? null;
      return target === null || priceMinor <= target;
    }),
    ({ lineId }) => lineId,
  );
  for (const list of found.values())
    list.sort((a, b) => Number(a.priceMinor - b.priceMinor) || a.offerId.localeCompare(b.offerId));
  return found;
}

function planWith(problem: Problem, byLine: ByLine, open: ReadonlySet<string>): Plan {
  const placed: Placed[] = [];
  const dropped: Dropped[] = [];
  for (const line of problem.lines) {
    const all = byLine.get(line.id) ?? [];
    const { own, left } = placeLine(line, all, open);
    placed.push(...own);
    if (left > 0) dropped.push({ lineId: line.id, quantity: left, reason: reasonOf(problem, line, all, left) });
  }
  return priced(problem, byLine, placed, dropped);
}

/** Whole selling units of the cheapest offers, one after the other. */
function placeLine(line: WantedLine, all: readonly Candidate[], open: ReadonlySet<string>) {
  const own: Placed[] = [];
  let left = line.quantity;
  for (const [index, offer] of all.entries()) {
    if (left === 0) break;
    if (!open.has(offer.sellerId) || own.some(({ offer: one }) => one.sellerId === offer.sellerId)) continue;
    const quantity = Math.floor(Math.min(left, offer.stock) / offer.unitSize) * offer.unitSize;
    if (quantity === 0) continue;
    const reason = index === 0 || own.length > 0 ? 'CHEAPEST' : 'SAVES_SHIPPING';
    own.push({ lineId: line.id, offer, quantity, reason, nextBestMinor: all[index + 1]?.priceMinor ?? null });
    left -= quantity;
  }
  return { own, left };
}

function reasonOf(
  { candidates }: Problem,
  line: WantedLine,
  within: readonly Candidate[],
  left: number,
): DroppedReason {
  const any = candidates.filter(({ lineId }) => lineId === line.id);
  if (any.length === 0) return 'NO_OFFER';
  if (within.length === 0) return 'ABOVE_TARGET_PRICE';
  return within.every(({ unitSize, stock }) => unitSize > left && stock >= unitSize)
    ? 'UNIT_SIZE'
    : 'INSUFFICIENT_STOCK';
}

function priced(
  { terms, lines }: Problem,
  byLine: ByLine,
  placed: readonly Placed[],
  dropped: readonly Dropped[],
): Plan {
  const goods = placed.reduce((sum, { offer, quantity }) => sum + offer.priceMinor * BigInt(quantity), 0n);
  const sellers = new Set(placed.map(({ offer }) => offer.sellerId));
  const shipping = [...sellers].reduce((sum, seller) => sum + (terms.get(seller)?.shippingMinor ?? 0n), 0n);
  const costMinor = goods + shipping;
  const bound = lines.reduce((sum, { id }) => {
    const pieces = placed.filter(({ lineId }) => lineId === id).reduce((total, { quantity }) => total + quantity, 0);
    return sum + (byLine.get(id)?.[0]?.priceMinor ?? 0n) * BigInt(pieces);
  }, 0n);
  return {
    placed,
    dropped,
    costMinor,
    gap: bound === 0n ? 0 : Number(((costMinor - bound) * 10_000n) / bound) / 10_000,
  };
}

/** Sellers below their minimum are closed, the least first, until those that are left reach it. */
function keepToMinimum(problem: Problem, byLine: ByLine, plan: Plan): Plan {
  let kept = plan;
  const closed = new Set<string>();
  for (;;) {
    const short = shortSellers(problem, kept);
    const [least] = short;
    if (least === undefined) return kept;
    closed.add(least);
    const open = new Set(problem.candidates.map(({ sellerId }) => sellerId).filter((one) => !closed.has(one)));
    const next = planWith(problem, byLine, open);
    const wasPlaced = (lineId: string) => plan.placed.some((one) => one.lineId === lineId);
    kept = {
      ...next,
      dropped: next.dropped.map((one) => (wasPlaced(one.lineId) ? { ...one, reason: 'BELOW_MOV' } : one)),
    };
  }
}

/** The one that is furthest from its minimum first. */
function shortSellers({ terms }: Problem, { placed }: Plan): string[] {
  const bySeller = Map.groupBy(placed, ({ offer }) => offer.sellerId);
  return [...bySeller]
    .map(([seller, own]) => {
      const goods = own.reduce((sum, { offer, quantity }) => sum + offer.priceMinor * BigInt(quantity), 0n);
      return { seller, short: (terms.get(seller)?.minimumMinor ?? 0n) - goods };
    })
    .filter(({ short }) => short > 0n)
    .sort((a, b) => Number(b.short - a.short) || a.seller.localeCompare(b.seller))
    .map(({ seller }) => seller);
}
