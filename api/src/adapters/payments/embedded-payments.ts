/**
 * The embedded payment provider: a table of transfers with the same states as the real one, paid by a bank file.
 *
 * Like a sandbox it answers by the ending of the account: …0001 is refused and …0002 stays silent when asked for a quote,
 * …0003 pays and has the money sent back, …0004 stays silent about a transfer, …0005 has no funds for it.
 */
import { z } from 'zod';
import { type Clock, days, plus } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import { bankFile, type Debtor } from './bank-file.ts';
import { checkedRecipient, endingOf, nameOf, requirementsOf } from './embedded-recipients.ts';
import type { PaymentsPort } from './payments.port.ts';
import {
  keepRecipient,
  keepTransfer,
  recipientsNamed,
  transferStatus,
  transfersBetween,
} from './transfers.repository.ts';

type Settings = { readonly tokenSecret: string; readonly debtor: Debtor };

export function embeddedPayments(database: Database, clock: Clock, settings: Settings): PaymentsPort {
  return { ...accounts(database, clock, settings), ...transfers(database, clock), ...files(database, settings) };
}

function accounts(
  database: Database,
  clock: Clock,
  { tokenSecret }: Settings,
): Pick<PaymentsPort, 'requirements' | 'recipient'> {
  const key = derivedKey(tokenSecret, 'payment-recipient');
  return {
    requirements: async (currency) => requirementsOf(currency),
    recipient: async (given) => {
      const { request, faults } = checkedRecipient(given);
      if (Object.keys(faults).length > 0) return { outcome: 'refused', fields: faults };
      const { kind, holder, country, currency, fields } = request;
      const account = nameOf(key, request);
      const sealed = seal(key, JSON.stringify(fields));
      const row = { id: account, kind, holder, country, currency, sealed, createdAt: clock.now() };
      await database.write('none', (db) => keepRecipient(db, row));
      return { outcome: 'ok', account, ending: endingOf(request) };
    },
  };
}

function transfers(
  database: Database,
  clock: Clock,
): Pick<PaymentsPort, 'quote' | 'transfer' | 'stateOf' | 'cancel' | 'noticeOf'> {
  return {
    quote: async ({ account, amountMinor }) => {
      if (account.endsWith('0001')) return { outcome: 'refused' };
      if (account.endsWith('0002')) return { outcome: 'silent' };
      return { outcome: 'ok', reference: `quote-${account.slice(-4)}-${amountMinor}` };
    },
    transfer: async ({ id, account, holder, amountMinor, currency, reference }) => {
      if (account.endsWith('0004')) return { outcome: 'silent' };
      if (account.endsWith('0005')) return { outcome: 'refused', code: 'transfer.insufficient_funds', reference: null };
      const status = account.endsWith('0003') ? 'funds_refunded' : 'outgoing_payment_sent';
      const transfer = { id, account, holder, amountMinor, currency, reference, status, createdAt: clock.now() };
      const state = await database.write('none', (db) => keepTransfer(db, transfer));
      return state ? { outcome: 'ok', reference: id, state } : { outcome: 'silent' };
    },
    stateOf: async (reference) => {
      if (!z.uuid().safeParse(reference).success) return { outcome: 'unknown' };
      const state = await database.read('none', (db) => transferStatus(db, reference));
      return state ? { outcome: 'ok', state } : { outcome: 'unknown' };
    },
    // What it sends is sent at once: nothing is left to be ended.
    cancel: async () => false,
    // It has no messages to send: whatever claims to be one is not.
    noticeOf: () => null,
  };
}

const numbers = z.record(z.string(), z.string());

function files(database: Database, { tokenSecret, debtor }: Settings): Pick<PaymentsPort, 'bankFile'> {
  const key = derivedKey(tokenSecret, 'payment-recipient');
  return {
    bankFile: async (date) => {
      const from = `${date}T00:00:00.000Z`;
      const { made, known } = await database.read('none', async (db) => {
        const all = await transfersBetween(db, from, plus(from, days(1)));
        const paid = all.filter(({ status }) => status === 'outgoing_payment_sent');
        return { made: paid, known: await recipientsNamed(db, [...new Set(paid.map(({ account }) => account))]) };
      });
      if (made.length === 0) return null;
      const ibans = new Map(known.map(({ id, sealed }) => [id, numbers.parse(JSON.parse(unseal(key, sealed))).IBAN]));
      const rows = made.map((transfer) => ({ ...transfer, account: ibans.get(transfer.account) ?? transfer.account }));
      return bankFile(rows, debtor, date, from);
    },
  };
}
