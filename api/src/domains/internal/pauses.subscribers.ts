/** What pauses a company as soon as it happens (decision 0017): a VAT number that is none any more, lists that all ended. */
import { automaticPauseMessages as words } from '@quayside/contract/messages/internal-sellers';
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { hasCurrentOffers } from '../offers/offers.public.ts';
import { pauseFor } from './use-cases/pause-for.ts';

const ofCompany = ({ sellerId }: { readonly sellerId: string }) => ({ sellerId });

export const pauseSubscribers: readonly Subscriber[] = [
  changeUpon('internal.pause_invalid_vat', 'seller.vat_invalid', ofCompany, async (write, { sellerId }) => {
    if (!write.deps.config.automaticPauses) return;
    await pauseFor(write, sellerId, { reason: 'INVALID_VAT', note: words.invalidVat });
  }),
  changeUpon('internal.pause_stale_list', 'offer.lists_ended', ofCompany, async (write, { sellerId }) => {
    if (!write.deps.config.automaticPauses || (await hasCurrentOffers(write.db, sellerId, write.now))) return;
    await pauseFor(write, sellerId, { reason: 'STALE_STOCK_LIST', note: words.staleList });
  }),
];
