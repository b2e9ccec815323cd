import { billingIdentities, legalEntities } from '../../platform/legal.ts';
import type { Party } from './papers.facts.ts';

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
