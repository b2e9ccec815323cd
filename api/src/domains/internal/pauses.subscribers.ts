/**
 * What pauses a company as soon as it happens (decision 0017): a VAT number that is none any more, lists that all ended. It may
 * be told late, and counts only when it still is so.
 */
import { automaticPauseMessages as words } from '@quayside/contract/messages/internal-sellers';
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { hasCurrentOffers } from '../offers/offers.public.ts';
import { pauseFor } from './use-cases/pause-for.ts';

const ofCompany = ({ sellerId }: { readonly sellerId: string }) => ({ sellerId });

export const pauseSubscribers: readonly Subscriber[] = [
  changeUpon('internal.pause_invalid_vat', 'seller.vat_invalid', ofCompany, async (write, { sellerId }) => {
    if (!write.deps.config.automaticPauses) return;
    const finding = { reason: 'INVALID_VAT', note: words.invalidVat } as const;
    await pauseFor(write, sellerId, finding, ({ vatStatus }) => vatStatus === 'INVALID');
  }),
  changeUpon('internal.pause_stale_list', 'offer.lists_ended', ofCompany, async (write, { sellerId }) => {
    if (!write.deps.config.automaticPauses) return;
    const finding = { reason: 'STALE_STOCK_LIST', note: words.staleList } as const;
    await pauseFor(write, sellerId, finding, async () => !(await hasCurrentOffers(write.db, sellerId, write.now)));
  }),
];
