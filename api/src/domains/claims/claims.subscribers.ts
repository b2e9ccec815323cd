/** What is lost altogether is claimed by the system, so that no buyer has to find out by waiting (CLM-03); an order that ends closes its claims. */
import { claimMessages } from '@quayside/contract/messages/claims';
import { Refusal } from '../../kernel/errors.ts';
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { isAllLostOnward, salesInShipment } from '../packages/packages.public.ts';
import { isAllLost } from '../shipments/shipments.public.ts';
import type { ClaimErrorCode } from './claims.errors.ts';
import { closeClaimsOf } from './use-cases/close-with-sale.ts';
import { submitLostShipment } from './use-cases/submit-lost-shipment.ts';

/** Somebody was faster, or there is nothing to claim: then nothing is to be done. */
const settled: readonly ClaimErrorCode[] = [
  'claim_already_open',
  'claim_sale_not_paid',
  'claim_nothing_shipped',
  'claim_delivered',
  'claim_window_closed',
];

async function claimLost(write: Write, sellerId: string, saleQid: string): Promise<void> {
  const claim = { sellerId, saleQid, description: claimMessages.lostBySystem, contestsDelivery: false };
  await submitLostShipment(write, claim).catch((error: unknown) => {
    if (!(error instanceof Refusal) || !settled.some((code) => code === error.code)) throw error;
  });
}

export const claimSubscribers: readonly Subscriber[] = [
  ...(['sale.declined', 'sale.expired', 'sale.cancelled'] as const).map((topic) =>
    changeUpon(`claims.${topic}`, topic, () => 'system', closeClaimsOf),
  ),
  changeUpon(
    'claims.lost',
    'shipment.moved',
    () => 'system',
    async (write, { sellerId, saleId, status }) => {
      // Of goods that are lost in part only their buyer knows which are missing.
      if (status === 'LOST' && (await isAllLost(write.db, sellerId, saleId))) await claimLost(write, sellerId, saleId);
    },
  ),
  changeUpon(
    'claims.lost_onward',
    'warehouse_shipment.troubled',
    () => 'system',
    async (write, { shipmentId, journey }) => {
      if (journey !== 'LOST') return;
      for (const { sellerId, saleId } of await salesInShipment(write.db, shipmentId))
        if (await isAllLostOnward(write.db, sellerId, saleId)) await claimLost(write, sellerId, saleId);
    },
  ),
];
