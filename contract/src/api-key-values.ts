/** What a key may be allowed: never to change bank details, the company, its people or its keys. */
export const apiKeyScopes = [
  'orders.read',
  'orders.confirm',
  'orders.decline',
  'orders.update',
  'shipping.book',
  'documents.manage',
  'payments.trigger',
  'payouts.read',
  'offers.read',
  'offers.write',
  'stocklist.upload',
  'gtin_checker.use',
  'discounts.write',
  'claims.read',
  'claims.respond',
  'insights.read',
  'exports.create',
  'claims.submit',
  'checkout.write',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Living keys of a company. */
export const mostKeys = 50;
