/** What a company's own programs are told of. */
export const webhookTypes = [
  'checkout.expired',
  'order.placed',
  'order.paid',
  'order.ended',
  'order.issue_answered',
  'order.invoiced',
  'sale.requested',
  'sale.declined',
  'sale.expired',
  'sale.cancelled',
  'sale.confirmed_reduced',
  'shipment.moved',
  'claim.decide',
  'claim.accept',
  'webhook.test',
] as const;

export const webhookStatuses = ['PENDING', 'DELIVERED', 'FAILED'] as const;
/** Why there was no answer with a status. */
export const webhookProblems = ['TIMEOUT', 'NO_CONNECTION', 'ADDRESS_REFUSED', 'SWITCHED_OFF'] as const;

/** Endpoints of a company. */
export const mostEndpoints = 5;
