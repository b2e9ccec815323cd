/** What staff decided before decisions were recorded still counts: the migration makes a decision of each. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('_decisions');
});
afterAll(() => before.close());

const [sellerId, ines, grace] = [newId(), newId(), newId()];
const minutes = (count: number) => `2026-11-20T09:${String(count).padStart(2, '0')}:00.000Z`;

/** A payout of 1,200.00 gross with the approvals given so far. */
async function payout(status: string, needed: number, ...approvers: string[]): Promise<string> {
  const [id, saleId] = [newId(), newId()];
  const own = { seller_id: sellerId, id, sale_id: saleId, status, currency: 'EUR', amount_minor: '110000' };
  const parts = { goods_minor: '100000', fee_minor: '19000', vat_minor: '1000', review_reasons: '{OVER_AUTO_LIMIT}' };
  await fillTable(before.superuser, 'payouts', { ...own, ...parts, approvals_needed: String(needed) });
  for (const [index, user_id] of approvers.entries())
    await fillTable(before.superuser, 'payout_approvals', {
      ...{ seller_id: sellerId, payout_id: id, user_id, at: minutes(index) },
    });
  return id;
}

it('[INT-04] approvals, refunds and claims that were decided become decisions', async () => {
  const { superuser } = before;
  await fillTable(superuser, 'sellers', { id: sellerId, name: 'Waldhuis', currency: 'EUR' });
  for (const [id, account] of [
    [ines, 'Ines Okafor'],
    [grace, 'Grace Whitfield'],
  ] as const)
    await fillTable(superuser, 'users', { id, account, email: `${id}@quayside.example` });
  const [waits, paid, ended] = [
    await payout('PENDING_APPROVAL', 2, ines),
    await payout('PAID', 2, ines, grace),
    await payout('CANCELLED', 2, grace),
  ];
  await payout('PENDING_APPROVAL', 1);
  const { rows: sales } = await superuser.query('select sale_id from payouts where id = $1', [paid]);
  const saleId: string = sales[0].sale_id;
  const carryOverId = newId();
  await fillTable(superuser, 'carry_overs', {
    ...{
      seller_id: sellerId,
      id: carryOverId,
      sale_id: saleId,
      kind: 'REVERSAL',
      reason: 'Came back',
      currency: 'EUR',
    },
    ...{ goods_minor: '5000', amount_minor: '4500', open_minor: '4500', at: minutes(20) },
  });
  await fillTable(superuser, 'payout_events', {
    ...{ seller_id: sellerId, payout_id: paid, action: 'refund', to_status: 'PAID', actor_id: grace },
    ...{ actor_name: 'Grace Whitfield', detail: JSON.stringify({ carryOverId }) },
  });
  const claimId = newId();
  await fillTable(superuser, 'claims', {
    ...{
      seller_id: sellerId,
      id: claimId,
      sale_id: saleId,
      status: 'SETTLED',
      seller_name: 'Waldhuis',
      currency: 'EUR',
    },
    ...{ approved_minor: '700', fault: 'CARRIER', resolution: 'REFUND', decision_note: 'The carrier admits it' },
  });
  await fillTable(superuser, 'claim_events', {
    ...{ seller_id: sellerId, claim_id: claimId, action: 'decide', to_status: 'APPROVED', at: minutes(30) },
    ...{ actor_id: ines, actor_name: 'Ines Okafor' },
  });
  await before.migrateOn();
  const { rows } = await superuser.query(
    `select kind, subject_id, status, amount_minor::int as amount, total_minor::int as total, approvals_needed as needed, reason,
       proposed_by_name as by, concluded_by_name as second from decisions order by kind, proposed_at, status desc`,
  );
  const payment = { kind: 'PAYMENT', amount: 110_000, total: 120_000, needed: 2, reason: 'OVER_AUTO_LIMIT' };
  expect(rows).toEqual([
    {
      ...{ kind: 'CLAIM', subject_id: claimId, status: 'MADE', amount: 700, total: 700, needed: 1 },
      ...{ reason: 'The carrier admits it', by: 'Ines Okafor', second: 'Ines Okafor' },
    },
    { ...payment, subject_id: waits, status: 'PROPOSED', by: 'Ines Okafor', second: null },
    { ...payment, subject_id: paid, status: 'MADE', by: 'Ines Okafor', second: 'Grace Whitfield' },
    { ...payment, subject_id: ended, status: 'LAPSED', by: 'Grace Whitfield', second: null },
    {
      ...{ kind: 'REVERSAL', subject_id: paid, status: 'MADE', amount: 5_000, total: 5_000, needed: 1 },
      ...{ reason: 'Came back', by: 'Grace Whitfield', second: 'Grace Whitfield' },
    },
  ]);
});
