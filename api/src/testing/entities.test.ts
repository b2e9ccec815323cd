import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The last section of the API page: fields the specification gives, entity by entity. */
const given = {
  User: 'qid email country account pricingModel createdAt company signature isPhoneVerified isEmailVerified isWarehouseUser isSeller isStaff accountManager sellerStatus pauseReason expectedPauseEnd fee address',
  TokenRecord: 'user accessToken signature accessExp',
  LoginAnswer: 'user accessToken signature accessExp',
  Sale: 'qid status order hasRead lines documents commercialInvoice declineReasons shipmentGroup shipments expiredAt expiredFrom destination carrierBooking sellerShippingFee sellerVat invoice expiresAt nextAction allowedActions version',
  SaleDocument: 'documentQid documentType metadata',
  SaleShipment: 'qid carrier trackAndTraceNumbers',
  Shipment: 'qid',
  Carrier: 'qid',
  Address: 'qid companyName billingAddressQid shippingAddressQid usageTypes',
} as const;

const fields = z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) });
const published = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) });
const file = new URL('../../../openapi.json', import.meta.url);
const { schemas } = published.parse(JSON.parse(readFileSync(file, 'utf8'))).components;

describe('[ENT-01] the published answers', () => {
  it.each(Object.entries(given))('%s carries every given field, always', (entity, names) => {
    const { properties, required } = fields.parse(schemas[entity]);
    const missing = names.split(' ').filter((name) => !(name in properties) || !required.includes(name));
    expect(missing).toEqual([]);
  });

  it('never show what is write-only', () => {
    for (const entity of Object.keys(given))
      for (const name of ['password', 'secret', 'emailToken', 'phoneCode'])
        expect(fields.parse(schemas[entity]).properties).not.toHaveProperty(name);
  });
});
