/**
 * The embedded payment provider: a table of transfers with the same states as the real one.
 *
 * Like a sandbox it answers by the ending of the account: …0001 is refused and …0002 stays silent when asked for a quote,
 * …0003 pays and has the money sent back, …0004 stays silent about a transfer, …0005 has no funds for it.
 */
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PaymentsPort } from './payments.port.ts';
import { keepTransfer, transferStatus } from './transfers.repository.ts';

export function embeddedPayments(database: Database, clock: Clock): PaymentsPort {
  return {
    quote: async ({ account, amountMinor }) => {
      if (account.endsWith('0001')) return { outcome: 'refused' };
      if (account.endsWith('0002')) return { outcome: 'silent' };
      return { outcome: 'ok', reference: `quote-${account.slice(-4)}-${amountMinor}` };
    },
    transfer: async ({ id, account, amountMinor, currency, reference }) => {
      if (account.endsWith('0004')) return { outcome: 'silent' };
      if (account.endsWith('0005')) return { outcome: 'refused', code: 'transfer.insufficient_funds', reference: null };
      const status = account.endsWith('0003') ? 'funds_refunded' : 'outgoing_payment_sent';
      const transfer = { id, account, amountMinor, currency, reference, status, createdAt: clock.now() } as const;
      const state = await database.write('none', (db) => keepTransfer(db, transfer));
      return state ? { outcome: 'ok', reference: id, state } : { outcome: 'silent' };
    },
    stateOf: async (reference) => {
      const state = await database.read('none', (db) => transferStatus(db, reference));
      return state ? { outcome: 'ok', state } : { outcome: 'unknown' };
    },
    // What it sends is sent at once: nothing is left to be ended.
    cancel: async () => false,
    // It has no messages to send: whatever claims to be one is not.
    noticeOf: () => null,
  };
}
