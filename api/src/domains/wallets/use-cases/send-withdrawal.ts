/**
 * Sends a withdrawal through the payments port, or asks what became of it. Safe to repeat: one withdrawal is one transfer
 * under its own id. The provider is called outside any transaction; before and after it the row is locked and looked at.
 */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openWrite } from '../../../platform/write.ts';
import { lockWithdrawal, saveWithdrawal, type WithdrawalRow } from '../withdrawals.repository.ts';
import { endOf, isSilentTooLong } from '../withdrawals.rules.ts';
import { concludeWithdrawal } from './conclude-withdrawal.ts';

type Ids = { readonly buyerId: string; readonly withdrawalId: string };

/** Throws while the provider gives no answer, so that the job is repeated. */
export async function sendWithdrawal(deps: Deps, ids: Ids): Promise<void> {
  const row = await locked(deps, ids, async (_db, found) => found);
  if (row?.status !== 'APPROVED' && row?.status !== 'PROCESSING') return;
  const sent = row.status === 'APPROVED' ? await begun(deps, ids, row) : row;
  if (!sent) return;
  const { id, account, holder, amountMinor, currency } = sent;
  const answer = await deps.payments.transfer({
    ...{ id, account, holder, amountMinor, currency, reference: 'Wallet' },
    ...{ quote: sent.quoteReference ?? '', known: sent.providerReference },
  });
  if (answer.outcome === 'refused') return end(deps, ids, 'FAILED');
  if (answer.outcome === 'silent') return wait(deps, ids, answer.reference);
  const answeredAt = deps.clock.now();
  await locked(deps, ids, (db, found) =>
    saveWithdrawal(db, found, { providerReference: answer.reference, answeredAt }),
  );
  const outcome = endOf(answer.state);
  if (outcome !== null) await end(deps, ids, outcome);
}

/**
 * The bank does not even confirm account and amount. A day after we first asked it waits for our own people: the bank
 * never heard of a transfer.
 */
async function waitForQuote(deps: Deps, ids: Ids): Promise<void> {
  const now = deps.clock.now();
  const row = await locked(deps, ids, async (db, found) => {
    if (found.status !== 'APPROVED') return found;
    const asked = { ...found, sentAt: found.sentAt ?? now };
    const isGivenUp = isSilentTooLong(asked, now);
    return saveWithdrawal(db, found, {
      sentAt: asked.sentAt,
      ...(isGivenUp ? { status: 'UNRESOLVED' as const } : {}),
    });
  });
  if (row?.status === 'APPROVED') throw new Error('The payment provider is silent; the withdrawal stays approved');
}

/** Silent for a day, it waits for our own people; until then the job is repeated. */
async function wait(deps: Deps, ids: Ids, reference: string | undefined): Promise<void> {
  const row = await locked(deps, ids, async (db, found) => {
    if (found.status !== 'PROCESSING') return found;
    const isGivenUp = isSilentTooLong(found, deps.clock.now());
    return saveWithdrawal(db, found, {
      ...(reference ? { providerReference: reference } : {}),
      ...(isGivenUp ? { status: 'UNRESOLVED' as const } : {}),
    });
  });
  if (row?.status === 'PROCESSING')
    throw new Error('The payment provider is silent; the withdrawal is repeated under the same id');
}

/** The provider confirms account and amount, then it is PROCESSING; an account it refuses ends it. */
async function begun(deps: Deps, ids: Ids, row: WithdrawalRow): Promise<WithdrawalRow | null> {
  const { account, amountMinor, currency } = row;
  const quote = await deps.payments.quote({ account, amountMinor, currency });
  if (quote.outcome !== 'ok') {
    await (quote.outcome === 'silent' ? waitForQuote(deps, ids) : end(deps, ids, 'FAILED'));
    return null;
  }
  const { reference } = quote;
  const sentAt = deps.clock.now();
  return locked(deps, ids, async (db, found) =>
    found.status === 'APPROVED'
      ? saveWithdrawal(db, found, { status: 'PROCESSING', quoteReference: reference, sentAt })
      : null,
  );
}

async function end(deps: Deps, ids: Ids, outcome: 'PAID' | 'FAILED'): Promise<void> {
  await locked(deps, ids, (db, row) => concludeWithdrawal(db, row, outcome, deps.clock.now()));
}

function locked(
  deps: Deps,
  { buyerId, withdrawalId }: Ids,
  work: (db: Parameters<typeof lockWithdrawal>[0], row: WithdrawalRow) => Promise<WithdrawalRow | null>,
): Promise<WithdrawalRow | null> {
  return openWrite(deps, { actor: systemActor, scope: { buyerId } }, async ({ db }) => {
    const row = await lockWithdrawal(db, buyerId, withdrawalId);
    return row && work(db, row);
  });
}
