/** A company that owes us: it is paused, so that no payout takes the debt, and it pays by bank. */
import { journalRows } from '../src/domains/payouts/payouts.factory.ts';
import { adjustmentJournal } from '../src/domains/payouts/payouts.ledger.rules.ts';
import { carryOvers, ledgerLines } from '../src/domains/payouts/payouts.tables.ts';
import { days, plus } from '../src/kernel/clock.ts';
import type { DemoSale } from './demo-sales.ts';
import { randomFrom } from './random.ts';
import type { World } from './world.ts';

const debtor = 'clairval';
const owedMinor = 18_640n;
const reason = 'Two pallets came back because of a wrong address: what the carrier asked for the way back.';
/** Apart from the one of the orders: what is owed moves nothing else of the world. */
const debtSeed = 911;

export function addDebts(world: World, made: readonly DemoSale[]): void {
  const one = made.find(({ stage, sale }) => stage.seller.key === debtor && sale.status === 'COMPLETED');
  if (!one) return;
  const { sellerId, id: saleId, orderNumber, currency } = one.sale;
  const random = randomFrom(debtSeed);
  const at = plus(one.stage.base, -days(6));
  const id = random.id(at);
  world.add(carryOvers, {
    ...{ sellerId, id, causeId: id, kind: 'ADJUSTMENT', saleId, orderNumber, currency, reason, at },
    ...{ amountMinor: owedMinor, openMinor: owedMinor },
  });
  const of = { sellerId, saleId, payoutId: null, currency, at };
  world.add(ledgerLines, ...journalRows(of, adjustmentJournal('ADJUSTMENT', owedMinor), random.id));
}
