/**
 * A cart beside a model of it that knows nothing of its tables: lines come, change and go, are shared out and chosen by hand,
 * and the cart is emptied, in any order, while stocks change. After each step lines, shares, sums and status are the model's.
 */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { offers } from '../offers/offers.tables.ts';

const runs = process.env.DEEP ? 200 : 8;
const goods = 3;

/** `which`: a product. */
type Step = {
  readonly does: 'add' | 'change' | 'remove' | 'hand' | 'none' | 'share' | 'empty' | 'stock';
  readonly which: number;
  readonly quantity: number;
};

/** One seller has each product, at a price of its own and in selling units of its own. */
type Offered = { readonly gtin: string; readonly offerId: string; readonly price: number; readonly unit: number };
type Model = {
  /** Null: there is no open cart. */
  lines: Map<number, number> | null;
  /** Pieces of each product that its seller sends; null: not shared out. */
  shares: Map<number, number> | null;
  /** Of which products somebody chose the pieces. */
  byHand: Set<number>;
  readonly stock: number[];
};
type Scene = {
  readonly buyer: BuyerFixture;
  readonly offered: readonly Offered[];
  readonly model: Model;
};

let t: TestApp;
let seller: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  seller = await sellerFixture(t);
});
afterAll(() => t.close());

const does = fc.oneof(
  { weight: 4, arbitrary: fc.constant('add' as const) },
  { weight: 4, arbitrary: fc.constant('share' as const) },
  { weight: 3, arbitrary: fc.constant('hand' as const) },
  { weight: 6, arbitrary: fc.constantFrom('change' as const, 'remove' as const, 'none' as const, 'stock' as const) },
  fc.constant('empty' as const),
);
const step: fc.Arbitrary<Step> = fc.record({
  does,
  which: fc.nat(goods - 1),
  quantity: fc.integer({ min: 1, max: 40 }),
});

async function scene(): Promise<Scene> {
  const buyer = await buyerFixture(t);
  const model: Model = { lines: null, shares: null, byHand: new Set(), stock: Array.from({ length: goods }, () => 50) };
  const offered: Offered[] = [];
  for (let index = 0; index < goods; index += 1) {
    const product = await makeProduct(t);
    const [price, unit] = [100 + 30 * index, index + 1];
    const given = { stock: 50, unitSize: unit, priceMinor: BigInt(price) };
    offered.push({ gtin: product.gtin, offerId: await offerOf(t, seller.seller.id, product, given), price, unit });
  }
  return { buyer, offered, model };
}

const whole = (pieces: number, unit: number): number => pieces - (pieces % unit);
const stockOf = ({ model }: Scene, at: number): number => model.stock[at] ?? 0;
const offerAt = ({ offered }: Scene, at: number): Offered => {
  const one = offered[at];
  if (!one) throw new Error('each product is offered');
  return one;
};
/** Its lines changed: what was shared out, and how, holds no more. */
function change(model: Model): void {
  [model.shares, model.byHand] = [null, new Set()];
}

async function lineAt({ buyer, offered }: Scene, at: number): Promise<string> {
  const { results } = (await buyer.send('GET', '/carts/active/lines/')).json();
  return results.find(({ gtin }: { gtin: string }) => gtin === offered[at]?.gtin)?.qid ?? '';
}

const code = (answer: Awaited<ReturnType<BuyerFixture['send']>>): string =>
  answer.statusCode === 200 ? 'done' : answer.json().code;

/** What the model says becomes of the call, and what it is afterwards. */
const steps: Readonly<Record<Step['does'], (scene: Scene, step: Step) => Promise<void>>> = {
  add: async (played, { which: at, quantity: more }) => {
    const { model, buyer } = played;
    const wanted = (model.lines?.get(at) ?? 0) + more;
    const isThere = wanted <= stockOf(played, at);
    expect(code(await buyer.add(offerAt(played, at).gtin, more))).toBe(
      isThere ? 'done' : 'cart_line_quantity_exceeded',
    );
    // A cart is begun by what comes into it.
    if (!isThere) return;
    model.lines = new Map([...(model.lines ?? []), [at, wanted]]);
    change(model);
  },
  change: async (played, { which: at, quantity: wanted }) => {
    const { model, buyer } = played;
    if (!model.lines?.has(at)) return;
    const isThere = wanted <= stockOf(played, at);
    const path = `/carts/active/lines/${await lineAt(played, at)}/`;
    expect(code(await buyer.send('PATCH', path, { quantity: wanted }))).toBe(
      isThere ? 'done' : 'cart_line_quantity_exceeded',
    );
    if (!isThere) return;
    model.lines.set(at, wanted);
    change(model);
  },
  remove: async (played, { which: at }) => {
    const { model, buyer } = played;
    if (!model.lines?.has(at)) return;
    expect(code(await buyer.send('DELETE', `/carts/active/lines/${await lineAt(played, at)}/`))).toBe('done');
    model.lines.delete(at);
    change(model);
  },
  share: async (played) => {
    const { model, buyer } = played;
    const expected = model.lines === null ? 'cart_not_found' : model.lines.size === 0 ? 'cart_empty' : 'done';
    expect(code(await buyer.optimise())).toBe(expected);
    if (expected !== 'done' || !model.lines) return;
    const chosen = (at: number) => {
      const pieces = model.byHand.has(at) ? (model.shares?.get(at) ?? 0) : 0;
      return pieces > 0 && pieces <= stockOf(played, at) ? pieces : null;
    };
    // A choice that can be kept stays; of the rest as much as there is, in whole selling units.
    const sent = [...model.lines].map(([at, pieces]): [number, number] => [
      at,
      chosen(at) ?? whole(Math.min(pieces, stockOf(played, at)), offerAt(played, at).unit),
    ]);
    model.byHand = new Set([...model.byHand].filter((at) => chosen(at) !== null));
    model.shares = new Map(sent.filter(([, pieces]) => pieces > 0));
  },
  hand: async (played, { which: at, quantity: asked }) => {
    const { model, buyer } = played;
    const place = await handOf(played, at);
    const wanted = model.lines?.get(at);
    if (place === null || wanted === undefined) return;
    const { unit } = offerAt(played, at);
    const stock = stockOf(played, at);
    // Half of all choices can be kept, and leave some of the line to nobody.
    const pieces = asked % 2 === 0 ? Math.max(unit, whole(Math.floor(Math.min(wanted, stock) / 2), unit)) : asked;
    const refused = [
      pieces % unit !== 0 && stock > 0 && 'invalid_unit_size',
      pieces > stock && 'allocation_line_quantity_exceeded',
      pieces > wanted && 'cart_line_quantity_exceeded',
    ].find((one) => one !== false);
    expect(code(await buyer.send('PATCH', place, { quantity: pieces }))).toBe(refused ?? 'done');
    if (refused !== undefined) return;
    model.shares?.set(at, pieces);
    model.byHand.add(at);
  },
  none: async (played, { which: at }) => {
    const { model, buyer } = played;
    const place = await handOf(played, at);
    if (place === null) return;
    expect(code(await buyer.send('DELETE', place))).toBe('done');
    model.shares?.delete(at);
    model.byHand.delete(at);
  },
  empty: async ({ model, buyer }) => {
    expect(code(await buyer.send('POST', '/carts/active/empty/', {}))).toBe(model.lines ? 'done' : 'cart_not_found');
    model.lines = null;
    change(model);
  },
  stock: async ({ model, offered }, { which: at, quantity: given }) => {
    const offerId = offered[at]?.offerId ?? '';
    // Some are sold out.
    const stock = Math.max(0, given - 8);
    const status = stock > 0 ? ('ACTIVE' as const) : ('OUT_OF_STOCK' as const);
    await t.database.write({ sellerId: seller.seller.id }, (db) =>
      db.update(offers).set({ stock, status }).where(eq(offers.id, offerId)),
    );
    model.stock[at] = stock;
  },
};

/** Where the share of that product stands; null: it is shared out to nobody. */
async function handOf(played: Scene, at: number): Promise<string | null> {
  if (!played.model.shares?.has(at)) return null;
  const { results } = (await played.buyer.send('GET', '/carts/active/allocations/')).json();
  return `/carts/active/allocations/${results[0]?.qid}/lines/${await lineAt(played, at)}/`;
}

/** What the buyer reads, in the model's words. */
async function shown({ buyer, offered }: Scene) {
  const answer = await buyer.send('GET', '/carts/active/');
  if (answer.statusCode !== 200) return null;
  const { status, lineCount, unitCount, goods: sum, version } = answer.json();
  const list = async (path: string) => (await buyer.send('GET', `/carts/active/${path}/`)).json().results;
  type Line = { readonly gtin: string; readonly quantity: number };
  const at = ({ gtin, quantity: pieces }: Line) => [offered.findIndex((one) => one.gtin === gtin), pieces];
  const lines = (await list('lines')).map(at).sort();
  const shares = (await list('allocations')).flatMap((one: { lines: Line[] }) => one.lines.map(at)).sort();
  return { cart: { status, lineCount, unitCount, goods: sum.amount, lines, shares }, version };
}

function said({ model, offered }: Scene) {
  if (model.lines === null) return null;
  const [lines, shares] = [[...model.lines].sort(), [...(model.shares ?? [])].sort()];
  const cost = shares.reduce((sum, [at, pieces]) => sum + pieces * (offered[at]?.price ?? 0), 0);
  return {
    ...{ status: model.shares === null ? 'ACTIVE' : 'ALLOCATED', lineCount: lines.length, lines, shares },
    unitCount: lines.reduce((sum, [, pieces]) => sum + pieces, 0),
    goods: (cost / 100).toFixed(2),
  };
}

const once = (does: Step['does'], which = 0, quantity = 1): Step => ({ does, which, quantity });
/**
 * How every history begins, for an empty cart refuses almost everything: what was chosen by hand is shared out again, and what was shared out
 * is changed and shared out anew, while it is allocated and after its lines have changed.
 */
const begun: readonly Step[] = [
  ...[once('add', 0, 20), once('add', 1, 20), once('share'), once('hand', 0, 2), once('share')],
  ...[once('change', 1, 10), once('share'), once('share')],
];

async function play(history: readonly Step[]): Promise<void> {
  const played = await scene();
  let version = 0;
  for (const one of history) {
    await steps[one.does](played, one);
    const seen = await shown(played);
    expect(seen?.cart ?? null).toEqual(said(played));
    // What somebody saw is never the version of something else.
    expect(seen?.version ?? version).toBeGreaterThanOrEqual(version);
    version = seen?.version ?? version;
  }
}

it(`[BUY-04] [BUY-05] [BUY-06] a cart does what its model says (${runs} histories)`, async () => {
  const histories = fc.array(step, { minLength: 4, maxLength: 16 }).map((steps) => [...begun, ...steps]);
  await fc.assert(fc.asyncProperty(histories, play), {
    numRuns: runs,
    ...(process.env.DEEP ? {} : { seed: 17 }),
    endOnFailure: true,
  });
}, 3_600_000);
