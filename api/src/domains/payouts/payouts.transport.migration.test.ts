/** Books of before what buyers paid for transport was posted, and fees and VAT were met by nothing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('_transport-in-the-ledger');
});
afterAll(() => before.close());

it('[ORD-15] the transport of earlier orders is held, sent back or met by the fee, and no charge stands open', async () => {
  const { superuser } = before;
  const [seller_id, buyer_id] = [newId(), newId()];
  await fillTable(superuser, 'sellers', { id: seller_id });
  await fillTable(superuser, 'buyers', { id: buyer_id });
  const sale = async (status: string, transport_minor: string) => {
    const id = newId();
    await fillTable(superuser, 'sales', {
      ...{ seller_id, buyer_id, id, order_number: id, status, transport_minor, currency: 'EUR' },
    });
    return id;
  };
  const [open, paid, declined] = [
    await sale('CONFIRMED', '500'),
    await sale('PAID', '700'),
    await sale('DECLINED', '300'),
  ];
  await sale('CONFIRMED', '0');
  const posted = async (table: string, lines: readonly Readonly<Record<string, string>>[]) => {
    const journal_id = newId();
    for (const line of lines) await fillTable(superuser, table, { id: newId(), journal_id, currency: 'EUR', ...line });
  };
  const ofPaid = { seller_id, sale_id: paid };
  await posted('ledger_lines', [
    { ...ofPaid, account: 'ORDER_CHARGES', kind: 'SHIPPING_FEE', amount_minor: '1000' },
    { ...ofPaid, account: 'ORDER_CHARGES', kind: 'SELLER_VAT', amount_minor: '400' },
    { ...ofPaid, account: 'SELLER_PAYABLE', kind: 'GOODS', amount_minor: '-1400' },
  ]);
  const ofDeclined = { buyer_id, sale_id: declined, cause_id: newId(), source: 'ORDER_REFUND', kind: 'CASH' };
  await posted('wallet_lines', [
    { ...ofDeclined, account: 'CHECKOUT_CLEARING', amount_minor: '300' },
    { ...ofDeclined, account: 'WALLET', amount_minor: '-300' },
  ]);
  await before.migrateOn();
  const { rows } = await superuser.query(
    `select sale_id, account, sum(amount_minor)::int as minor from ledger_lines where account <> 'SELLER_PAYABLE' group by 1, 2 having sum(amount_minor) <> 0`,
  );
  const of = (id: string) =>
    Object.fromEntries(rows.filter(({ sale_id }) => sale_id === id).map(({ account, minor }) => [account, minor]));
  expect(of(open)).toEqual({ BANK: 500, ORDER_CHARGES: -500 });
  expect(of(paid)).toEqual({ BANK: 700, TRANSPORT_RESULT: 300, VAT_RECEIVABLE: 400 });
  expect(of(declined)).toEqual({ BANK: 300, REFUND_CLEARING: -300 });
  const { rows: wallet } = await superuser.query(
    'select account, sum(amount_minor)::int as minor from wallet_lines group by 1 having sum(amount_minor) <> 0 order by 1',
  );
  expect(wallet).toEqual([
    { account: 'REFUND_CLEARING', minor: 300 },
    { account: 'WALLET', minor: -300 },
  ]);
});
