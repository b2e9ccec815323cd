import type { Party } from '../../kernel/party.ts';
import { billingIdentities, legalEntities } from '../../platform/legal.ts';

/** Our company that buys from sellers of that country: the British one in GB, the Dutch one elsewhere. */
export function customerOf(sellerCountry: string): Party {
  const which = sellerCountry === 'GB' ? 'uk' : 'eu';
  const { name, address, city, postcode, country } = legalEntities[which];
  return {
    name,
    line1: address,
    line2: '',
    postalCode: postcode,
    city,
    region: '',
    country,
    ...billingIdentities[which],
  };
}
