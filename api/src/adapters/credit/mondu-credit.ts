/**
 * Mondu: trade accounts, purchasing limits and notices about buyers. Source: the vendor's own shop plugin
 * (mondu-ai/magento2-checkout). Errors are not described there: whatever is no success is a refusal.
 */
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { type OutsideReport, outsideCalls } from '../../platform/outside-call.ts';
import type { CreditPort } from './credit.port.ts';
import { signedNotice } from './credit-notice.ts';

export type MonduAccess = { readonly baseUrl: string; readonly token: string; readonly webhookSecret: string };
type Around = {
  readonly clock: Clock;
  readonly report: (report: OutsideReport) => void;
  /** Where the buyer comes back to. */
  readonly siteBaseUrl: string;
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

const account = z.looseObject({ hosted_page_url: z.url({ protocol: /^https?$/ }) });
const limit = z.looseObject({ purchasing_limit: z.looseObject({ max_purchase_value_cents: z.int().min(0) }) });

export function monduCredit({ baseUrl, token, webhookSecret }: MonduAccess, around: Around): CreditPort {
  const call = outsideCalls({ name: 'mondu', baseUrl, headers: { 'api-token': token }, ...around });
  const back = (became: string) => `${around.siteBaseUrl}/?credit=${became}`;
  return {
    apply: async ({ buyerId }) => {
      const answer = await call({
        ...{ method: 'POST', path: '/trade_account', about: '/trade_account' },
        body: {
          external_reference_id: buyerId,
          redirect_urls: {
            success_url: back('accepted'),
            cancel_url: back('cancelled'),
            declined_url: back('declined'),
          },
        },
        // An application belongs to our id of the buyer: the same one again is the same application.
        isRepeatable: true,
      });
      if (typeof answer === 'string') return { outcome: 'silent' };
      const begun = account.safeParse(answer.body);
      if (answer.status >= 300 || !begun.success) return { outcome: 'refused' };
      return { outcome: 'begun', page: begun.data.hosted_page_url };
    },
    limitOf: async (reference) => {
      const answer = await call({
        ...{ method: 'GET', path: `/buyers/${encodeURIComponent(reference)}/purchasing_limit` },
        ...{ about: '/buyers/{uuid}/purchasing_limit', isRepeatable: true },
      });
      if (typeof answer === 'string') return { outcome: 'silent' };
      const said = limit.safeParse(answer.body);
      if (answer.status >= 300 || !said.success) return { outcome: 'unknown' };
      return { outcome: 'ok', limitMinor: BigInt(said.data.purchasing_limit.max_purchase_value_cents) };
    },
    noticeOf: (headers, body) => signedNotice(webhookSecret, headers, body),
  };
}
