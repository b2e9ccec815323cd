/**
 * What is lost is claimed by the system, so that no buyer has to find out by waiting (CLM-03): at once, or when the claim ends that
 * was open meanwhile. An order that ends closes its claims.
 */
import { claimStatuses, groupOfClaim } from '@quayside/contract/claim-values';
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { salesInShipment } from '../packages/packages.public.ts';
import { claimLost } from './use-cases/claim-lost.ts';
import { closeClaimsOf } from './use-cases/close-with-sale.ts';

/** What can end a claim, but the end of its order. */
const endings = [
  ...(['claim.decide', 'claim.confirm', 'claim.settle', 'claim.ship_again'] as const),
  ...(['claim.withdraw', 'claim.evidence_timeout'] as const),
] as const;

const isOver = (status: string): boolean =>
  claimStatuses.some((one) => one === status && groupOfClaim[one] === 'CLOSED');

export const claimSubscribers: readonly Subscriber[] = [
  ...(['sale.declined', 'sale.expired', 'sale.cancelled'] as const).map((topic) =>
    changeUpon(`claims.${topic}`, topic, () => 'system', closeClaimsOf),
  ),
  changeUpon(
    'claims.lost',
    'shipment.moved',
    () => 'system',
    async (write, { sellerId, saleId, status }) => {
      // What was lost before is claimed altogether once the rest went back.
      if (status === 'LOST' || status === 'RETURNED_TO_SENDER') await claimLost(write, { sellerId, saleId });
    },
  ),
  changeUpon(
    'claims.lost_onward',
    'warehouse_shipment.troubled',
    () => 'system',
    async (write, { shipmentId, journey }) => {
      if (journey !== 'LOST') return;
      for (const one of await salesInShipment(write.db, shipmentId)) await claimLost(write, one);
    },
  ),
  changeUpon('claims.lost_none_left', 'shipment.none_left', () => 'system', claimLost),
  // What was announced in place of a given-up package comes no more.
  changeUpon('claims.lost_taken_back', 'shipment.taken_back', () => 'system', claimLost),
  changeUpon(
    'claims.lost_beside_returned',
    'package.resolved',
    () => 'system',
    async (write, { sellerId, saleId, resolution }) => {
      if (resolution === 'RETURN_TO_SELLER' || resolution === 'DISPOSE') await claimLost(write, { sellerId, saleId });
    },
  ),
  // One claim at a time is open about an order: what got lost meanwhile is claimed after it.
  ...endings.map((topic) =>
    changeUpon(
      `claims.lost_after.${topic}`,
      topic,
      () => 'system',
      async (write, { sellerId, saleId, status }) => {
        if (isOver(status)) await claimLost(write, { sellerId, saleId });
      },
    ),
  ),
];
