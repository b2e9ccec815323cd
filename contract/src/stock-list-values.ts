/** Values of stock lists, without Zod, so that the portal can use them (domain page, section 9). */
export const stockListStatuses = [
  'QUEUED',
  'PARSING',
  'MAPPING_REQUIRED',
  'MATCHING',
  'PREVIEW_READY',
  'APPLYING',
  'SUCCEEDED',
  'PARTIALLY_SUCCEEDED',
  'FAILED',
  'CANCELLED',
] as const;
export type StockListStatus = (typeof stockListStatuses)[number];
export const rowCodes = [
  'CREATED',
  'UPDATED',
  'UNCHANGED',
  'INVALID_GTIN',
  'GTIN_CHECK_DIGIT',
  'GTIN_UNKNOWN',
  'DUPLICATE_GTIN',
  'INVALID_PRICE',
  'PRICE_OUTLIER',
  'PRICE_BELOW_FLOOR',
  'INVALID_INVENTORY',
  'INVALID_SELLING_UNIT',
  'CURRENCY_UNSUPPORTED',
] as const;
export type RowCode = (typeof rowCodes)[number];
/** Rows that can be applied. */
export const goodRowCodes = ['CREATED', 'UPDATED', 'UNCHANGED'] as const satisfies RowCode[];
export const stockListKinds = ['STOCK_LIST', 'CHECK_ONLY', 'GTIN_CHECK'] as const;
export const stockListActions = ['map', 'apply', 'cancel', 'undo'] as const;
export const mostListRows = 200_000;
