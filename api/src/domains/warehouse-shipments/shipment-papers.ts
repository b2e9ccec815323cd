/** What the papers of a shipment say. Pure. */

import type { Instant } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Party } from '../../kernel/party.ts';
import { carrierByQid } from '../carriers/carriers.public.ts';
import type { LabelSet } from '../papers/papers.public.ts';
import type { Manifest } from './layouts/manifest.ts';
import type { PackingList } from './layouts/packing-list.ts';
import type { ShipmentDetailRow } from './warehouse-shipments.read-model.ts';

type Place = Pick<Party, 'name' | 'line1' | 'postalCode' | 'city' | 'country'> &
  Partial<Pick<Party, 'line2' | 'region'>>;
type Places = { readonly from: Place; readonly to: Place };
type Shipment = ShipmentDetailRow['shipment'];
type Packages = ShipmentDetailRow['packages'];

const partyOf = ({ name, line1, line2 = '', postalCode, city, region = '', country }: Place): Party => ({
  ...{ name, line1, line2, postalCode, city, region, country },
  ...{ vatNumber: null, registrationNumber: null },
});
const carrierName = (qid: string | null): string | null => (qid === null ? null : (carrierByQid(qid)?.name ?? qid));

/** All labels, or that of one package; each says which of how many it is. */
export function labelsOf(
  shipment: Shipment,
  packages: Packages,
  { from, to }: Places,
  only: string | undefined,
): LabelSet {
  return {
    ...{ orderNumber: shipment.number, author: from.name, createdAt: shipment.readyAt ?? shipment.createdAt },
    labels: packages.flatMap(({ package: { id, sscc, code, weightKg } }, index) =>
      only !== undefined && only !== id
        ? []
        : [
            {
              ...{ sscc: present(sscc, 'a closed shipment has codes'), contents: 'PARCEL', size: null, goods: null },
              ...{ piece: index + 1, pieces: packages.length, from: partyOf(from), to: partyOf(to) },
              ...{ buyerReference: code, carrier: carrierName(shipment.carrier), weightKg },
            },
          ],
    ),
  };
}

export function packingListOf(shipment: Shipment, packages: Packages, { from, to }: Places, now: Instant): PackingList {
  const { number, trackingNumber, weightKg } = shipment;
  return {
    ...{ number, trackingNumber, weightKg, createdAt: now, carrier: carrierName(shipment.carrier) },
    ...{ from: partyOf(from), to: partyOf(to) },
    packages: packages.map(({ package: one, lineCount, unitCount }) => ({
      ...{ code: one.code, sscc: one.sscc, order: one.orderNumber, sellerName: one.sellerName },
      ...{ lineCount, unitCount, weightKg: one.weightKg },
    })),
  };
}

/** Null: it was not handed over. */
export function manifestOf(shipment: Shipment, packages: Packages, { from, to }: Places): Manifest | null {
  const { number, trackingNumber, weightKg, driverName, signature, shippedAt } = shipment;
  if (shippedAt === null) return null;
  return {
    ...{ number, trackingNumber, weightKg, driverName, signature, handedOverAt: shippedAt },
    ...{ handedOver: `${shippedAt.slice(11, 16)} UTC`, carrier: carrierName(shipment.carrier) ?? '–' },
    ...{ from: partyOf(from), to: partyOf(to) },
    packages: packages.map(({ package: { code, sscc, weightKg: kilograms } }) => ({ code, sscc, weightKg: kilograms })),
  };
}
