/** The embedded payment provider, with answers that get lost, come late or say what a test wants. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type {
  PaymentsPort,
  TransferAnswer,
  TransferRequest,
  TransferState,
} from '../adapters/payments/payments.port.ts';
import type { Database } from '../platform/db/database.ts';
import { providerTransfers } from '../platform/db/platform.tables.ts';

/** `lost`: the request never arrived; `unheard`: the transfer was made and the answer got lost. */
export type ScriptedAnswer = 'lost' | 'unheard' | TransferAnswer;

export type ScriptedPayments = {
  readonly port: PaymentsPort;
  /** What the next transfers are answered, in turn; then as the embedded provider does. */
  readonly next: ScriptedAnswer[];
  /** Every transfer that was asked for. */
  readonly asked: TransferRequest[];
  /** No account and amount is confirmed. */
  isSilentOnQuotes: boolean;
  /** Every account and amount is refused. */
  isRefusingQuotes: boolean;
  /** What becomes of a transfer afterwards, at the bank. */
  becomes(id: string, state: TransferState): Promise<void>;
};

const silent: TransferAnswer = { outcome: 'silent' };
const message = z.object({ delivery: z.string(), test: z.boolean().default(false), reference: z.string() });

export function scriptedPayments(embedded: PaymentsPort, database: Database): ScriptedPayments {
  const next: ScriptedAnswer[] = [];
  const asked: TransferRequest[] = [];
  const scripted: ScriptedPayments = {
    next,
    asked,
    isSilentOnQuotes: false,
    isRefusingQuotes: false,
    port: {
      ...embedded,
      quote: async (request) => {
        if (scripted.isSilentOnQuotes) return { outcome: 'silent' };
        return scripted.isRefusingQuotes ? { outcome: 'refused' } : embedded.quote(request);
      },
      transfer: async (request) => {
        asked.push(request);
        const answer = next.shift();
        if (answer === 'lost') return silent;
        if (answer && answer !== 'unheard') return answer;
        const made = await embedded.transfer(request);
        return answer === 'unheard' ? silent : made;
      },
      // Signed is what carries the header; the real signature is the adapter's own concern.
      noticeOf: (headers, body) => {
        if (headers['x-signature'] !== 'good') return null;
        const { delivery, test, reference } = message.parse(JSON.parse(body));
        const state = 'processing' as const;
        return { deliveryId: delivery, isTest: test, reference, state, occurredAt: '2026-11-21T08:00:00.000Z' };
      },
    },
    becomes: (id, status) =>
      database.write('none', async (db) => {
        await db.update(providerTransfers).set({ status }).where(eq(providerTransfers.id, id));
      }),
  };
  return scripted;
}
