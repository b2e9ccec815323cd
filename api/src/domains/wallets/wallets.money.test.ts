/**
 * Many random money operations on wallets beside a model of them: given, promised until a day, spent, refunded, withdrawn,
 * returned, in any order. After each step of a company its balances are the model's, and at the end every journal balances.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours, type Instant, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { insertPromotion } from './promotions.repository.ts';
import { expirePromotions } from './use-cases/expire-promotions.ts';
import { payFromWallet } from './use-cases/pay-from-wallet.ts';
import { returnToWallet } from './use-cases/return-to-wallet.ts';
import { makeWithdrawal } from './wallets.factory.ts';
import { walletBalances } from './wallets.read-model.ts';
import { insertSpendOnly, lockWallet, postRefund } from './wallets.repository.ts';
import { postReturn, postWithdrawal, saveWithdrawal, type WithdrawalRow } from './withdrawals.repository.ts';

const asked = Number(process.env.MONEY_OPERATIONS ?? (process.env.DEEP ? 100_000 : 600));
/** Of one company: its balance is the sum of its lines, so histories stay as long as a large buyer's. */
const perCompany = 200;
/** Operations between two looks at the balances; each batch is one transaction. */
const perBatch = 20;
const start = '2026-11-23T08:00:00.000Z';

let t: TestApp;

beforeAll(async () => {
  t = await testApp({ now: start });
});
afterAll(() => t.close());

/** Numbers that look random and follow from the seed. */
function drawing(seed: number): (most: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (most) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

type Spent = { readonly saleId: string; readonly amount: bigint; readonly credit: bigint; returned: bigint };
type Gift = { readonly expiresAt: Instant; left: bigint };
type Model = { cash: bigint; credit: bigint; now: Instant; gifts: Gift[]; spent: Spent[]; sent: WithdrawalRow[] };
type Scene = {
  readonly db: Db;
  readonly buyerId: string;
  readonly model: Model;
  readonly draw: (most: number) => number;
};
type Operation = (scene: Scene) => Promise<void>;

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const posted = ({ buyerId, model: { now: at } }: Scene) => ({ buyerId, currency: 'EUR' as const, at });

const receive: Operation = async (scene) => {
  const amountMinor = BigInt(1 + scene.draw(50_000));
  await postRefund(scene.db, { ...posted(scene), source: 'OVERPAYMENT', amountMinor, causeId: newId() });
  scene.model.cash += amountMinor;
};

const give: Operation = async (scene) => {
  const { db, buyerId, model, draw } = scene;
  const amountMinor = BigInt(1 + draw(5_000));
  const expiresAt = plus(model.now, hours(1 + draw(100)));
  await insertPromotion(db, {
    ...{ buyerId, id: newId(), amountMinor, leftMinor: amountMinor, currency: 'EUR', expiresAt, reason: 'Gift' },
    ...{ givenBy: newId(), givenAt: model.now, endedAt: null },
  });
  model.credit += amountMinor;
  model.gifts.push({ expiresAt, left: amountMinor });
};

const spend: Operation = async (scene) => {
  const { db, model, draw } = scene;
  const has = model.cash + model.credit;
  if (has === 0n) return;
  const amountMinor = 1n + BigInt(draw(Number(has)));
  const [orderId, saleId] = [newId(), newId()];
  const credit = await payFromWallet(db, { ...posted(scene), orderId, amountMinor });
  if (credit > 0n) await insertSpendOnly(db, [{ buyerId: scene.buyerId, saleId, amountMinor: credit }]);
  expect(credit).toBe(least(model.credit, amountMinor));
  model.credit -= credit;
  model.cash -= amountMinor - credit;
  let rest = credit;
  for (const gift of model.gifts.sort((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1))) {
    const part = least(gift.left, rest);
    gift.left -= part;
    rest -= part;
  }
  model.spent.push({ saleId, amount: amountMinor, credit, returned: 0n });
};

const refund: Operation = async (scene) => {
  const { db, model, draw } = scene;
  const sale = model.spent[draw(model.spent.length)];
  const open = sale ? sale.amount - sale.returned : 0n;
  if (!sale || open === 0n) return;
  const amountMinor = 1n + BigInt(draw(Number(open)));
  const { saleId } = sale;
  await returnToWallet(db, { ...posted(scene), saleId, source: 'ORDER_REFUND', amountMinor, causeId: newId() });
  const ofCredit = least(sale.credit > sale.returned ? sale.credit - sale.returned : 0n, amountMinor);
  sale.returned += amountMinor;
  model.credit += ofCredit;
  model.cash += amountMinor - ofCredit;
};

const withdraw: Operation = async (scene) => {
  const { db, buyerId, model, draw } = scene;
  if (model.cash === 0n) return;
  const amountMinor = 1n + BigInt(draw(Number(model.cash)));
  const row = await makeWithdrawal(db, { buyerId, amountMinor, status: 'PROCESSING', askedAt: model.now });
  await postWithdrawal(db, { ...posted(scene), withdrawalId: row.id, amountMinor });
  model.cash -= amountMinor;
  model.sent.push(row);
};

/** The bank pays it, or it comes back. The same message twice changes nothing. */
const settle: Operation = async (scene) => {
  const { db, model, draw } = scene;
  const row = model.sent.pop();
  if (!row) return;
  const status = draw(2) === 0 ? 'PAID' : 'FAILED';
  await saveWithdrawal(db, row, { status, endedAt: model.now });
  if (status === 'PAID') return;
  const { amountMinor, id: withdrawalId } = row;
  await postReturn(db, { ...posted(scene), withdrawalId, amountMinor });
  await postReturn(db, { ...posted(scene), withdrawalId, amountMinor });
  model.cash += amountMinor;
};

const pass: Operation = async ({ db, buyerId, model, draw }) => {
  model.now = plus(model.now, hours(draw(60)));
  await expirePromotions(db, buyerId, model.now);
  for (const gift of model.gifts.filter(({ expiresAt }) => expiresAt <= model.now)) model.credit -= gift.left;
  model.gifts = model.gifts.filter(({ expiresAt }) => expiresAt > model.now);
};

const operations = [receive, receive, give, spend, spend, refund, refund, withdraw, settle, pass];

/** One company's history, a batch of it in each transaction. */
async function live(seed: number, count: number): Promise<void> {
  const draw = drawing(seed);
  const { id: buyerId } = await t.database.write('none', (db) => makeBuyer(db));
  const model: Model = { cash: 0n, credit: 0n, now: start, gifts: [], spent: [], sent: [] };
  for (let done = 0; done < count; done += perBatch)
    await t.database.within(60_000).read({ buyerId }, async (db) => {
      await lockWallet(db, buyerId);
      for (let step = done; step < Math.min(count, done + perBatch); step += 1)
        await operations[draw(operations.length)]?.({ db, buyerId, model, draw });
      const seen = new Map((await walletBalances(db, buyerId)).map(({ kind, minor }) => [kind, minor]));
      expect([seen.get('CASH') ?? 0n, seen.get('CREDIT') ?? 0n]).toEqual([model.cash, model.credit]);
    });
}

/** Milliseconds: a busy machine does more than 100 of them in a second. */
const longest = Math.max(600_000, asked * 10);
const companies = Math.ceil(asked / perCompany);

it(
  `[BUY-09] ${asked} random money operations leave each wallet as its model says, and every journal balanced`,
  async () => {
    const begun = performance.now();
    const queue = Array.from({ length: companies }, (_, index) => index + 1);
    const work = async () => {
      for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) await live(seed, perCompany);
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(await brokenInvariants(t.database)).toEqual([]);
    const counted = await t.database.read('system', (db) =>
      db.execute<{ lines: number }>(sql`select count(*)::int as lines from wallet_lines`),
    );
    if (process.env.DEEP)
      process.stderr.write(
        `${asked} operations, ${counted.rows[0]?.lines} lines, ${Math.round((performance.now() - begun) / 1_000)} s\n`,
      );
  },
  longest,
);
