/** Where a company is paid from now on (PRO-10). The number goes to the payment provider and is kept nowhere here. */
import type { BankKind } from '@quayside/contract/bank';
import type { RecipientRequest } from '../../../adapters/payments/payments.port.ts';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { type FieldErrors, present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type Opening, openWrite, type Write } from '../../../platform/write.ts';
import { changesBetween, record } from '../../audit/audit.public.ts';
import { lockProved, type Owner, provePassword } from '../../auth/auth.public.ts';
import { lockSeller, saveSeller, sellerById } from '../../sellers/sellers.public.ts';
import { refuse } from '../bank-accounts.errors.ts';
import { type BankAccount, currentAccount, insertAccount } from '../bank-accounts.repository.ts';

type Given = {
  readonly kind: BankKind;
  readonly holder: string;
  readonly country: string;
  /** By the provider's names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly secret: string;
};

/** What the provider calls a field, and what our forms call it. */
const ourNames: Readonly<Record<string, string>> = {
  IBAN: 'iban',
  abartn: 'routingNumber',
};

/**
 * Asks for the password again, has the provider take the account, and only then changes ours: payouts wait a day, and
 * payments of two weeks are reviewed. Refuses with `incorrect_password`, `too_many_attempts`, `bank_details_invalid`
 * (with the fields), `bank_kind_not_taken`, `bank_provider_silent`.
 */
export async function changeAccount(deps: Deps, opening: Opening, owner: Owner, given: Given): Promise<void> {
  const sellerId = sellerIdOf(opening.actor);
  const proved = await provePassword(deps, owner, given.secret);
  const { currency } = present(await sellerById(deps.database, sellerId), 'the signed-in seller exists');
  const { kind, holder, country, fields } = given;
  const { account, ending } = await registered(deps, { currency, kind, holder, country, fields });
  await openWrite(deps, opening, async (write) => {
    await lockProved(write.db, proved);
    const at = write.now;
    const row = { sellerId, id: newId(), kind, holder, country, currency, ending, createdAt: at };
    await keep(write, { ...row, providerReference: account });
  });
}

async function keep(write: Write, account: BankAccount): Promise<void> {
  const { db, now } = write;
  const { sellerId } = account;
  present(await lockSeller(db, sellerId), 'the signed-in seller exists');
  const before = await currentAccount(db, sellerId);
  await insertAccount(db, account);
  await saveSeller(db, sellerId, { hasBankAccount: true, bankChangedAt: now });
  await emit(db, now, 'bank_account.changed', { sellerId });
  await emit(db, now, 'seller.profile_changed', { sellerId });
  const told = { account: `${account.kind} …${account.ending}, ${account.holder}` };
  const past = before ? { account: `${before.kind} …${before.ending}, ${before.holder}` } : {};
  const changes = changesBetween(past, told);
  // Also the same account again: who entered it, and when, is a fact of its own.
  await record(write, {
    ...{ sellerId, action: 'BANK_CHANGED', subject: account.kind },
    changes: changes.length > 0 ? changes : [{ field: 'account', before: told.account, after: told.account }],
  });
}

async function registered({ payments }: Deps, request: RecipientRequest): Promise<{ account: string; ending: string }> {
  const taken = await payments.requirements(request.currency, 100n);
  if (taken === null) throw refuse('bank_provider_silent');
  if (!taken.some(({ kind }) => kind === request.kind)) throw refuse('bank_kind_not_taken');
  const answer = await payments.recipient(request);
  if (answer.outcome === 'silent') throw refuse('bank_provider_silent');
  if (answer.outcome === 'refused') throw refuse('bank_details_invalid', {}, errorsOf(answer.fields));
  return answer;
}

const errorsOf = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      ourNames[name] ?? name,
      [{ code: 'bank_details_invalid', message }],
    ]),
  );
