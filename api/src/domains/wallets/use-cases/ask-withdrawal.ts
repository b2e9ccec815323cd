/** The first step: so much to that account. Nothing leaves the wallet before the code that is mailed comes back. */
import type { withdrawBody } from '@quayside/contract/orders';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type KeyedOpening, openWrite } from '../../../platform/write.ts';
import { refuse } from '../wallets.errors.ts';
import { walletBalance } from '../wallets.read-model.ts';
import { insertWithdrawal, type WithdrawalRow } from '../withdrawals.repository.ts';

type Asked = z.infer<typeof withdrawBody>;

/** Refuses with `wallet_too_low`, `withdrawal_account` (on `iban`), `withdrawal_bank_silent`. */
export async function askWithdrawal(
  deps: Deps,
  opening: KeyedOpening,
  buyerId: string,
  { amount, holder, country, iban }: Asked,
): Promise<WithdrawalRow> {
  const { minor, currency } = fromWire(amount);
  const has = await deps.database.read({ buyerId }, (db) => walletBalance(db, buyerId, currency, 'CASH'));
  if (minor <= 0n || minor > has) throw refuse('wallet_too_low');
  // The account is the provider's to judge, outside any transaction.
  const taken = await deps.payments.recipient({ currency, kind: 'iban', holder, country, fields: { IBAN: iban } });
  if (taken.outcome === 'silent') throw refuse('withdrawal_bank_silent');
  if (taken.outcome === 'refused') {
    const { message } = refuse('withdrawal_account');
    throw refuse('withdrawal_account', {}, { iban: [{ code: 'withdrawal_account', message }] });
  }
  const { account, ending } = taken;
  return openWrite(deps, opening, async ({ db, now, actor }) => {
    const id = newId();
    const [row] = await insertWithdrawal(db, {
      ...{ buyerId, id, status: 'ASKED', amountMinor: minor, currency, holder, account, ending },
      ...{ askedBy: personOf(actor).userId, askedAt: now },
    });
    await emit(db, now, 'withdrawal.asked', { buyerId, withdrawalId: id, userId: personOf(actor).userId });
    return present(row, 'it was inserted');
  });
}
