/** The first step: so much to that account. Nothing leaves the wallet before the code that is mailed comes back. */
import { type Withdrawal, withdrawal, type withdrawBody } from '@quayside/contract/orders';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type KeyedOpening, writeOnce } from '../../../platform/write.ts';
import { countAttempt, withdrawalLimit } from '../../auth/auth.public.ts';
import { buyerById } from '../../sellers/sellers.public.ts';
import { refuse } from '../wallets.errors.ts';
import { walletBalance } from '../wallets.read-model.ts';
import { presentWithdrawal } from '../withdrawals.presenter.ts';
import { insertWithdrawal } from '../withdrawals.repository.ts';
import { isOwnAccount } from '../withdrawals.rules.ts';

type Asked = z.infer<typeof withdrawBody>;

/**
 * Refuses with `wallet_too_low`, `withdrawal_holder` (on `holder`), `withdrawal_account` (on `iban`), `withdrawal_bank_silent`,
 * and `too_many_attempts` after five within an hour.
 */
export async function askWithdrawal(
  deps: Deps,
  opening: KeyedOpening,
  buyerId: string,
  { amount, holder, country, iban }: Asked,
): Promise<Withdrawal> {
  const { minor, currency } = fromWire(amount);
  const has = await deps.database.read({ buyerId }, (db) => walletBalance(db, buyerId, { currency, kind: 'CASH' }));
  if (minor <= 0n || minor > has) throw refuse('wallet_too_low');
  const { name } = present(await buyerById(deps.database, buyerId), 'a wallet has its company');
  if (!isOwnAccount(holder, name)) throw atField('holder', 'withdrawal_holder', { companyName: name });
  await countAttempt(deps, withdrawalLimit(buyerId));
  // The account is the provider's to judge, outside any transaction.
  const taken = await deps.payments.recipient({ currency, kind: 'iban', holder, country, fields: { IBAN: iban } });
  if (taken.outcome === 'silent') throw refuse('withdrawal_bank_silent');
  if (taken.outcome === 'refused') throw atField('iban', 'withdrawal_account');
  const { account, ending } = taken;
  return writeOnce(deps, opening, withdrawal, async ({ db, now, actor }) => {
    const id = newId();
    const [row] = await insertWithdrawal(db, {
      ...{ buyerId, id, status: 'ASKED', amountMinor: minor, currency, holder, account, ending },
      ...{ askedBy: personOf(actor).userId, askedAt: now },
    });
    await emit(db, now, 'withdrawal.asked', { buyerId, withdrawalId: id, userId: personOf(actor).userId });
    return presentWithdrawal(present(row, 'it was inserted'), now);
  });
}

function atField(field: 'holder' | 'iban', code: 'withdrawal_holder' | 'withdrawal_account', details = {}) {
  return refuse(code, details, { [field]: [{ code, message: refuse(code).message }] });
}
