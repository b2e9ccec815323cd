/**
 * The embedded payment provider: a table of transfers with the same states as the real one.
 *
 * Like a sandbox it answers by the ending of the account: …0001 is refused, …0002 stays silent, …0003 bounces back.
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
      const status = account.endsWith('0003') ? 'bounced_back' : 'outgoing_payment_sent';
      const transfer = { id, account, amountMinor, currency, reference, status, createdAt: clock.now() } as const;
      const kept = await database.write('none', (db) => keepTransfer(db, transfer));
      return kept ? { status: kept } : 'silent';
    },
    statusOf: (id) => database.read('none', (db) => transferStatus(db, id)),
  };
}
