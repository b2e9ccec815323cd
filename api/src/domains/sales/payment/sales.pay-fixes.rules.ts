/** Where a person puts right what stands in the way of a payment. Pure. */
import type { PayFix } from '@quayside/contract/sale-actions';
import type { PayRuleName } from '../sales.rules.ts';
import type { SaleContext } from '../sales.types.ts';

/** For a rule that refuses; empty where nothing can be done any more, as after the deadline. */
export function payFixesOf(rule: PayRuleName, { sale, seller }: SaleContext): PayFix[] {
  switch (rule) {
    case 'status':
      return sale.status === 'REQUESTED' ? ['quantities'] : [];
    case 'claim':
      return [];
    case 'sla':
      return ['sla'];
    case 'profile':
      return [...seller.missingProfile];
    case 'shipping':
      return [sale.shippingMethod === 'PLATFORM' && sale.loadCount > 0 ? 'carrier' : 'shipping'];
    case 'fee':
    case 'vat':
      return ['fees'];
    case 'currency':
    case 'limit':
      return ['support'];
  }
}
