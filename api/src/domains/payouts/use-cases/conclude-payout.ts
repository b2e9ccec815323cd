/** What the provider says of a payout's transfer is written down, and decides it. */

import type { TransferAnswer } from '../../../adapters/payments/payments.port.ts';
import { systemActor } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit, enqueue } from '../../../platform/jobs/jobs.ts';
import { movePayout, type PayoutEventEntry, recordPayoutEvent } from '../move-payout.ts';
import { returnedJournal, settledJournal } from '../payouts.ledger.rules.ts';
import type { PayoutEventName, PayoutStatus } from '../payouts.machine.ts';
import { earlierPaid, lockPayout, type PayoutRecord, postJournal, updatePayout } from '../payouts.repository.ts';
import { isSilentTooLong, outcomeOf } from '../payouts.rules.ts';

type Ids = Pick<PayoutRecord, 'sellerId' | 'id' | 'attempt'>;

/**
 * Answers whether the payout still waits for an end. An answer about an earlier attempt is never that of the present one;
 * what became of that transfer is asked for on its own.
 */
export function concludePayout(deps: Deps, { sellerId, id, attempt }: Ids, answer: TransferAnswer): Promise<boolean> {
  return deps.database.write({ sellerId }, async (db) => {
    const payout = await lockPayout(db, id, sellerId);
    if (payout && payout.attempt !== attempt) await askOfEarlier(db, payout, answer);
    if (!payout || payout.attempt !== attempt) return false;
    const after = await applied(db, payout, answer, deps);
    return after.status === 'PROCESSING';
  });
}

async function askOfEarlier(db: Db, { sellerId, id: payoutId }: PayoutRecord, answer: TransferAnswer): Promise<void> {
  const { reference } = answer;
  if (reference) await enqueue(db, 'payout.check', { sellerId, payoutId, reference });
}

/**
 * The provider has paid a transfer that it had called off, and another one was asked for since: what is not paid yet stays
 * with staff, and nothing more is sent. Told once of each transfer.
 *
 * @throws when the payout was paid: that is money paid twice, for whoever reads the log
 */
export async function concludeEarlier(deps: Deps, { sellerId, id }: Ids, reference: string): Promise<void> {
  const told: PayoutEventEntry = { at: deps.clock.now(), actor: systemActor, detail: { earlier: reference } };
  const status = await deps.database.write({ sellerId }, async (db) => {
    const payout = await lockPayout(db, id, sellerId);
    if (!payout || (await earlierPaid(db, payout)).includes(reference)) return null;
    const after = await endPayout(db, payout, 'paid_earlier', told);
    if (after === payout) await recordPayoutEvent(db, payout, 'paid_earlier', payout.status, told);
    return after.status;
  });
  if (status === 'PAID') throw new Error(`Payout ${id} was paid twice: the provider has paid ${reference} too`);
}

async function applied(db: Db, payout: PayoutRecord, answer: TransferAnswer, { clock }: Deps): Promise<PayoutRecord> {
  const told: PayoutEventEntry = { at: clock.now(), actor: systemActor };
  if (answer.outcome === 'silent') {
    const { reference: providerReference } = answer;
    const named = providerReference ? await updatePayout(db, payout, { providerReference }) : payout;
    const isGivenUp = named.status === 'PROCESSING' && isSilentTooLong(named, told.at);
    return isGivenUp ? endPayout(db, named, 'no_answer', told) : named;
  }
  const state = answer.outcome === 'ok' ? answer.state : 'cancelled';
  const known = await remembered(db, payout, answer, told);
  const outcome = answer.outcome === 'ok' ? outcomeOf(state) : 'refused';
  if (outcome === null) return known;
  const event = afterwards[`${known.status} ${outcome}`] ?? outcome;
  return endPayout(db, known, event, { ...told, detail: { providerState: state } }, codeOf(answer, event));
}

/** Money that comes back after it was paid out is owed again; a failure that was paid after all is for staff to look at. */
const afterwards: Readonly<Record<string, PayoutEventName>> = {
  'PAID refused': 'returned',
  'FAILED settled': 'contradicted',
};

/** Keeps what the provider calls the transfer and says of it, if that is news. */
function remembered(
  db: Db,
  payout: PayoutRecord,
  answer: Exclude<TransferAnswer, { outcome: 'silent' }>,
  { at }: PayoutEventEntry,
): Promise<PayoutRecord> {
  const providerReference = answer.reference ?? payout.providerReference;
  const providerState = answer.outcome === 'ok' ? answer.state : payout.providerState;
  return updatePayout(db, payout, { providerReference, providerState, answeredAt: at });
}

const codeOf = (answer: TransferAnswer, event: PayoutEventName): string | null => {
  if (answer.outcome === 'refused') return answer.code;
  return event === 'settled' || event === 'contradicted' ? null : 'returned_by_bank';
};

/** Moves the payout with its ledger and its event; one whose state does not know the event stays as it is. */
export async function endPayout(
  db: Db,
  payout: PayoutRecord,
  event: PayoutEventName,
  told: PayoutEventEntry,
  failureCode: string | null = null,
  statementReference: string | null = null,
): Promise<PayoutRecord> {
  const isPaid = event === 'settled' || event === 'reconcile_paid';
  const after = await movePayout(db, payout, event, told, {
    failureCode,
    settledAt: isPaid ? told.at : null,
    ...(statementReference ? { statementReference } : {}),
  });
  if (!after) return payout;
  const { sellerId, saleId, id: payoutId, orderNumber, currency, amountMinor } = after;
  const of = { sellerId, saleId, payoutId, currency, at: told.at };
  if (isPaid) await postJournal(db, of, settledJournal(amountMinor));
  if (event === 'returned') await postJournal(db, of, returnedJournal(amountMinor));
  await emit(db, told.at, topicOfEnd(after.status), { sellerId, saleId, payoutId, orderNumber });
  return after;
}

function topicOfEnd(status: PayoutStatus): 'payout.paid' | 'payout.failed' | 'payout.unresolved' {
  if (status === 'PAID') return 'payout.paid';
  return status === 'FAILED' ? 'payout.failed' : 'payout.unresolved';
}
